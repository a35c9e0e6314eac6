import { readFileSync } from "node:fs";
import type { FoundFile } from "#app/library/reading/found-files.server.ts";
import { downloadPath } from "#app/model/fields/download.ts";
import { isPhoto } from "#app/model/fields/image.ts";
import path from "node:path";

/** A file of the content folder with its text. */
export type SourceFile = {
  /** The path inside the content folder, with forward slashes. */
  path: string;
  /** The path that a problem prints: the content folder's name, then the path inside it. */
  file: string;
  /** The text with plain line ends and without a byte order mark; empty for a link. */
  text: string;
  /** The state of the file on disk; absent where a later save could have the same one. */
  stamp?: string;
  /** True for a link to another place, which is not followed. */
  isLink?: boolean;
};

/**
 * The files of a content folder that should hold words: all but READMEs, photographs, files to
 * download and hidden files, sorted by path.
 */
export function sourcesAmong(found: FoundFile[]): FoundFile[] {
  return found.filter(isSource).sort((one, other) => (one.path < other.path ? -1 : 1));
}

function isSource({ path: relative, isLink }: FoundFile) {
  // Some editors mark an open file with such a link.
  if (isLink) return !/(^|\/)\.#/.test(relative);
  const isHidden = /(^|\/)\./.test(relative) && !/\.(mdx|ya?ml)$/.test(relative);
  const isExamined = isPhoto(relative) || downloadPath.test(relative);
  return !isHidden && !isExamined && !/(^|\/)README\.md$/.test(relative);
}

/** Reads a file that was found in a content folder. */
export function readSource(content: string, found: FoundFile): SourceFile {
  const { path: relative, isLink, stamp } = found;
  const names = { path: relative, file: `${path.basename(content)}/${relative}` };
  if (isLink) return { ...names, text: "", isLink: true };
  // The stamp was taken before the text is read, so a later save always changes it.
  const text = plainText(readFileSync(path.join(content, relative), "utf8"));
  return { ...names, text, ...(stamp && { stamp }) };
}

/** A text with plain line ends and without a byte order mark. */
export function plainText(text: string) {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}
