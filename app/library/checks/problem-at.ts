import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";

/** What is said of something, and how grave it is. */
export type Words = Pick<Problem, "says" | "fix" | "severity"> & { expected?: string };

/** A problem with the value at a path inside an entry, or with a part of its words. */
export function problemAt(
  { file, places, path }: Entry,
  inner: readonly PropertyKey[],
  words: Words,
  part?: string,
): Problem {
  const full = [...path, ...inner];
  const place = part === undefined ? places.value(full) : places.words(full, part);
  return { file, ...place, field: full.join("."), expected: "", ...words };
}

/** Something at a path inside an entry that is worth a look and stops nothing. */
export function warningAt(
  entry: Entry,
  inner: readonly PropertyKey[],
  says: string,
  fix: string,
): Problem {
  return problemAt(entry, inner, { says, fix, severity: "warning" });
}
