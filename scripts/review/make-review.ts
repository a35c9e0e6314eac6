import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Audience } from "#app/content/public-days.ts";
import { contentFolder, type ContentFile } from "#app/content/reading/read-content.server.ts";
import { today } from "#app/content/today.ts";
import { checkFolder, type Checked } from "#scripts/check/check.ts";
import { readBranch } from "#scripts/review/branch.ts";
import { changedFiles } from "#scripts/review/changed-files.ts";
import { changesBetween, type Change } from "#scripts/review/edits/changes-between.ts";
import { knownValuesIn, warningsAbout } from "#scripts/review/look-alike.ts";
import { changedPages, sitePages, type ChangedPage } from "#scripts/review/pages/changed-pages.ts";
import { placeFinder } from "#scripts/review/pages/places.ts";
import type { PlacedChange, Review, ReviewedChange } from "#scripts/review/review-data.ts";
import { reviewFindings } from "#scripts/review/review-findings.ts";
import { wordsOfTree } from "#scripts/review/words-of-tree.ts";

type Asked = {
  base: string;
  /** The commit to review instead of HEAD. */
  head?: string;
};

/** Reviews a branch: its changes, findings, and the pages that differ. */
export async function makeReview(asked: Asked): Promise<Review> {
  const content = contentFolder();
  const folder = await mkdtemp(path.join(tmpdir(), "review-"));
  try {
    const branch = await readBranch(content, folder, asked.base, asked.head);
    const [base, head] = [path.join(folder, "base"), path.join(folder, "head")];
    // Links and code stay in git.
    const old = await wordsOfTree(branch, branch.base, base);
    const before = await checkFolder(old, { rules: new Map() });
    const wasPublic = before.site.addresses;
    const now = await wordsOfTree(branch, branch.tree, head);
    const after = await checkFolder(now, { wasPublic, parsed: before.content.files });
    const changes = changesBetween(before.content.files, after.content.files);
    // Drafts and scheduled entries are rendered too, so that they can be reviewed now.
    const audience = { day: today(), drafts: changes.some(({ waits }) => waits !== "") };
    const pages = await pagesBetween(before, after, audience).catch(() => undefined);
    const files = changedFiles(branch, base, head);
    return {
      base: branch.base,
      head: branch.head,
      conflicts: branch.conflicts,
      findings: reviewFindings(after.findings, before.content.files, after.content.files),
      changes: reviewedChanges(changes, pages ?? [], before.content.files, files),
      pages: pages?.map(({ address, change, title, from }) => ({ address, change, title, from })),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// A branch with invalid content has no pages.
async function pagesBetween(before: Checked, after: Checked, audience: Audience) {
  const old = await sitePages(before.content, audience);
  return changedPages(old, await sitePages(after.content, audience, old));
}

/** The changes with their place on a page, in the order of pages, and those of other files. */
export function reviewedChanges(
  changes: Change[],
  pages: ChangedPage[],
  before: Pick<ContentFile, "text">[],
  files: PlacedChange[] = [],
): ReviewedChange[] {
  const placeOf = placeFinder(pages);
  const known = knownValuesIn(before.map(({ text }) => text));
  const order = new Map(pages.map(({ title, address }, at) => [`${title} ${address}`, at]));
  const placed = changes.map((change) => {
    return { ...change, ...placeOf(change), source: `content/${change.file}` };
  });
  const rank = ({ page }: PlacedChange) => order.get(page) ?? order.size;
  return [...placed, ...files]
    .map((change) => ({ ...change, ...warningsAbout(change, known) }))
    .sort((left, right) => rank(left) - rank(right));
}
