import path from "node:path";

import { inspectContents, inspectFiles, type Folders } from "#app/library/inspect.server.ts";
import { ContentError } from "#app/library/problems/problem.ts";
import { contentHash } from "#app/library/reading/content-hash.ts";
import { contentFiles } from "#app/library/reading/content-files.server.ts";
import { foundFiles } from "#app/library/reading/found-files.server.ts";
import { readEntries } from "#app/library/reading/read-entries.server.ts";
import { plainText } from "#app/library/reading/source-file.server.ts";
import type { EntryFile } from "#scripts/new/entry-file.ts";

/** The content folder as it is, with which an entry is checked before anything is written. */
export type Trial = Awaited<ReturnType<typeof openTrial>>;

/** Reads the content folder. */
export async function openTrial(folders: Folders) {
  const { entries, problems } = await inspectContents(folders, { drafts: true });
  if (entries.length === 0) throw new ContentError(problems);
  const files = await contentFiles(folders.content, foundFiles(folders.content));

  /** What has to be mended in the file of this entry once it is there. */
  async function check({ file, text }: EntryFile) {
    const full = `${path.basename(folders.content)}/${file}`;
    const isName = (one: string) => one.toLowerCase() === file.toLowerCase();
    if (file.endsWith(".mdx") && files.some(({ source }) => isName(source.path))) {
      const says = `There is a file ${full} already.`;
      const words = { says, expected: "", fix: "Choose another name." };
      return { own: [{ file: full, line: 1, column: 1, field: "", ...words }] };
    }
    const source = { path: file, file: full, text: plainText(text) };
    const added = { source, hash: contentHash(full, text), contents: await readEntries(source) };
    const others = files.filter((one) => one.source.path !== file);
    const after = await inspectFiles([...others, added], folders, { drafts: true });
    const own = after.problems.filter((problem) => problem.file === full);
    return { own };
  }

  /** The ids of a collection. */
  const ids = (name: string) =>
    entries.filter(({ collection }) => collection === name).map(({ id }) => id);
  return { problems, check, ids };
}
