import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Inspection } from "#app/library/inspect.server.ts";
import { filesBelow } from "#app/library/reading/files-below.ts";
import { startOutput } from "#scripts/build/output.ts";
import { pageAssets } from "#scripts/build/pages/page-assets.ts";
import { readBranch } from "#scripts/review/branch.ts";
import { changedFiles } from "#scripts/review/changed-files.ts";
import { editsBetween, type Texts } from "#scripts/review/edits/edits-between.ts";
import { compareSites } from "#scripts/review/pages/compare-sites.ts";
import { readContent, siteState } from "#scripts/review/pages/site-state.ts";
import { builtClient } from "#scripts/review/preview/built-client.ts";
import { previewFolder, writePreview } from "#scripts/review/preview/write-preview.ts";
import { reviewData } from "#scripts/review/review-data.ts";
import { reviewFindings } from "#scripts/review/review-findings.ts";
import type { Review } from "#scripts/review/review.ts";
import { wordsOfTree } from "#scripts/review/words-of-tree.ts";

/**
 * Looks at what a branch does to the words and to the pages that this code makes of them, and writes
 * a preview in which changes are marked, unless there are no pages to compare.
 */
export async function makeReview(asked: { base: string; head?: string }): Promise<Review> {
  const cache = path.resolve(".cache/review-words");
  const content = path.resolve(process.env.CONTENT_DIR ?? "content");
  const branch = await readBranch(content, asked.base, asked.head);
  const base = await wordsOfTree(branch, branch.base, path.join(cache, "base"));
  const head = await wordsOfTree(branch, branch.tree, path.join(cache, "head"));
  const [old, now] = [await textsIn(base), await textsIn(head)];
  const edits = editsBetween(old, now);
  const [before, after] = [await readContent(base), await readContent(head)];
  const parts = {
    ...{ base: branch.base, head: branch.head, edits, files: await changedFiles(branch, head) },
    findings: reviewFindings([before, after], [old, now], edits),
  };
  const next = startOutput(previewFolder);
  try {
    await builtClient(next.folder);
    const assets = pageAssets(next.folder);
    // Drafts and what waits for its day are looked at now, on the pages that they will be on.
    const isWaiting = edits.some(({ waits }) => waits !== "");
    const stateOf = async (folder: string, read: Inspection) => {
      const later = read.contents && isWaiting ? await readContent(folder, true) : read;
      return siteState(later, assets) ?? siteState(read, assets);
    };
    const sides = { before: await stateOf(base, before), after: await stateOf(head, after) };
    if (!sides.before || !sides.after) return reviewData(parts);
    const states = { before: sides.before, after: sides.after };
    const { marks, ...site } = await compareSites(states.before, states.after, edits);
    const review = reviewData({ ...parts, site });
    await writePreview({ ...states, next, output: previewFolder, assets, review, marks, head });
    return review;
  } finally {
    next.discard();
  }
}

async function textsIn(content: string): Promise<Texts> {
  const names = filesBelow(content)
    .map((file) => file.path)
    .filter((file) => /\.(?:ya?ml|mdx)$/.test(file) && !file.startsWith("handbook/"));
  const texts = names.map(async (file) => {
    const text = await readFile(path.join(content, file), "utf8");
    return [`${path.basename(content)}/${file}`, text] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}
