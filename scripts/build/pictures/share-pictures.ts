import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { threadId } from "node:worker_threads";
import type { SharePicture } from "#app/library/shown/share-picture.ts";
import { clothName } from "#scripts/build/pictures/share/cloth-pixels.ts";
import {
  drawSharePicture,
  shareWorkshop,
} from "#scripts/build/pictures/share/draw-share-picture.ts";

const usualShelf = path.resolve(".cache/share");

/** Where a share picture of this name is kept once it was drawn. */
export function sharePicturePlace(file: string, shelf = usualShelf) {
  return path.join(shelf, file);
}

/** Those of the share pictures that are not kept yet, each once, and those of one cloth together. */
export function missingSharePictures(pictures: SharePicture[], shelf = usualShelf): SharePicture[] {
  const missing = pictures
    .filter(({ file }) => !existsSync(sharePicturePlace(file, shelf)))
    .map((picture) => [picture.file, { picture, cloth: clothName(picture.cloth) }] as const);
  return [...new Map(missing).values()]
    .sort((one, other) => (one.cloth < other.cloth ? -1 : Number(one.cloth > other.cloth)))
    .map(({ picture }) => picture);
}

/** Draws one share picture and keeps it. */
export type DrawAndKeep = (picture: SharePicture) => Promise<void>;

/** Gets ready to draw share pictures for a shelf; what they have in common is drawn once. */
export async function sharePainter(shelf = usualShelf): Promise<DrawAndKeep> {
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
