import { readFileSync } from "node:fs";
import path from "node:path";
import { foundFiles, type FoundFile } from "#app/library/reading/found-files.server.ts";
import { photoPath } from "#app/model/fields/image.ts";

/** A file of the content folder as it was read. */
export type SourceFile = {
  /** The path inside the content folder, with forward slashes. */
  path: string;
  /** The path that a problem prints: the content folder's name, then the path inside it. */
  file: string;
  /** The text with plain line ends and without a byte order mark, read anew at each question. */
  readonly text: string;
  /** What the disk says of this state of the file; absent where another could have the same. */
  stamp?: string;
  /** True for a link to another place, which is not followed. */
  isLink?: boolean;
};

/**
 * Every file below the content folder except READMEs, photographs and the dot-files of programs,
 * sorted by path.
 */
export function readSourceFiles(folder: string, found = foundFiles(folder)): SourceFile[] {
  const files = found.filter(isSource).sort((one, other) => (one.path < other.path ? -1 : 1));
  const name = path.basename(folder);
  return files.map(({ path: relative, isLink, stamp }) => {
    const names = { path: relative, file: `${name}/${relative}` };
    if (isLink) return { ...names, text: "", isLink: true };
    // The stamp was taken before the text, so that a text is never newer than it is said to be.
    return sourceFile(`${folder}/${relative}`, { ...names, ...(stamp && { stamp }) });
  });
}

function isSource({ path: relative, isLink }: FoundFile) {
  // An editor marks with such a link the file that somebody has open.
  if (isLink) return !/(^|\/)\.#/.test(relative);
  const isHidden = /(^|\/)\./.test(relative) && !/\.(mdx|ya?ml)$/.test(relative);
  return !isHidden && !/(^|\/)README\.md$/.test(relative) && !photoPath.test(relative);
}

function sourceFile(place: string, known: Omit<SourceFile, "text">): SourceFile {
  return {
    ...known,
    get text() {
      return plainText(readFileSync(place, "utf8"));
    },
  };
}

/** A text as it is read: with plain line ends and without a byte order mark. */
export function plainText(text: string) {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}
