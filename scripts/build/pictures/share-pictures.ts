import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { SharePicture } from "#app/content/parts/share-picture.ts";
import { drawSharePicture } from "#scripts/build/pictures/draw-share-picture.ts";
import { siteMarkFile } from "#scripts/build/pictures/site-mark.ts";

// What decides how a picture looks besides its words; where it changes, all are drawn again.
const renderer = [
  siteMarkFile,
  ...["draw-share-picture.ts", "fit-text.ts", "site-mark.ts"].map(
    (name) => `scripts/build/pictures/${name}`,
  ),
  ...["borders", "draw-cloth", "lay-figures", "motifs", "palette"].map(
    (name) => `app/leso/${name}.ts`,
  ),
];

function cacheFolder() {
  const hash = createHash("sha256");
  for (const file of renderer) hash.update(readFileSync(file));
  return path.resolve(".cache/pictures", `shares-${hash.digest("hex").slice(0, 12)}`);
}

/** Renders the share pictures that are not cached yet, and answers with the files of all. */
export async function makeSharePictures(
  pictures: SharePicture[],
  folder = cacheFolder(),
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const byFile = new Map(pictures.map((picture) => [path.join(folder, picture.file), picture]));
  const queue = byFile.entries();
  const work = async () => {
    for (const [file, picture] of queue) {
      if (existsSync(file)) continue;
      // It gets its name when it is whole, so that a build that is killed leaves no half picture.
      await writeFile(`${file}.${process.pid}`, await drawSharePicture(picture));
      await rename(`${file}.${process.pid}`, file);
    }
  };
  // Sharp works in threads of its own, one picture for each core.
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return [...byFile.keys()];
}
