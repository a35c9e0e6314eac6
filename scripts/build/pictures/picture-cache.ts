import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The cache folder for one kind of picture; it changes with the code in these folders. */
export function pictureCache(kind: string, rooms: string[]): string {
  const hash = createHash("sha256");
  for (const room of rooms)
    for (const file of readdirSync(room).filter((name) => name.endsWith(".ts")))
      hash.update(readFileSync(path.join(room, file)));
  return path.resolve(".cache/pictures", `${kind}-${hash.digest("hex").slice(0, 12)}`);
}
