// Draws share pictures in a thread of its own and puts them on the shelf; answers when they are there.
import { parentPort, workerData } from "node:worker_threads";
import sharp from "sharp";
import type { SharePicture } from "#app/library/shown/share-picture.ts";
import { sharePainter } from "#scripts/build/pictures/share-pictures.ts";
import { isOnShelf } from "#scripts/build/pictures/share-shelf.ts";

// Nothing is drawn twice, and what it would keep is not the thread's alone.
sharp.cache(false);
const shelf = workerData as string;
const draw = await sharePainter(shelf);

async function drawAll(pictures: SharePicture[]) {
  // The thread that asked may have drawn some meanwhile, when it has nothing else to do.
  for (const picture of pictures) if (!isOnShelf(picture, shelf)) await draw(picture);
  parentPort?.postMessage(true);
}

parentPort?.on("message", (pictures: SharePicture[]) => {
  drawAll(pictures).catch(() => process.exit(1));
});
