import path from "node:path";
import { today } from "#app/content/today.ts";
import { allRules } from "#scripts/check/all-rules.ts";
import { checkFolder, type Checked } from "#scripts/check/check.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { readBranch } from "#scripts/review/branch.ts";
import { changedFiles } from "#scripts/review/changed-files.ts";
import { editsBetween } from "#scripts/review/edits/edits-between.ts";
import { compareSites } from "#scripts/review/compare/compare-sites.ts";
import { noAssets, siteState } from "#scripts/review/compare/site-state.ts";
import { leftBehind } from "#scripts/review/left-behind/left-behind.ts";
import { reviewData } from "#scripts/review/review-data.ts";
import { reviewFindings } from "#scripts/review/review-findings.ts";
import type { Review } from "#scripts/review/review-data.ts";
import { wordsOfTree } from "#scripts/review/words-of-tree.ts";

type Asked = {
  base: string;
  /** A commit, in the place of the newest. */
  head?: string;
};

/** Looks at what a branch does to the words and to the pages that this code makes of them. */
export async function makeReview(asked: Asked): Promise<Review> {
  const cache = path.resolve(".cache/review-words");
  const content = path.resolve(process.env.CONTENT_DIR ?? "content");
  const branch = await readBranch(content, asked.base, asked.head);
  const base = await wordsOfTree(branch, branch.base, path.join(cache, "base"));
  const head = await wordsOfTree(branch, branch.head, path.join(cache, "head"));
  const before = await checkFolder(base, { rules: new Map() });
  const wasPublic = before.site.addresses;
  const after = await checkFolder(head, { wasPublic, parsed: before.content.files });
  // What stood there before is told by the same rules, most of which say nothing.
  const telling = new Set(after.findings.map(({ rule }) => rule));
  const rules = new Map([...allRules].filter(([id]) => telling.has(id)));
  const known = await runRules(before.site, rules);
  const edits = editsBetween(before.content.files, after.content.files);
  const files = await changedFiles(branch, head, after.content.files);
  const parts = {
    base: branch.base,
    head: branch.head,
    edits,
    files,
    leftBehind: leftBehind([before.site, after.site], edits, after.findings),
    findings: reviewFindings(known, after.findings, before.content.files),
  };
  // Drafts and what waits for its day are looked at now, on the pages that they will be on.
  const audience = { day: today(), drafts: edits.some(({ waits }) => waits !== "") };
  const stateOf = ({ content: read }: Checked) =>
    siteState(read, noAssets, audience).catch(() => undefined);
  const [old, now] = [await stateOf(before), await stateOf(after)];
  // Of words that make no site only the words are told.
  if (!old || !now) return reviewData(parts);
  const isAlone = edits.length === 1 && !files.some(({ path: file }) => file.includes("content/"));
  return reviewData({ ...parts, site: await compareSites(old, now, edits, isAlone) });
}
