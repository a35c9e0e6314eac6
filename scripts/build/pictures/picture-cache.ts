import { existsSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { sourceKey } from "#scripts/source-key.js";

/** The cache folder for one kind of picture; it changes with these files, and the code in these folders. */
export function pictureCache(kind: string, sources: string[]): string {
  return path.resolve(".cache/pictures", `${kind}-${sourceKey(sources)}`);
}

/** Draws a picture unless it is cached; it is renamed when complete, so that a killed build leaves no partial one. */
export async function cachePicture(file: string, draw: () => Promise<Buffer>): Promise<void> {
  if (existsSync(file)) return;
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, await draw());
  await rename(draft, file);
}
