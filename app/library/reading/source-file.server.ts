import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { filesBelow, type FileBelow } from "#app/library/reading/files-below.ts";
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

// Two saves within one tick of a disk's clock have one time; the coarsest count two seconds.
const settledMilliseconds = 3000;

/**
 * Every file below the content folder except READMEs, photographs and the dot-files of programs,
 * sorted by path.
 */
export function readSourceFiles(folder: string): SourceFile[] {
  const files = filesBelow(folder)
    .filter(isSource)
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const name = path.basename(folder);
  return files.map(({ path: relative, isLink }) => {
    const file = `${name}/${relative}`;
    if (isLink) return { path: relative, file, text: "", isLink: true };
    return sourceFile(`${folder}/${relative}`, { path: relative, file });
  });
}

function isSource({ path: relative, isLink }: FileBelow) {
  // An editor marks with such a link the file that somebody has open.
  if (isLink) return !/(^|\/)\.#/.test(relative);
  const isHidden = /(^|\/)\./.test(relative) && !/\.(mdx|ya?ml)$/.test(relative);
  return !isHidden && !/(^|\/)README\.md$/.test(relative) && !photoPath.test(relative);
}

function sourceFile(place: string, names: Pick<SourceFile, "path" | "file">): SourceFile {
  // The stamp is taken before the text, so that a text is never newer than it is said to be.
  const stamp = stampOf(place);
  return {
    ...names,
    ...(stamp && { stamp }),
    get text() {
      return plainText(readFileSync(place, "utf8"));
    },
  };
}

/** What the disk says of a file in its present state; nothing where a later one could have the same. */
export function stampOf(place: string) {
  const { size, mtimeMs, ctimeMs, ino } = statSync(place);
  const isSettled = Math.max(mtimeMs, ctimeMs) < Date.now() - settledMilliseconds;
  // The time of change tells of an edit after which somebody put the time of writing back.
  return isSettled ? `${size} ${mtimeMs} ${ctimeMs} ${ino}` : undefined;
}

/** A text as it is read: with plain line ends and without a byte order mark. */
export function plainText(text: string) {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}
