import { readFile, readdir } from "node:fs/promises";
import path from "node:path";

import { checkFolder } from "#scripts/check/check.ts";
import { printFindings } from "#scripts/check/print-findings.ts";
import { Refusal } from "#scripts/new/answers.ts";
import { newEntry } from "#scripts/new/new-entry.ts";
import { contentFolder, type Files } from "#tests/support/content-folder.ts";

/** The day on which the command is run in tests. */
export const today = "2026-11-21";

/** The small site with these files, in which the command is run. */
export async function workplace(files: Files = {}) {
  const content = await contentFolder(files);
  const said: string[] = [];
  const complaints: string[] = [];
  const run = async (...words: string[]) => {
    try {
      said.push(...(await newEntry(words, { content, today })));
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      complaints.push(...error.message.split("\n"));
      return false;
    }
  };
  const problems = async () => {
    const { findings } = await checkFolder(content);
    const errors = findings.filter(({ severity }) => severity === "error");
    return errors.length > 0 ? printFindings(errors) : "";
  };
  const read = (file: string) => readFile(path.join(content, file), "utf8");
  /** The text of every file. */
  const texts = async () => {
    const entries = await readdir(content, { recursive: true, withFileTypes: true });
    const places = entries
      .filter((entry) => entry.isFile())
      .map((file) => path.join(file.parentPath, file.name));
    return Promise.all(places.map(async (place) => [place, await readFile(place, "utf8")]));
  };
  return { run, said, complaints, problems, read, texts, content };
}
