import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";
import type { Branch } from "#scripts/review/branch.ts";

/** A changed file that is no text of a writer. */
export type NamedFile = Branch["files"][number] & {
  /** True where it can change what the program does. */
  isProgram: boolean;
  /** What a reviewer does with it. */
  says: string;
  /** The words that a drawing carries; empty for any other file. */
  words: string;
};

/** The changed files that are no texts of the content folder, each with what to do with it. */
export function changedFiles({ files, place }: Branch, content: string): NamedFile[] {
  return files.flatMap((file): NamedFile[] => {
    const isProgram = !file.path.startsWith(`${place}/`);
    if (isProgram) return [{ ...file, isProgram, says: ofProgram, words: "" }];
    if (/\.(?:ya?ml|mdx)$/.test(file.path)) return [];
    const drawing = path.join(content, file.path.slice(place.length));
    const isDrawn = /\.svg$/i.test(file.path) && existsSync(drawing);
    const text = isDrawn ? parse(readFileSync(drawing, "utf8")).structuredText : "";
    return [{ ...file, isProgram, says: saysOf(file.path), words: text.replaceAll(/\s+/g, " ") }];
  });
}

const ofProgram = "part of the program: an engineer reads it";

function saysOf(name: string) {
  if (/\.md$/.test(name)) return "part of the handbook: read what changed";
  const isPicture = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(name);
  return isPicture
    ? "a picture: look at who and what it shows"
    : "a document: open it and read all of it";
}
