import type { Edit } from "#scripts/review/edits/edits-between.ts";
import { changedValues, type ComparedPage } from "#scripts/review/compare/changed-values.ts";
import { pageChanges, type PageChange } from "#scripts/review/compare/page-changes.ts";
import { readPage, type Unit } from "#scripts/review/compare/read-page.ts";
import { reasonFinder } from "#scripts/review/compare/reasons.ts";
import type { SiteState } from "#scripts/review/compare/site-state.ts";
import type { ReviewedSite } from "#scripts/review/review-data.ts";

/** Where an element that changed stands in the text of a page, as it is now and as it was. */
export type ElementMark = { address: string; id: string; at?: number; atBefore?: number };

/** What is different between two states of the site. */
export type SiteComparison = ReviewedSite & { marks: ElementMark[] };

type Explained = PageChange & { reasons: Edit[] };

/** Compares what visitors get from two states of the content, page by page, and says why where the words do. */
export async function compareSites(
  before: SiteState,
  after: SiteState,
  edits: Edit[],
): Promise<SiteComparison> {
  const reasonsOf = reasonFinder(edits, before.contents, after.contents);
  const isGone = (address: string) => before.targets.has(address) && !after.targets.has(address);
  const moves = edits.filter(({ field, before: from }) => field === "address" && isGone(from));
  const moved = new Map(moves.map((edit) => [edit.after, edit.before]));
  const site: SiteComparison = { pages: [], values: [], changes: [], marks: [] };
  const compared: ComparedPage[] = [];
  const told = new Map<string, ReviewedSite["changes"][number]>();

  // What is the same on all pages is told on the first of them, which is no error page.
  const isError = (address: string) => Number(/^\/\d+$/.test(address));
  for (const address of [...after.targets.keys()].sort((a, b) => isError(a) - isError(b))) {
    const from = moved.get(address) ?? address;
    const isOld = before.targets.has(from);
    // Where the loaders answer the same, so does the page, which is long to render.
    if (isOld && (await before.data(from)) === (await after.data(address))) continue;
    const old = isOld ? await before.page(from, true) : "";
    const now = await after.page(address, true);
    if (old === now) continue;
    const units = { old: readPage(old), now: readPage(now) };
    compared.push({ address, ...units });
    const title = titleOf(units.now);
    if (old === "") site.pages.push({ address, change: "added", title });
    else if (from === address) site.pages.push({ address, change: "changed", title });
    else site.pages.push({ address, change: "moved", from, title });
    if (old !== "") for (const one of joined(explained(units.old, units.now))) tell(address, one);
  }
  for (const address of before.targets.keys())
    if (isGone(address) && ![...moved.values()].includes(address)) {
      const old = readPage(await before.page(address, true));
      site.pages.push({ address, change: "removed", title: titleOf(old) });
      compared.push({ address, old, now: [] });
    }
  const values = changedValues(compared, before.contents, after.contents);
  return { ...site, values, changes: [...told.values()] };

  function explained(old: Unit[], now: Unit[]): Explained[] {
    const changes = pageChanges(old, now);
    // The page may differ in nothing that a visitor reads or sees.
    const rest = { kind: "metadata", part: "head", heading: "", before: "", after: "" };
    if (changes.length === 0) changes.push({ ...rest, change: "changed" });
    // Where there is one edit, everything follows from it.
    const found = changes.map((change) => ({
      ...change,
      reasons: edits.length === 1 ? edits : reasonsOf(change),
    }));
    const isKnown = ({ reasons }: Explained) => reasons.length > 0;
    // What is drawn or moves along with words is told with those words, which say why.
    const hasMoved = found.some((one) => one.change === "moved" && isKnown(one));
    const follows = ({ kind, change }: Explained) =>
      /drawing|picture|label|island/.test(kind) || (change === "moved" && hasMoved);
    const told = found.filter((one) => isKnown(one) || !follows(one));
    return told.length > 0 ? told : found;
  }

  function tell(address: string, { reasons, at, atBefore, ...change }: Explained) {
    const ids = reasons.map((edit) => edit.id);
    // The same sentence on another page is told once, wherever it stands there.
    const key = JSON.stringify([ids, { ...change, part: "", heading: "" }]);
    const id = `c${told.size + 1}`;
    const known = told.get(key) ?? { ...change, id, pages: [], reasons: ids };
    if (!known.pages.includes(address)) known.pages.push(address);
    told.set(key, known);
    site.marks.push({ address, id: known.id, at, atBefore });
  }
}

// An entry that came or went is one change, however many texts it has.
function joined(changes: Explained[]): Explained[] {
  const told = new Map<string, Explained>();
  for (const [index, one] of changes.entries()) {
    const { kind, part, change, reasons } = one;
    const isPart = kind === "drawing" || (kind === "text" && /added|removed/.test(change));
    const place = isPart ? `${kind} ${part} ${change}` : index;
    const key = `${place} ${reasons.map(({ id }) => id)}`;
    const known = told.get(key);
    const lines = (side: "before" | "after") => `${known?.[side]}\n${one[side]}`.trim();
    const more = known && kind === "text" && { before: lines("before"), after: lines("after") };
    told.set(key, { ...(known ?? one), ...more });
  }
  return [...told.values()];
}

function titleOf(units: Unit[]) {
  return units.find(({ kind }) => kind === "title")?.words ?? "";
}
