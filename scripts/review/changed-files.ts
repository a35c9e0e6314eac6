import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";
import type { Branch } from "#scripts/review/branch.ts";

/** A changed file other than a YAML or MDX file of the content. */
export type NamedFile = Branch["files"][number] & {
  /** True if it is outside the content folder, so it may be code. */
  isProgram: boolean;
  /** What a reviewer should do with it. */
  task: string;
  /** The text in an SVG drawing; empty for other files. */
  words: string;
};

/** The changed files that are not YAML or MDX files of the content, with what to do with each. */
export function changedFiles({ files, place }: Branch, content: string): NamedFile[] {
  return files.flatMap((file): NamedFile[] => {
    const isProgram = !file.path.startsWith(`${place}/`);
    if (isProgram) return [{ ...file, isProgram, task: ofProgram, words: "" }];
    if (/\.(?:ya?ml|mdx)$/.test(file.path)) return [];
    const drawing = path.join(content, file.path.slice(place.length));
    const isDrawn = /\.svg$/i.test(file.path) && existsSync(drawing);
    const text = isDrawn ? parse(readFileSync(drawing, "utf8")).structuredText : "";
    return [{ ...file, isProgram, task: taskOf(file.path), words: text.replaceAll(/\s+/g, " ") }];
  });
}

const ofProgram = "code: an engineer must read it";

function taskOf(name: string) {
  if (/\.md$/.test(name)) return "handbook: read what changed";
  const isPicture = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(name);
  return isPicture
    ? "picture: look at who and what it shows"
    : "document: open it and read all of it";
}
