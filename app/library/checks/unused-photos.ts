import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { namedPhotos, type FoundPhotos } from "#app/library/reading/read-photos.server.ts";

/**
 * Reports photographs of the content folder that no entry names, drafts included, and what is wrong
 * with them. While a text cannot be read, nobody knows whether it names one.
 */
export function unusedPhotos(
  entries: Entry[],
  photos: FoundPhotos["present"],
  { folder, isComplete }: { folder: string; isComplete: boolean },
): Problem[] {
  // A name in other letters is reported where it is written, and need not be reported twice.
  const named = new Set(entries.flatMap(namedPhotos).map((place) => place.toLowerCase()));
  return [...photos]
    .filter(([name]) => !named.has(name.toLowerCase()))
    .flatMap(([name, photo]) => {
      const top = { file: `${folder}/${name}`, line: 1, column: 1, field: "" };
      return [
        ...("hash" in photo ? [] : [{ ...top, ...photo }]),
        ...(isComplete ? [{ ...top, ...unused }] : []),
      ];
    });
}

const unused = {
  says: "Nothing shows this picture.",
  expected: "",
  fix: "Name it where it belongs, or take the file away.",
};
