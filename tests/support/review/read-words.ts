import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { inspectContents } from "#app/library/inspect.server.ts";
import { printProblems } from "#app/library/problems/problem.ts";
import type { ReadWords } from "#scripts/review/compare/compare-sites.ts";
import { readSite, type RenderPage } from "#scripts/sources/read-site.ts";
import { frozenContent, textsIn } from "#tests/support/frozen-content.ts";

const frozen = await textsIn(frozenContent);
// After the last date that the frozen content has.
const day = "2026-12-01";

/** The frozen content with these texts in the place of its own, and the pages made of it. */
export async function readWords(
  texts: Record<string, string>,
  render: RenderPage,
): Promise<ReadWords> {
  const room = await mkdtemp(path.join(tmpdir(), "suluhisho-words-"));
  const content = path.join(room, "content");
  await cp(frozenContent, content, { recursive: true });
  for (const file of Object.keys(frozen))
    if (!Object.hasOwn(texts, file)) await rm(path.join(content, file));
  for (const [file, text] of Object.entries(texts)) {
    if (text === frozen[file]) continue;
    await mkdir(path.dirname(path.join(content, file)), { recursive: true });
    await writeFile(path.join(content, file), text);
  }
  const folders = { content, public: path.resolve("public") };
  const inspection = await inspectContents(folders, { drafts: false, day });
  const { contents, problems } = inspection;
  if (!contents) throw new Error(printProblems(problems));
  const sound = { ...inspection, contents };
  return { inspection: sound, site: readSite(sound, content, render) };
}
