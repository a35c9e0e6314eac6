import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The folder that keeps pictures of one kind, another one where the code in these folders is another. */
export function pictureCache(kind: string, rooms: string[]): string {
  const hash = createHash("sha256");
  for (const room of rooms)
    for (const file of readdirSync(room).filter((name) => name.endsWith(".ts")))
      hash.update(readFileSync(path.join(room, file)));
  return path.resolve(".cache/pictures", `${kind}-${hash.digest("hex").slice(0, 12)}`);
}
