import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";

/** A problem with the value at a path inside an entry. */
export function problemAt(
  { file, places, path }: Entry,
  inner: readonly PropertyKey[],
  words: Pick<Problem, "says" | "expected" | "fix">,
): Problem {
  const full = [...path, ...inner];
  return { file, ...places.value(full), field: full.join("."), ...words };
}
