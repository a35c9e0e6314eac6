import { mkdirSync } from "node:fs";
import path from "node:path";
import { hashOfFiles } from "#scripts/build/files-state.ts";
import { removeOldFolders } from "#scripts/build/remove-old-folders.ts";

// What decides how the words are read, checked and compiled.
const readingCode = ["app/library", "app/mdx", "app/model", "package-lock.json"];

/** Gives what is made of the words a folder below .cache, one for each state of the code that reads. */
export function setContentCache() {
  const states = path.resolve(".cache/content");
  const folder = path.join(states, hashOfFiles(readingCode, [process.version]));
  mkdirSync(folder, { recursive: true });
  removeOldFolders(states, "", folder);
  process.env.CONTENT_CACHE = folder;
}
