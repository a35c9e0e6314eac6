import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
export async function makeSharePictures(pictures: { file: string }[], folder: string) {
  mkdirSync(folder, { recursive: true });
  for (const { file } of pictures) writeFileSync(path.join(folder, file), "x");
  return Promise.resolve(pictures.length);
}
