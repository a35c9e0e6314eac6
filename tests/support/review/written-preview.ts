import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { inspectContents } from "#app/library/inspect.server.ts";
import type { CodeHost } from "#app/model/site/code-host.ts";
import { compareSites } from "#scripts/review/compare/compare-sites.ts";
import { writePreview } from "#scripts/review/preview/write-preview.ts";
import { siteReview } from "#scripts/review/site-review.ts";
import { readSite } from "#scripts/sources/read-site.ts";
import { frozenContent } from "#tests/support/frozen-content.ts";
import { openedCode } from "#tests/support/opened-code.ts";
import { madeReview } from "#tests/support/review/made-review.ts";
import { testSites } from "#tests/support/browser/test-sites.ts";

/** What stood somewhere else before: the words of a file as they are, and as they were. */
export type Edit = [file: string, now: string, before: string];

/** Writes the preview of the frozen site after these edits into a folder; `editor` is its code host. */
export async function writtenPreview(folder: string, edits: Edit[], editor?: CodeHost) {
  const base = path.join(folder, "content");
  await cp(frozenContent, base, { recursive: true });
  for (const [file, now, before] of edits) {
    const text = await readFile(path.join(base, file), "utf8");
    if (!text.includes(now)) throw new Error(`${file} does not say: ${now}`);
    await writeFile(path.join(base, file), text.replace(now, before));
  }
  const { render } = openedCode(testSites.frozen);
  const read = async (content: string, host?: CodeHost) => {
    const { contents, ...inspection } = await inspectContents(
      { content, public: "public" },
      { drafts: false },
    );
    if (!contents) throw new Error(inspection.problems.map(({ says }) => says).join("\n"));
    const site = { ...contents.site, editor: host };
    const words = { ...inspection, contents: { ...contents, site } };
    return { inspection: words, site: readSite(words, content, render) };
  };
  const [before, after] = [await read(base, editor), await read(frozenContent, editor)];
  const comparison = await compareSites(before, after, []);
  const sites = { before, after, drafts: after };
  const review = madeReview([], { site: await siteReview(comparison, sites) });
  const preview = path.join(folder, "preview");
  const parts = { site: testSites.frozen, preview, review, comparison, ...sites };
  return { preview, review, differing: await writePreview(parts) };
}
