import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "#scripts/build/files-below.ts";
import { buildClient } from "#scripts/build/build-client.ts";

/** Puts what browsers get of the code into a folder, built only where the code is new. */
export async function builtClient(folder: string): Promise<void> {
  const files = [
    ...filesBelow("app").map(({ path: name }) => `app/${name}`),
    "vite.config.ts",
    "package-lock.json",
  ];
  const hash = createHash("sha256").update(process.env.BASE_PATH ?? "");
  for (const file of files) hash.update(file).update(readFileSync(file));
  const kept = path.resolve(".cache/review-code", hash.digest("hex").slice(0, 16));
  if (!existsSync(kept)) {
    await buildClient(`${kept}.${process.pid}`);
    renameSync(`${kept}.${process.pid}`, kept);
  }
  cpSync(kept, folder, { recursive: true });
}
