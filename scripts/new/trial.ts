import path from "node:path";
import { findFiles, readContent } from "#app/content/reading/read-content.server.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules, type Finding } from "#scripts/check/run-rules.ts";
import { Refusal } from "#scripts/new/answers.ts";
import type { EntryFile } from "#scripts/new/entry-file.ts";

/** The content folder as it is, with which an entry is checked before anything is written. */
export type Trial = Awaited<ReturnType<typeof openTrial>>;

/** Reads the content folder. */
export async function openTrial(content: string) {
  const found = findFiles(content);
  const site = checkedSite(await readContent(found));

  /** What would have to be corrected in the file of this entry once it is there. */
  async function errorsWith({ file, text }: EntryFile): Promise<Finding[]> {
    const isTaken = found.some((one) => one.path.toLowerCase() === file.toLowerCase());
    if (file.endsWith(".mdx") && isTaken)
      throw new Refusal(
        `There is a file ${path.basename(content)}/${file} already. Choose another name.`,
      );
    const added = { path: file, file, size: text.length, read: () => Buffer.from(text, "utf8") };
    const others = found.filter(({ path }) => path !== file);
    const after = await runRules(checkedSite(await readContent([...others, added])));
    return after.filter((one) => one.file === file && one.severity === "error");
  }

  /** The ids of a kind of content. */
  const ids = (kind: string) => site.entriesOf(kind).map(({ id }) => id);
  return { errorsWith, ids };
}
