import { rmSync } from "node:fs";
import path from "node:path";
import { today } from "#app/content/today.ts";
import { startOutput } from "#scripts/build/output.ts";
import { pageAssets } from "#scripts/build/rendering/page-assets.ts";
import { allRules } from "#scripts/check/all-rules.ts";
import { checkFolder, type Checked } from "#scripts/check/check.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { readBranch } from "#scripts/review/branch.ts";
import { changedFiles } from "#scripts/review/changed-files.ts";
import { editsBetween } from "#scripts/review/edits/edits-between.ts";
import { compareSites } from "#scripts/review/compare/compare-sites.ts";
import { siteState } from "#scripts/review/compare/site-state.ts";
import { leftBehind } from "#scripts/review/left-behind/left-behind.ts";
import { builtClient } from "#scripts/review/preview/built-client.ts";
import { previewFolder, writePreview } from "#scripts/review/preview/write-preview.ts";
import { reviewData } from "#scripts/review/review-data.ts";
import { reviewFindings } from "#scripts/review/review-findings.ts";
import type { Review } from "#scripts/review/review-data.ts";
import { wordsOfTree } from "#scripts/review/words-of-tree.ts";

type Asked = {
  base: string;
  /** A commit, in the place of the files as they stand. */
  head?: string;
  /** Where the preview goes. */
  output?: string;
};

/**
 * Looks at what a branch does to the words and to the pages that this code makes of them, and writes
 * a preview in which changes are marked, unless there are no pages to compare.
 */
export async function makeReview({ output = previewFolder, ...asked }: Asked): Promise<Review> {
  const cache = path.resolve(".cache/review-words");
  const content = path.resolve(process.env.CONTENT_DIR ?? "content");
  const branch = await readBranch(content, asked.base, asked.head);
  const base = await wordsOfTree(branch, branch.base, path.join(cache, "base"));
  const head = await wordsOfTree(branch, branch.tree, path.join(cache, "head"));
  const before = await checkFolder(base, { rules: new Map() });
  const wasPublic = before.site.addresses;
  const after = await checkFolder(head, { wasPublic, parsed: before.content.files });
  // What stood there before is told by the same rules, most of which say nothing.
  const telling = new Set(after.findings.map(({ rule }) => rule));
  const rules = new Map([...allRules].filter(([id]) => telling.has(id)));
  const known = await runRules(before.site, rules);
  const edits = editsBetween(before.content.files, after.content.files);
  const parts = {
    base: branch.base,
    head: branch.head,
    edits,
    files: await changedFiles(branch, head),
    leftBehind: leftBehind([before.site, after.site], edits, after.findings),
    findings: reviewFindings(known, after.findings, before.content.files),
  };
  const next = startOutput(output);
  try {
    await builtClient(next.folder);
    const assets = pageAssets(next.folder);
    // Drafts and what waits for its day are looked at now, on the pages that they will be on.
    const audience = { day: today(), drafts: edits.some(({ waits }) => waits !== "") };
    const stateOf = ({ content: read }: Checked) =>
      siteState(read, assets, audience).catch(() => undefined);
    const sides = { before: await stateOf(before), after: await stateOf(after) };
    // Of words that make no site only the words are told.
    if (!sides.before || !sides.after) {
      // That of another branch would pass for this one's.
      rmSync(output, { recursive: true, force: true });
      return reviewData(parts);
    }
    const states = { before: sides.before, after: sides.after };
    const { marks, ...site } = await compareSites(states.before, states.after, edits);
    const review = reviewData({ ...parts, site });
    await writePreview({ ...states, next, output, assets, review, marks, head });
    return review;
  } finally {
    next.discard();
  }
}
