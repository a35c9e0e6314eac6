import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";

/**
 * Gives compiled bodies a folder of their own below .cache/, named after everything that could
 * make the same words compile differently: the dialect's code and the locked packages.
 */
export async function setBodyCache() {
  const folder = path.resolve("app/mdx");
  const names = (await readdir(folder)).sort();
  const texts = await Promise.all(
    [...names.map((name) => path.join(folder, name)), path.resolve("package-lock.json")].map(
      (file) => readFile(file),
    ),
  );
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  process.env.BODY_CACHE = path.resolve(".cache/bodies", hash.digest("hex").slice(0, 16));
}
