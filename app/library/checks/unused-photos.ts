import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { namedPhotos, type FoundPhotos } from "#app/library/reading/read-photos.server.ts";

/**
/**
 * Reports photographs of the content folder that no entry names, drafts included, and what is wrong
 * with them. A file that cannot be read to the end may name those beside it.
 */
export function unusedPhotos(
  entries: Entry[],
  photos: FoundPhotos["present"],
  { folder, unread }: { folder: string; unread: string[] },
): Problem[] {
  const doubted = unread.map((file) => file.slice(0, file.lastIndexOf("/") + 1));
  // A name in other letters is reported where it is written, and need not be reported twice.
  const named = new Set(entries.flatMap(namedPhotos).map((place) => place.toLowerCase()));
  return [...photos]
    .filter(([name]) => !named.has(name.toLowerCase()))
    .flatMap(([name, photo]) => {
      const top = { file: `${folder}/${name}`, line: 1, column: 1, field: "" };
      const isDoubted = doubted.some((place) => top.file.startsWith(place));
      return [
        ...("hash" in photo ? [] : [{ ...top, ...photo }]),
        ...(isDoubted ? [] : [{ ...top, ...unused }]),
      ];
    });
}

const unused = {
  says: "Nothing shows this picture.",
  expected: "",
  fix: "Name it where it belongs, or take the file away.",
};
