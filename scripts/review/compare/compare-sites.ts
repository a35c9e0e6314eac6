import type { Edit } from "#scripts/review/edits/edits-between.ts";
import { changedValues, type ComparedPage } from "#scripts/review/compare/changed-values.ts";
import { pageChanges, type PageChange } from "#scripts/review/compare/page-changes.ts";
import { readPage, type Unit } from "#scripts/review/compare/read-page.ts";
import { reasonFinder } from "#scripts/review/compare/reasons.ts";
import type { SiteState } from "#scripts/review/compare/site-state.ts";
import { newSentence, textFragment } from "#scripts/review/compare/text-fragment.ts";
import { previewAddress } from "#scripts/review/report/preview-address.ts";
import type { ReviewedChange, ReviewedSite } from "#scripts/review/review-data.ts";

type Explained = PageChange & { reasons: Edit[] };

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
  const told = new Map<string, ReviewedChange>();

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
    const page = { address, old: readPage(old), now: readPage(now) };
    compared.push(page);
    const title = titleOf(page.now);
    if (old === "") site.pages.push({ address, change: "added", title });
    else if (from === address) site.pages.push({ address, change: "changed", title });
    else site.pages.push({ address, change: "moved", from, title });
    if (old !== "") for (const one of joined(explained(page))) tell(page, from, one);
  }
  for (const address of before.targets.keys())
    if (isGone(address) && ![...moved.values()].includes(address)) {
      const old = readPage(await before.page(address, true));
      site.pages.push({ address, change: "removed", title: titleOf(old) });
      compared.push({ address, old, now: [] });
    }
  const values = await changedValues(compared, before, after);
  return { ...site, values, changes: [...told.values()] };

  function explained({ old, now }: ComparedPage): Explained[] {
    const changes = pageChanges(old, now);
    // The page may differ in nothing that a visitor reads.
    const rest = { kind: "metadata", part: "head", heading: "", before: "", after: "" };
    if (changes.length === 0) changes.push({ ...rest, change: "changed" });
    const found = changes.map((change) => {
      const words = isAlone ? edits : reasonsOf(change);
      const isWhole = change.before === "" || change.after === "";
      return { ...change, reasons: words.length > 0 || !isWhole ? words : shown };
    });
    const isKnown = ({ reasons }: Explained) => reasons.length > 0;
    // What moves along with words is told with those words, which say why.
    const hasMoved = found.some((one) => one.change === "moved" && isKnown(one));
    const follows = ({ kind, change }: Explained) =>
      /picture|label|island/.test(kind) || (change === "moved" && hasMoved);
    const told = found.filter((one) => isKnown(one) || !follows(one));
    return told.length > 0 ? told : found;
  }

  function tell(page: ComparedPage, from: string, { reasons, old, now, ...change }: Explained) {
    const ids = reasons.map((edit) => edit.id);
    // The same sentence on another page is told once, wherever it stands there.
    const key = JSON.stringify([ids, { ...change, part: "", heading: "" }]);
    const known = told.get(key) ?? { ...change, pages: [], reasons: ids, place: "", was: "" };
    if (!known.pages.includes(page.address)) known.pages.push(page.address);
    // A page on which a browser marks it is better than one on which it stands.
    const mark = now ? markOf(page.now, now, old?.words) : markBeside(page, old);
    if (known.place === "" || (mark !== "" && !known.place.includes("#"))) {
      known.place = previewAddress(page.address) + mark;
      known.was = old && !now ? previewAddress(from) + markOf(page.old, old) : "";
      known.part = change.part;
    }
    told.set(key, known);
  }
}

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

// An entry that came or went is one change, however many texts it has.
function joined(changes: Explained[]): Explained[] {
  const told = new Map<string, Explained>();
  for (const [index, one] of changes.entries()) {
    const { kind, part, change, reasons } = one;
    const place =
      kind === "text" && /added|removed/.test(change) ? `${kind} ${part} ${change}` : index;
    const key = `${place} ${reasons.map(({ id }) => id)}`;
    const known = told.get(key);
    const lines = (side: "before" | "after") => `${known?.[side]}\n${one[side]}`.trim();
    const more = known && { before: lines("before"), after: lines("after") };
    told.set(key, { ...(known ?? one), ...more });
  }
  return [...told.values()];
}

function titleOf(units: Unit[]) {
  return units.find(({ kind }) => kind === "title")?.words ?? "";
}
