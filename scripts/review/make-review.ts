import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  contentFolder,
  findFiles,
  readContent,
  type ContentFile,
} from "#app/content/reading/read-content.server.ts";
import { today } from "#app/content/today.ts";
import { builtFindings } from "#scripts/build/verifying/built-pages.ts";
import { checkRules } from "#scripts/check/check.ts";
import type { Finding } from "#scripts/check/run-rules.ts";
import { readBranch } from "#scripts/review/branch.ts";
import { changedFiles } from "#scripts/review/changed-files.ts";
import { atLeast, type Change } from "#scripts/review/edits/change.ts";
import { changesBetween, pairedFiles } from "#scripts/review/edits/changes-between.ts";
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
    const old = readContent(findFiles(await wordsOfTree(branch, branch.base, base)));
    const now = readContent(findFiles(await wordsOfTree(branch, branch.tree, head)), old.files);
    // A branch could take an address off the record too.
    const usual = await checkRules(old);
    const checked = await checkRules(now, { wasPublic: usual.site.released });
    const changes = changesBetween(pairedFiles(old.files, now.files));
    // Invalid content has no pages.
    const pagesFor = async (drafts: boolean) => {
      const audience = { day: today(), drafts };
      const before = await sitePages(old, audience).catch(() => undefined);
      const after = before && (await sitePages(now, audience, before).catch(() => undefined));
      return before && after && { before, after };
    };
    const visible = await pagesFor(false);
    // Drafts and scheduled entries are rendered too, so that they can be reviewed now.
    const hasDrafts = visible && changes.some(({ waits }) => waits !== "");
    const pages = visible && changedPages(visible, hasDrafts ? await pagesFor(true) : visible);
    const built = checked.hasErrors ? [] : await builtFindings(now, undefined, visible?.after);
    const wasBuilt = built.length > 0 ? await builtFindings(old, undefined, visible?.before) : [];
    // A file that conflicts is named by itself, and git's marks in it are no mistake of its writer.
    const isOwn = ({ file }: Finding) => !branch.conflicts.includes(`${branch.place}/${file}`);
    const findings = [...checked.findings, ...built].filter(isOwn);
    const files = changedFiles(branch, base, head);
    return {
      base: branch.base,
      head: branch.head,
      conflicts: branch.conflicts,
      findings: reviewFindings(findings, [...usual.findings, ...wasBuilt], old.files, now.files),
      changes: reviewedChanges(changes, pages ?? [], old.files, files),
      pages: pages?.map(({ address, change, title }) => ({ address, change, title })),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
    .map((change) => {
      const warnings = warningsAbout(change, known);
      // A new address in a paragraph leads visitors away as much as one in a field.
      const concern = warnings.addresses.length > 0 ? atLeast("contact", change) : change.concern;
      return { ...change, ...warnings, concern };
    })
    .sort((left, right) => rank(left) - rank(right));
}
