import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { SharePicture } from "#app/library/shown/share-picture.ts";
import { hashOfFiles } from "#scripts/build/files-state.ts";

/** Cached pictures with all that a site needs of a kind, and how many had to be made now. */
export type MadePictures = { files: string[]; made: number };

const renderer = ["fit-text.ts", "share-picture.ts"].map(
  (name) => `scripts/build/pictures/${name}`,
);

// A renderer that was changed has another folder, and renders all pictures again.
function cacheFolder() {
  const state = hashOfFiles([...renderer, "app/leso", ".cache/code/fonts/cuts.json"]);
  return path.resolve(".cache/pictures", `shares-${state.slice(0, 12)}`);
}

/** Renders the share pictures that are not cached yet; answers with all files and with how many are new. */
export async function makeSharePictures(
  pictures: SharePicture[],
  folder = cacheFolder(),
): Promise<MadePictures> {
  const files = pictures.map(({ file }) => path.join(folder, file));
  const missing = [...new Map(pictures.map((picture) => [picture.file, picture])).values()].filter(
    ({ file }) => !existsSync(path.join(folder, file)),
  );
  if (missing.length === 0) return { files, made: 0 };
  await mkdir(folder, { recursive: true });
  const { renderSharePicture } = await import("#scripts/build/pictures/share-picture.ts");
  const queue = missing.values();
  const work = async () => {
    for (const picture of queue) {
      const file = path.join(folder, picture.file);
      // It gets its name when it is whole, so that a build that is killed leaves no half picture.
      await writeFile(`${file}.${process.pid}`, await renderSharePicture(picture));
      await rename(`${file}.${process.pid}`, file);
    }
  };
  // Sharp works in threads of its own, one picture for each core.
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { files, made: missing.length };
}
