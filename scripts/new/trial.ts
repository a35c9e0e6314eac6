import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { inspectContents, type Folders } from "#app/library/inspect.server.ts";
import type { EntryFile } from "#scripts/new/entry-file.ts";

/** A copy of the content folder in which an entry is checked before anything is written. */
export type Trial = Awaited<ReturnType<typeof openTrial>>;

/** Reads the content folder and copies it; `close` takes the copy away again. */
export async function openTrial(folders: Folders) {
  const { entries, problems } = await inspectContents(folders, { drafts: true });
  const room = await mkdtemp(path.join(tmpdir(), "suluhisho-new-"));
  // Problems begin with the name of the folder, so the copy has the same.
  const name = path.basename(folders.content);
  const content = path.join(room, name);
  await cp(folders.content, content, { recursive: true });

  /** What has to be mended in the file of this entry, and how much in others, once it is there. */
  async function check({ file, text }: EntryFile) {
    const full = `${name}/${file}`;
    if (
      file.endsWith(".mdx") &&
      entries.some((one) => one.file.toLowerCase() === full.toLowerCase())
    ) {
      const says = `There is a file ${full} already.`;
      const words = { says, expected: "", fix: "Choose another name with --id." };
      return { own: [{ file: full, line: 1, column: 1, field: "", ...words }], elsewhere: 0 };
    }
    const place = path.join(content, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
    const after = await inspectContents({ ...folders, content }, { drafts: true });
    await cp(path.join(folders.content, file), place).catch(() => rm(place));
    const own = after.problems.filter((problem) => problem.file === full);
    return { own, elsewhere: after.problems.length - own.length };
  }

  return {
    problems,
    check,
    /** The ids of a collection. */
    ids: (name: string) =>
      entries.filter(({ collection }) => collection === name).map(({ id }) => id),
    close: () => rm(room, { recursive: true, force: true }),
  };
}
