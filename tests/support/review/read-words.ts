import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll } from "vitest";

import { inspectContents } from "#app/library/inspect.server.ts";
import { printProblems } from "#app/library/problems/problem.ts";
import type { ReadWords } from "#scripts/review/compare/compare-sites.ts";
import { readSite, type RenderPage } from "#scripts/sources/read-site.ts";
import { frozenContent, textsIn } from "#tests/support/frozen-content.ts";

const frozen = await textsIn(frozenContent);
// After the last date that the frozen content has.
const day = "2026-12-01";

/** A copy of the frozen content in which words are written one after the other. */
export async function wordsFolder() {
  const content = path.join(await mkdtemp(path.join(tmpdir(), "suluhisho-words-")), "content");
  await cp(frozenContent, content, { recursive: true });
  afterAll(() => rm(path.dirname(content), { recursive: true, force: true }));
  return { content, texts: frozen };
}

/** The frozen content with these texts in the place of its own, and the pages made of it. */
export async function readWords(
  folder: Awaited<ReturnType<typeof wordsFolder>>,
  texts: Record<string, string>,
  render: RenderPage,
): Promise<ReadWords> {
  const { content, texts: before } = folder;
  // What stays the same is not parsed again.
  for (const file of Object.keys(before))
    if (!Object.hasOwn(texts, file)) await rm(path.join(content, file));
  for (const [file, text] of Object.entries(texts)) {
    if (text === before[file]) continue;
    await mkdir(path.dirname(path.join(content, file)), { recursive: true });
    await writeFile(path.join(content, file), text);
  }
  folder.texts = texts;
  return wordsIn(content, render);
}

/** The words of a content folder, and the pages made of them; throws where they have problems. */
export async function wordsIn(content: string, render: RenderPage): Promise<ReadWords> {
  const folders = { content, public: path.resolve("public") };
  const inspection = await inspectContents(folders, { drafts: false, day });
  const { contents, problems } = inspection;
  if (!contents) throw new Error(printProblems(problems));
  const sound = { ...inspection, contents };
  return { inspection: sound, site: readSite(sound, content, render) };
}
