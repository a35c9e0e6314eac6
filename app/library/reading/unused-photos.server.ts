import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { namedPhotos } from "#app/library/reading/read-photos.server.ts";
import { photoPath } from "#app/model/fields/image.ts";

/** Reports photographs in the content folder that no entry names, drafts included. */
export async function unusedPhotos(entries: Entry[], content: string): Promise<Problem[]> {
  // A name in other letters is reported where it stands, which says all.
  const named = new Set(entries.flatMap(namedPhotos).map((place) => place.toLowerCase()));
  const files = await readdir(content, { recursive: true });
  return files
    .map((file) => file.split(path.sep).join("/"))
    .filter(
      (file) => photoPath.test(file) && !/(^|\/)\./.test(file) && !named.has(file.toLowerCase()),
    )
    .map((file) => ({
      file: `${path.basename(content)}/${file}`,
      line: 1,
      column: 1,
      field: "",
      says: "Nothing shows this picture.",
      expected: "",
      fix: "Name it where it belongs, or take the file away.",
    }));
}
