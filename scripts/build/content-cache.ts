import path from "node:path";
import { hashOfFiles } from "#scripts/build/files-state.ts";

// What decides how the words are read, checked and compiled.
const readingCode = ["app/library", "app/mdx", "app/model", "package-lock.json"];

/** Gives what is made of the words a folder below .cache, one for each state of the code that reads. */
export function setContentCache() {
  const state = hashOfFiles(readingCode, [process.version]);
  process.env.CONTENT_CACHE = path.resolve(".cache/content", state);
}
