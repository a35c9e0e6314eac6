import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { photoPath } from "#app/model/fields/image.ts";

/** A file of the content folder as it was read. */
export type SourceFile = {
  /** The path inside the content folder, with forward slashes. */
  path: string;
  /** The path that a problem prints: the content folder's name, then the path inside it. */
  file: string;
  /** The text with plain line ends and without a byte order mark. */
  text: string;
};

/** Every file below the content folder except READMEs, dot-files and photographs, sorted by path. */
export async function readSourceFiles(folder: string): Promise<SourceFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((relative) => relative.split(path.sep).join("/"))
    .filter((relative) => !/(^|\/)(\.|README\.md$)/.test(relative) && !photoPath.test(relative))
    .sort();
  const name = path.basename(folder);
  return Promise.all(
    paths.map(async (relative) => ({
      path: relative,
      file: `${name}/${relative}`,
      text: plainText(await readFile(path.join(folder, relative), "utf8")),
    })),
  );
}

function plainText(text: string) {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}
