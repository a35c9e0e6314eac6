import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { onTestFinished } from "vitest";

import { inspectContents } from "#app/library/inspect.server.ts";
import { loadContents } from "#tests/support/load-contents.ts";
import { printProblem } from "#app/library/problems/problem.ts";
import { baseContent } from "#tests/support/base-content.ts";

/** What stands in a file besides the small site; null takes a file away. */
export type Files = Record<string, string | null>;

/** Writes a folder "content" with a small site and these files, and returns its path. */
export async function contentFolder(files: Files = {}): Promise<string> {
  const room = await mkdtemp(path.join(tmpdir(), "suluhisho-"));
  onTestFinished(() => rm(room, { recursive: true, force: true }));
  await write(path.join(room, "public"), { "images/classroom.svg": "<svg/>" });
  await write(path.join(room, "content"), { ...baseContent, ...files });
  return path.join(room, "content");
}

/** What the library holds after reading the small site with these files. */
export async function contentsOf(files: Files = {}, { drafts = false } = {}) {
  const content = await contentFolder(files);
  return loadContents({ content, pictures: path.join(content, "../public") }, { drafts });
}

/** What was found in the small site with these files. */
export async function inspectionOf(files: Files = {}, { drafts = false } = {}) {
  const content = await contentFolder(files);
  return inspectContents({ content, pictures: path.join(content, "../public") }, { drafts });
}

/** The problems of the small site with these files, each as it is printed. */
export async function problemsOf(files: Files): Promise<string[]> {
  const { problems } = await inspectionOf(files);
  return problems.map(printProblem);
}

async function write(folder: string, files: Files) {
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    if (text === null) continue;
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}
