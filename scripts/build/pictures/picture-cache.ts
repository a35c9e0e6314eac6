import path from "node:path";
import { sourceKey } from "#scripts/source-key.js";

/** The cache folder for one kind of picture; it changes with the code in these folders. */
export function pictureCache(kind: string, rooms: string[]): string {
  return path.resolve(".cache/pictures", `${kind}-${sourceKey(rooms)}`);
}
