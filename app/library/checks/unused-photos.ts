import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { namedPhotos } from "#app/library/reading/read-photos.server.ts";

/** Reports photographs of the content folder that no entry names, drafts included. */
export function unusedPhotos(entries: Entry[], names: string[], folder: string): Problem[] {
  // A name in other letters is reported where it is written, and need not be reported twice.
  const named = new Set(entries.flatMap(namedPhotos).map((place) => place.toLowerCase()));
  return names
    .filter((name) => !named.has(name.toLowerCase()))
    .map((name) => ({
      file: `${folder}/${name}`,
      line: 1,
      column: 1,
      field: "",
      says: "Nothing shows this picture.",
      expected: "",
      fix: "Name it where it belongs, or take the file away.",
    }));
}
