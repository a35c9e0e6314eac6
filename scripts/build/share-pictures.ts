import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SharePicture } from "#app/library/shown/share-picture.ts";

const renderer = ["fit-text.ts", "share-picture.ts", "cut-fonts.ts"];

/** The folder of the cache for the renderer as it is now; one that is changed has another. */
export function sharePictureFolder(cache = path.resolve(".cache/share")): string {
  const files = [
    ...renderer.map((name) => `scripts/build/${name}`),
    ...readdirSync("app/leso").map((name) => `app/leso/${name}`),
    "package.json",
  ];
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(readFileSync(file));
  return path.join(cache, hash.digest("hex").slice(0, 12));
}

/** Renders the share pictures that a cache folder lacks, and answers with how many those were. */
export async function makeSharePictures(pictures: SharePicture[], cacheFolder: string) {
  // The renderer holds the cloth that it drew last, so pictures of one cloth follow each other.
  const nameOf = ({ cloth: { motif, layout, border } }: SharePicture) =>
    `${motif} ${layout} ${border}`;
  const missing = [...new Map(pictures.map((picture) => [picture.file, picture])).values()]
    .filter(({ file }) => !existsSync(path.join(cacheFolder, file)))
    .sort((one, other) => nameOf(one).localeCompare(nameOf(other), "en"));
  if (missing.length === 0) return 0;
  await mkdir(cacheFolder, { recursive: true });
  const { renderSharePicture } = await import("#scripts/build/share-picture.ts");
  const queue = missing.values();
  const work = async () => {
    for (const picture of queue) {
      const file = path.join(cacheFolder, picture.file);
      // It gets its name when it is whole, so that a build that is killed leaves no half picture.
      await writeFile(`${file}.${process.pid}`, await renderSharePicture(picture));
      await rename(`${file}.${process.pid}`, file);
    }
  };
  // Sharp works in threads of its own.
  await Promise.all([work(), work(), work(), work()]);
  return missing.length;
}
