import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { concerns } from "#app/model/fields/described.ts";
import type { Audience } from "#app/content/public-days.ts";
import { contentFolder } from "#app/content/reading/read-content.server.ts";
import { today } from "#app/content/today.ts";
import { checkFolder, type Checked } from "#scripts/check/check.ts";
import { readBranch } from "#scripts/review/branch.ts";
import { changedFiles } from "#scripts/review/changed-files.ts";
import { changesOf, type Change } from "#scripts/review/edits/changes-of.ts";
import { editsBetween } from "#scripts/review/edits/edits-between.ts";
import { addressesIn, hostIn, resembled } from "#scripts/review/look-alike.ts";
import { changedPages, type ChangedPage } from "#scripts/review/pages/changed-pages.ts";
import { placeFinder } from "#scripts/review/pages/places.ts";
import { sitePages } from "#scripts/review/pages/site-pages.ts";
import { foreignCharacters } from "#scripts/review/report/foreign-characters.ts";
import type { Review, ReviewedChange } from "#scripts/review/review-data.ts";
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
  const branch = await readBranch(content, asked.base, asked.head);
  const folder = await mkdtemp(path.join(tmpdir(), "review-"));
  try {
    const base = await wordsOfTree(branch, branch.base, path.join(folder, "base"));
    const head = await wordsOfTree(branch, branch.head, path.join(folder, "head"));
    const before = await checkFolder(base, { rules: new Map() });
    const wasPublic = before.site.addresses;
    const after = await checkFolder(head, { wasPublic, parsed: before.content.files });
    const changes = changesBetween(before, after);
    // Drafts and scheduled entries are rendered too, so that they can be reviewed now.
    const audience = { day: today(), drafts: changes.some(({ waits }) => waits !== "") };
    const pages = await pagesBetween(before, after, audience).catch(() => undefined);
    return {
      base: branch.base,
      head: branch.head,
      findings: reviewFindings(after.findings, before.content.files, after.content.files),
      changes: reviewedChanges(changes, pages ?? [], JSON.stringify(filesOf(before))),
      files: changedFiles(branch, head),
      pages: pages?.map(({ address, change, title }) => ({ address, change, title })),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function changesBetween(before: Checked, after: Checked) {
  const [old, now] = [before.content.files, after.content.files];
  return changesOf(editsBetween(old, now), old, now);
}

// A branch with invalid content has no pages.
async function pagesBetween(before: Checked, after: Checked, audience: Audience) {
  const old = await sitePages(before.content, audience);
  return changedPages(old, await sitePages(after.content, audience));
}

function filesOf({ content }: Checked) {
  return content.files.map(({ text }) => text);
}

/** The changes with their place on a page, the most serious first, then in the order of pages. */
export function reviewedChanges(changes: Change[], pages: ChangedPage[], known: string) {
  const placeOf = placeFinder(pages);
  const hosts = (known.match(/(?<=https?:\/\/)[^/"\\\s)?#]+/g) ?? []).slice(0, 1_000);
  const order = new Map(pages.map(({ title, address }, at) => [`${title} ${address}`, at + 1]));
  const reviewed = changes.map((change): ReviewedChange => {
    const { before, after } = change;
    const addresses = addressesIn(after).filter(
      (address) => !addressesIn(before).includes(address),
    );
    const alike = addresses.flatMap((address) => {
      const host = hostIn(address);
      const like = host && resembled(host, hosts);
      return like ? [`${host} looks like ${like}, but is a different site.`] : [];
    });
    const alert = [...new Set(alike), foreignCharacters(after)].filter(Boolean).join(" ");
    return { ...change, ...placeOf(change), addresses, alert };
  });
  const rank = ({ concern, page }: ReviewedChange) =>
    concerns.indexOf(concern) * 10_000 + (order.get(page) ?? 9_999);
  return reviewed.sort((left, right) => rank(left) - rank(right));
}
