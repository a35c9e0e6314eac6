import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

// What decides how a body compiles, and what decides besides how the rest of a file reads.
const bodySources = ["app/mdx", "app/model/blocks", "app/model/fields"];
const readingSources = ["app/mdx", "app/model", "app/library"];

/**
 * Gives what is remembered of the words places of its own below .cache/, named after everything
 * that could make the same words read differently: BODY_CACHE to compiled bodies, READING_CACHE to
 * the record of all files that were read and checked.
 */
export function setBodyCache() {
  process.env.BODY_CACHE = path.resolve(".cache/bodies", bodyVersion());
  process.env.READING_CACHE = path.resolve(".cache/reading", versionOf(readingSources));
}

/** A name for everything that decides how a body compiles, as it is on the disk now. */
export function bodyVersion() {
  return versionOf(bodySources);
}

function versionOf(folders: string[]) {
  const hash = createHash("sha256").update(process.version);
  for (const file of [...folders.flatMap(filesIn), "package-lock.json"]) {
    hash.update(`\n${file}\n`).update(readFileSync(path.resolve(file)));
  }
  return hash.digest("hex").slice(0, 16);
}

function filesIn(folder: string) {
  const files = readdirSync(path.resolve(folder), { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => path.relative(process.cwd(), file))
    .sort();
}
