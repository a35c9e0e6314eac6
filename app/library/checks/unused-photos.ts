import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { namedPhotos } from "#app/library/reading/read-photos.server.ts";

/**
 * Reports photographs of the content folder that no entry names, drafts included; `unread` are the
 * files that could not be read to the end.
 */
export function unusedPhotos(
  entries: Entry[],
  names: string[],
  folder: string,
  unread: string[],
): Problem[] {
  const doubted = unread.map((file) => file.slice(0, file.lastIndexOf("/") + 1));
  // A name in other letters is reported where it is written, and need not be reported twice.
  const named = new Set(entries.flatMap(namedPhotos).map((place) => place.toLowerCase()));
  return (
    names
      .filter((name) => !named.has(name.toLowerCase()))
      // A file that has to be mended first may name it.
      .filter((name) => !doubted.some((place) => `${folder}/${name}`.startsWith(place)))
      .map((name) => ({
        file: `${folder}/${name}`,
        line: 1,
        column: 1,
        field: "",
        says: "Nothing shows this picture.",
        expected: "",
        fix: "Name it where it belongs, or take the file away.",
      }))
  );
}
