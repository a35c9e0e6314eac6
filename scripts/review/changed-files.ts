import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "node-html-parser";
import type { Branch } from "#scripts/review/branch.ts";

/** A changed file that is no text of a writer. */
export type NamedFile = Branch["files"][number] & {
  /** True where it can change what the program does. */
  isProgram: boolean;
  /** What a reviewer does with it. */
  says: string;
  /** The words that an SVG carries. */
  words?: string;
};

/** The changed files that are no texts of the content folder, each with what to do with it. */
export async function changedFiles(
  { files, place }: Branch,
  content: string,
): Promise<NamedFile[]> {
  const named = files.map(async (file): Promise<NamedFile[]> => {
    const isContent = file.path.startsWith(`${place}/`);
    const inside = isContent ? file.path.slice(place.length + 1) : "";
    if (!isContent)
      return [{ ...file, isProgram: true, says: "part of the program: an engineer reads it" }];
    if (/\.md$/.test(inside))
      return [{ ...file, isProgram: false, says: "part of the handbook: read what changed" }];
    if (/\.(?:ya?ml|mdx)$/.test(inside)) return [];
    if (!/\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(inside))
      return [{ ...file, isProgram: false, says: "a document: open it and read all of it" }];
    const says = "a picture: look at who and what it shows";
    const isDrawn = /\.svg$/i.test(inside) && file.change !== "removed";
    const text = isDrawn ? await readFile(path.join(content, inside), "utf8") : "";
    const words = parse(text).structuredText.replaceAll(/\s+/g, " ").trim();
    return [{ ...file, isProgram: false, says, ...(words && { words }) }];
  });
  return (await Promise.all(named)).flat();
}
