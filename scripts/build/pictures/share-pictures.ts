import { copyFile, link, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SharePicture } from "#app/library/shown/share-picture.ts";
import {
  drawSharePicture,
  shareWorkshop,
  type ShareWorkshop,
} from "#scripts/build/pictures/share/draw-share-picture.ts";

const usualShelf = path.resolve(".cache/share");
// More files at once are waited for no longer.
const atOnce = 16;

/**
 * Puts the share pictures below assets/ in the output and answers how many had to be drawn. Each is
 * drawn once in its life and kept on a shelf; one that is in the output already is left as it is.
 */
export async function drawSharePictures(
  pictures: SharePicture[],
  output: string,
  shelf = usualShelf,
): Promise<number> {
  const assets = path.join(output, "assets");
  await Promise.all([mkdir(shelf, { recursive: true }), mkdir(assets, { recursive: true })]);
  // Several pages may be shared with the same picture.
  const wanted = [...new Map(pictures.map((picture) => [picture.file, picture])).values()];
  const missing: SharePicture[] = [];
  await inGroups(wanted, async (picture) => {
    if ((await sizeOf(path.join(shelf, picture.file))) === 0) missing.push(picture);
  });
  if (missing.length > 0) {
    const workshop = await shareWorkshop();
    await inGroups(missing, (picture) => keep(picture, shelf, workshop));
  }
  await inGroups(wanted, ({ file }) => putInto(path.join(assets, file), path.join(shelf, file)));
  return missing.length;
}

// It gets its name when it is whole, so that an interrupted build leaves no half picture.
async function keep(picture: SharePicture, shelf: string, workshop: ShareWorkshop) {
  const kept = path.join(shelf, picture.file);
  const draft = `${kept}-${process.pid}`;
  await writeFile(draft, await drawSharePicture(picture, workshop));
  await rename(draft, kept);
}

async function putInto(place: string, kept: string) {
  if ((await sizeOf(place)) === (await sizeOf(kept))) return;
  await rm(place, { force: true });
  // A second name for the file costs no room; not every two places can share one.
  await link(kept, place).catch(() => copyFile(kept, place));
}

async function inGroups<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

// A file without content is none.
function sizeOf(file: string) {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}
