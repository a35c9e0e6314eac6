import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { today } from "#app/library/days/today.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { filesBelow } from "#app/library/reading/files-below.ts";
import { buildClient } from "#scripts/build/build-client.ts";
import { startOutput } from "#scripts/build/output.ts";
import { pageAssets } from "#scripts/build/pages/page-assets.ts";
import { readBranch } from "#scripts/review/branch.ts";
import { namedFiles } from "#scripts/review/changed-files.ts";
import { editsBetween, type Texts } from "#scripts/review/edits/edits-between.ts";
import { compareSites } from "#scripts/review/pages/compare-sites.ts";
import { readContent, siteState } from "#scripts/review/pages/site-state.ts";
import { previewFolder, writePreview } from "#scripts/review/preview/write-preview.ts";
import { reviewData } from "#scripts/review/review-data.ts";
import { reviewFindings } from "#scripts/review/review-findings.ts";
import type { Review } from "#scripts/review/review.ts";
import { withoutWaiting } from "#scripts/review/waiting-entries.ts";
import { wordsOfCommit } from "#scripts/review/words-of-commit.ts";

const cache = path.resolve(".cache/review-words");

/**
 * Looks at what a branch does to the words and to the pages that this code makes of them, and writes
 * a preview in which changes are marked, unless there are no pages to compare.
 */
export async function makeReview(asked: { base: string; head?: string }): Promise<Review> {
  const content = path.resolve(process.env.CONTENT_DIR ?? "content");
  const branch = await readBranch(content, asked.base, asked.head);
  await rm(cache, { recursive: true, force: true });
  const words = (commit: string, name: string) =>
    wordsOfCommit(branch.root, commit, branch.place, path.join(cache, name));
  const head = asked.head ? await words(branch.head, "head") : content;
  const base = await words(branch.base, "base");
  const [old, now] = [await textsIn(base), await textsIn(head)];
  const edits = editsBetween(old, now);
  const [before, after] = [await readContent(base), await readContent(head)];
  const { files } = branch;
  const parts = {
    ...{ base: branch.base, head: branch.head, edits, files: await namedFiles(branch, head) },
    findings: reviewFindings(after, before.remarks, { files, texts: now, edits }),
  };
  if (!before.contents || !after.contents) return reviewData(parts);
  const next = startOutput(previewFolder);
  try {
    await buildClient(next.folder);
    const assets = pageAssets(next.folder);
    // What waits for its day is looked at when it comes, on pages that show it now.
    const state = async (folder: string, texts: Texts, inspection: Inspection) => {
      const shown = Object.entries(withoutWaiting(texts, edits, today()));
      const changed = shown.filter(([file, text]) => text !== texts[file]);
      if (changed.length === 0) return siteState(inspection, assets);
      const later = path.join(
        cache,
        folder === base ? "later-base" : "later",
        path.basename(folder),
      );
      await cp(folder, later, { recursive: true });
      for (const [file, text] of changed)
        await writeFile(path.join(path.dirname(later), file), text);
      return siteState(await readContent(later), assets) ?? siteState(inspection, assets);
    };
    const sites = { before: await state(base, old, before), after: await state(head, now, after) };
    if (!sites.before || !sites.after) return await reviewData(parts);
    const states = { before: sites.before, after: sites.after };
    const hasDrafts = edits.some(({ waits }) => waits === "draft");
    const drafts = hasDrafts ? siteState(await readContent(head, true), assets) : undefined;
    const comparison = await compareSites(states.before, states.after, edits);
    const review = await reviewData({ ...parts, sites: { comparison, ...states, drafts } });
    await writePreview({
      next,
      output: previewFolder,
      assets,
      review,
      comparison,
      ...states,
      drafts,
      head,
    });
    return review;
  } finally {
    next.discard();
  }
}

async function textsIn(content: string): Promise<Texts> {
  const texts: Record<string, string> = {};
  await mkdir(content, { recursive: true });
  for (const { path: file } of filesBelow(content))
    if (/\.(?:ya?ml|mdx)$/.test(file) && !file.startsWith("handbook/"))
      texts[`${path.basename(content)}/${file}`] = await readFile(path.join(content, file), "utf8");
  return texts;
}
