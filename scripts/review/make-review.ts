import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Audience } from "#app/content/public-days.ts";
import { contentFolder, type ContentFile } from "#app/content/reading/read-content.server.ts";
import { today } from "#app/content/today.ts";
import { checkFolder, type Checked } from "#scripts/check/check.ts";
import { readBranch, type Branch } from "#scripts/review/branch.ts";
import { changedFiles } from "#scripts/review/changed-files.ts";
import { pageOf, type Change } from "#scripts/review/edits/change.ts";
import {
  changesBetween,
  pairedFiles,
  type FilePair,
} from "#scripts/review/edits/changes-between.ts";
import { knownValuesIn, warningsAbout } from "#scripts/review/look-alike.ts";
import { changedPages, sitePages, type ChangedPage } from "#scripts/review/pages/changed-pages.ts";
import { placeOf } from "#scripts/review/pages/places.ts";
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
    const branch = await readBranch(content, asked.base, asked.head);
    const [base, head] = [path.join(folder, "base"), path.join(folder, "head")];
    // Links and code stay in git.
    const old = await wordsOfTree(branch, branch.base, base);
    const before = await checkFolder(old, { rules: new Map() });
    const wasPublic = before.site.addresses;
    const now = await wordsOfTree(branch, branch.tree, head);
    const after = await checkFolder(now, { wasPublic, parsed: before.content.files });
    const pairs = pairedFiles(before.content.files, after.content.files);
    const changes = changesBetween(pairs);
    // Drafts and scheduled entries are rendered too, so that they can be reviewed now.
    const audience = { day: today(), drafts: changes.some(({ waits }) => waits !== "") };
    // A branch with invalid content has no pages.
    const pages = await pagesBetween(before, after, pairs, audience).catch(() => undefined);
    const files = changedFiles(branch, base, head);
    const findings = after.findings.filter(({ file }) => !isConflict(branch, file));
    return {
      base: branch.base,
      head: branch.head,
      conflicts: branch.conflicts,
      findings: reviewFindings(findings, before.content.files, after.content.files),
      changes: reviewedChanges(changes, pages ?? [], before.content.files, files),
      pages: pages?.map(({ address, change, title, from }) => ({ address, change, title, from })),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// A file that conflicts is named by itself, and git's marks in it are no mistake of its writer.
function isConflict({ conflicts, place }: Branch, file: string) {
  return conflicts.includes(`${place}/${file}`);
}

async function pagesBetween(
  before: Checked,
  after: Checked,
  pairs: FilePair[],
  audience: Audience,
) {
  const old = await sitePages(before.content, audience);
  return changedPages(old, await sitePages(after.content, audience, old), renamedPages(pairs));
}

/** The old address of the page of each renamed file. */
export function renamedPages(pairs: FilePair[]) {
  return new Map(
    pairs.flatMap(({ before, after }): [string, string][] =>
      before && after && before.path !== after.path ? [[pageOf(after), pageOf(before)]] : [],
    ),
  );
}

/** The changes with their place on a page, in the order of pages, and those of other files. */
export function reviewedChanges(
  changes: Change[],
  pages: ChangedPage[],
  before: Pick<ContentFile, "text">[],
  files: PlacedChange[] = [],
): ReviewedChange[] {
  const known = knownValuesIn(before.map(({ text }) => text));
  const order = new Map(pages.map(({ title, address }, at) => [`${title} ${address}`, at]));
  const placed = changes.map((change) => {
    return { ...change, ...placeOf(change, pages), source: `content/${change.file}` };
  });
  const rank = ({ page }: PlacedChange) => order.get(page) ?? order.size;
  return [...placed, ...files]
    .map((change) => ({ ...change, ...warningsAbout(change, known) }))
    .sort((left, right) => rank(left) - rank(right));
}
