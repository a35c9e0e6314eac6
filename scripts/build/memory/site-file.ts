import { hash } from "node:crypto";
import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const shelf = path.resolve(".cache/sites");

/** The file that stands for an output folder below .cache, with this ending. */
export function siteFile(output: string, ending: string) {
  const name = hash("sha256", path.resolve(output), "hex").slice(0, 16);
  return path.join(shelf, `${name}.${ending}`);
}

/** Writes a file so that whoever reads it meanwhile finds the old one or the new one as a whole. */
export function replaceWhole(file: string, contents: string | Buffer[]) {
  const draft = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    if (typeof contents === "string") writeFileSync(draft, contents);
    else writeParts(draft, contents);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

// One after the other, so that a large file is nowhere in the memory as a whole.
function writeParts(file: string, parts: Buffer[]) {
  const open = openSync(file, "w");
  try {
    for (const part of parts) writeFileSync(open, part);
  } finally {
    closeSync(open);
  }
}
