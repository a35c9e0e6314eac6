import type { Edit } from "#scripts/review/edits/edits-between.ts";
import { changedValues, type ComparedPage } from "#scripts/review/compare/changed-values.ts";
import { pageChanges, type PageChange } from "#scripts/review/compare/page-changes.ts";
import { readPage, type Unit } from "#scripts/review/compare/read-page.ts";
import { reasonFinder } from "#scripts/review/compare/reasons.ts";
import type { SiteState } from "#scripts/review/compare/site-state.ts";
import { newSentence, textFragment } from "#scripts/review/compare/text-fragment.ts";
import { previewAddress } from "#scripts/review/report/preview-address.ts";
import type { ReviewedSite } from "#scripts/review/review-data.ts";

/** Compares what visitors get from two states of the content, page by page, and says why where the words do. */
export async function compareSites(
  before: SiteState,
  after: SiteState,
  edits: Edit[],
  isAlone = edits.length === 1,
): Promise<ReviewedSite> {
  const reasonsOf = reasonFinder(edits, before.contents, after.contents);
  const isGone = (address: string) => before.targets.has(address) && !after.targets.has(address);
  const moves = edits.filter(({ field, before: from }) => field === "address" && isGone(from));
  const moved = new Map(moves.map((edit) => [edit.after, edit.before]));
  // What was left out and comes is in no text of the edit.
  const shown = edits.filter(({ field }) => /^(?:hide|draft|publishOn)/.test(field));
  const site: ReviewedSite = { pages: [], values: [], changes: [] };
  const compared: ComparedPage[] = [];

  // What is the same on all pages is marked on the first of them, which is no error page.
  const isError = (address: string) => Number(/^\/\d+$/.test(address));
  for (const address of [...after.targets.keys()].sort((a, b) => isError(a) - isError(b))) {
    const from = moved.get(address) ?? address;
    const isOld = before.targets.has(from);
    // Where the loaders answer the same, so does the page, which is long to render.
    if (isOld && (await before.data(from)) === (await after.data(address))) continue;
    const old = isOld ? await before.page(from, true) : "";
    const now = await after.page(address, true);
    if (old === now) continue;
    const page = { address, old: readPage(old), now: readPage(now) };
    compared.push(page);
    const change = old === "" ? "added" : from === address ? "changed" : "moved";
    const title = titleOf(page.now);
    site.pages.push({ address, change, title, ...(change === "moved" && { from }) });
    // What is new is told as a page.
    if (change === "added") continue;
    const changes = pageChanges(page.old, page.now);
    // A page may differ in nothing that a visitor reads.
    for (const one of changes.length > 0 ? changes : [unread]) tell(page, from, one);
  }
  for (const address of before.targets.keys())
    if (isGone(address) && ![...moved.values()].includes(address)) {
      const old = readPage(await before.page(address, true));
      site.pages.push({ address, change: "removed", title: titleOf(old) });
      compared.push({ address, old, now: [] });
    }
  return { ...site, values: await changedValues(compared, before, after) };

  function tell(page: ComparedPage, from: string, { old, now, ...change }: PageChange) {
    const words = isAlone ? edits : reasonsOf(change);
    const isWhole = change.before === "" || change.after === "";
    const reasons = (words.length > 0 || !isWhole ? words : shown).map(({ id }) => id);
    const mark = now ? markOf(page.now, now, old?.words) : markBeside(page, old);
    const place = previewAddress(page.address) + mark;
    const was = old && !now ? previewAddress(from) + markOf(page.old, old) : "";
    site.changes.push({ ...change, page: page.address, reasons, place, was });
  }
}

const unread = {
  change: "changed",
  kind: "metadata",
  part: "head",
  before: "",
  after: "",
} as const;

// A link has the words of the text in which it stands.
function markOf(units: Unit[], unit: Unit, other = "") {
  return unit.kind === "text" ? textFragment(units, unit, newSentence(unit.words, other)) : "";
}

// What went is marked at the nearest sentence above that stayed.
function markBeside({ old, now }: ComparedPage, gone?: Unit) {
  const above = gone ? old.slice(0, old.indexOf(gone)).reverse() : [];
  for (const { kind, words } of above.slice(0, 12)) {
    const stayed = kind === "text" && now.find((one) => one.kind === kind && one.words === words);
    const mark = stayed && textFragment(now, stayed, newSentence(words, ""));
    if (mark) return mark;
  }
  return "";
}

function titleOf(units: Unit[]) {
  return units.find(({ kind }) => kind === "title")?.words ?? "";
}
