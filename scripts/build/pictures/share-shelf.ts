import { statSync } from "node:fs";
import path from "node:path";
import type { SharePicture } from "#app/library/shown/share-picture.ts";
import { clothName } from "#scripts/build/pictures/share/cloth-name.ts";

/** The folder in which share pictures are kept. */
export const usualShelf = path.resolve(".cache/share");

/** Where a share picture of this name is kept once it was drawn. */
export function sharePicturePlace(file: string, shelf = usualShelf) {
  return path.join(shelf, file);
}

/** True where a share picture is kept already; a file that lost what was in it counts as none. */
export function isOnShelf({ file }: SharePicture, shelf = usualShelf) {
  const kept = statSync(sharePicturePlace(file, shelf), { throwIfNoEntry: false });
  return kept !== undefined && kept.size > 0;
}

/** Those of the share pictures that are not kept yet, each once, and those of one cloth together. */
export function missingSharePictures(pictures: SharePicture[], shelf = usualShelf): SharePicture[] {
  const missing = pictures
    .filter((picture) => !isOnShelf(picture, shelf))
    .map((picture) => [picture.file, { picture, cloth: clothName(picture.cloth) }] as const);
  return [...new Map(missing).values()]
    .sort((one, other) => (one.cloth < other.cloth ? -1 : Number(one.cloth > other.cloth)))
    .map(({ picture }) => picture);
}
