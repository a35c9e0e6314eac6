import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";

/** An entry with its value as the model gives it, or as it was written where that has problems. */
export function finishedEntry(entry: Omit<Entry, "isWhole">, problems: Problem[]): Entry {
  if (problems.length > 0) return { ...entry, isWhole: false };
  return { ...entry, value: entry.schema.parse(entry.value), isWhole: true };
}
