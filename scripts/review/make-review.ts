import { cp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { today } from "#app/content/today.ts";
import { findFiles, readContent } from "#app/content/reading/read-content.server.ts";
import { buildClient } from "#scripts/build/build-client.ts";
import { startOutput } from "#scripts/build/output.ts";
import { pageAssets } from "#scripts/build/pages/page-assets.ts";
import { readBranch } from "#scripts/review/branch.ts";
import { namedFiles } from "#scripts/review/changed-files.ts";
import { editsBetween, type Texts } from "#scripts/review/edits/edits-between.ts";
import { checkFolder, type Checked } from "#scripts/check/check.ts";
import { compareSites } from "#scripts/review/pages/compare-sites.ts";
import { siteState } from "#scripts/review/pages/site-state.ts";
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
  const [before, after] = [await checkFolder(base), await checkFolder(head)];
  const folder = path.basename(content);
  const [old, now] = [textsIn(before, folder), textsIn(after, folder)];
  const edits = editsBetween(old, now);
  const { files } = branch;
  const parts = {
    ...{ base: branch.base, head: branch.head, edits, files: await namedFiles(branch, head) },
    findings: reviewFindings(after.findings, before.findings, { files, edits, folder }),
  };
  const next = startOutput(previewFolder);
  try {
    await buildClient(next.folder);
    const assets = pageAssets(next.folder);
    // What waits for its day is looked at when it comes, on pages that show it now.
    const state = async (folder: string, texts: Texts, { content: own }: Checked) => {
      const shown = Object.entries(withoutWaiting(texts, edits, today()));
      const changed = shown.filter(([file, text]) => text !== texts[file]);
      if (changed.length === 0) return siteState(own, assets);
      const later = path.join(
        cache,
        folder === base ? "later-base" : "later",
        path.basename(folder),
      );
      await cp(folder, later, { recursive: true });
      for (const [file, text] of changed)
        await writeFile(path.join(path.dirname(later), file), text);
      return siteState(await readContent(findFiles(later)), assets).catch(() =>
        siteState(own, assets),
      );
    };
    const opened = [state(base, old, before), state(head, now, after)];
    const [one, other] = await Promise.all(opened.map((state) => state.catch(() => undefined)));
    // Of words that make no site only the words are told.
    if (!one || !other) return await reviewData(parts);
    const states = { before: one, after: other };
    const hasDrafts = edits.some(({ waits }) => waits === "draft");
    const drafts = hasDrafts ? await siteState(after.content, assets, { drafts: true }) : undefined;
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

function textsIn({ content }: Checked, folder: string): Texts {
  return Object.fromEntries(
    content.files.map(({ path: file, text }) => [`${folder}/${file}`, text]),
  );
}
