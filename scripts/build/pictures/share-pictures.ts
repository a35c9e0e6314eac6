import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SharePicture } from "#app/library/shown/share-picture.ts";
import {
  drawSharePicture,
  shareWorkshop,
} from "#scripts/build/pictures/share/draw-share-picture.ts";

const usualShelf = path.resolve(".cache/share");

/** Where a share picture of this name is kept once it was drawn. */
export function sharePicturePlace(file: string, shelf = usualShelf) {
  return path.join(shelf, file);
}

/** Draws those of the share pictures that are not kept yet, and answers with how many. */
export async function drawSharePictures(
  pictures: SharePicture[],
  shelf = usualShelf,
): Promise<number> {
  const missing = new Map(
    pictures
      .filter(({ file }) => !existsSync(sharePicturePlace(file, shelf)))
      .map((picture) => [picture.file, picture]),
  );
  if (missing.size === 0) return 0;
  await mkdir(shelf, { recursive: true });
  const workshop = await shareWorkshop();
  for (const picture of missing.values()) {
    const place = sharePicturePlace(picture.file, shelf);
    // It gets its name when it is whole, so that an interrupted build leaves no half picture.
    const draft = `${place}-${process.pid}`;
    await writeFile(draft, await drawSharePicture(picture, workshop));
    await rename(draft, place);
  }
  return missing.size;
}
