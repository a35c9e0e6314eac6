import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { threadId } from "node:worker_threads";
import type { SharePicture } from "#app/library/shown/share-picture.ts";
import {
  missingSharePictures,
  sharePicturePlace,
  usualShelf,
} from "#scripts/build/pictures/share-shelf.ts";
import {
  drawSharePicture,
  shareWorkshop,
} from "#scripts/build/pictures/share/draw-share-picture.ts";

/** Draws one share picture and keeps it. */
export type SharePainter = (picture: SharePicture) => Promise<void>;

/** Gets ready to draw share pictures for a shelf; what they have in common is drawn once. */
export async function sharePainter(shelf = usualShelf): Promise<SharePainter> {
  mkdirSync(shelf, { recursive: true });
  const workshop = await shareWorkshop();
  return async (picture) => {
    const place = sharePicturePlace(picture.file, shelf);
    // It gets its name when it is whole, so that an interrupted build leaves no half picture.
    const draft = `${place}-${process.pid}-${threadId}`;
    writeFileSync(draft, await drawSharePicture(picture, workshop));
    renameSync(draft, place);
  };
}

/** Draws those of the share pictures that are not kept yet, and answers with how many. */
export async function drawSharePictures(
  pictures: SharePicture[],
  shelf = usualShelf,
): Promise<number> {
  const missing = missingSharePictures(pictures, shelf);
  if (missing.length === 0) return 0;
  const draw = await sharePainter(shelf);
  for (const picture of missing) await draw(picture);
  return missing.length;
}
