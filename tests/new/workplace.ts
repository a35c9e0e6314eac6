import { readFile } from "node:fs/promises";
import path from "node:path";

import { UserError } from "#app/content/user-error.ts";
import { checkFolder } from "#scripts/check/check.ts";
import { newEntry } from "#scripts/new/new-entry.ts";
import { contentFolder, type Files, textsIn } from "#tests/support/content-folder.ts";

/** The day on which the command is run in tests. */
export const today = "2026-11-21";

/** The small site with these files, in which the command is run. */
export async function workplace(files: Files = {}) {
  const content = await contentFolder(files);
  const said: string[] = [];
  /** Runs the command and answers with why nothing was written, line by line. */
  const run = async (...words: string[]) => {
    try {
      said.push(...(await newEntry(words, { content, today })));
      return [];
    } catch (error) {
      if (error instanceof UserError) return error.message.split("\n");
      throw error;
    }
  };
  const problems = async () => {
    const { findings } = await checkFolder(content);
    return findings.filter(({ severity }) => severity === "error");
  };
  const read = (file: string) => readFile(path.join(content, file), "utf8");
  return { run, said, problems, read, texts: () => textsIn(content), content };
}
