import { parse } from "node-html-parser";
import type { Edit } from "#scripts/review/edits/edits-between.ts";
import { pageChanges, type PageChange } from "#scripts/review/pages/page-changes.ts";
import { readPage, type Unit } from "#scripts/review/pages/read-page.ts";
import { reasonFinder } from "#scripts/review/pages/reasons.ts";
import type { SiteState } from "#scripts/review/pages/site-state.ts";
import { undone } from "#scripts/review/pages/undone.ts";
import type { ReviewedSite } from "#scripts/review/review-schema.ts";

/** Where an element that changed stands in the text of a page, as it is now and as it was. */
export type Mark = { address: string; id: string; at?: number; atBefore?: number };

/** What is different between two states of the site. */
export type SiteComparison = ReviewedSite & { marks: Mark[] };

type Explained = PageChange & { reasons: Edit[] };

// An edit is taken back on a page in some milliseconds; beyond this many a reason stays unknown.
const trialsAtMost = 600;

/** Compares what visitors get from two states of the content, page by page, and says why. */
export async function compareSites(
  before: SiteState,
  after: SiteState,
  edits: Edit[],
): Promise<SiteComparison> {
  const likely = reasonFinder(edits, before.contents, after.contents);
  const isGone = (address: string) => before.targets.has(address) && !after.targets.has(address);
  const moves = edits.filter(({ field, before: from }) => field === "address" && isGone(from));
  const moved = new Map(moves.map((edit) => [edit.after, edit.before]));
  const site: SiteComparison = { pages: [], changes: [], marks: [] };
  const told = new Map<string, ReviewedSite["changes"][number]>();
  const traced = new Map<string, Edit[]>();
  // Of a body only all paragraphs together can be taken back, so that none of several is blamed.
  const isParagraph = ({ file, field, isEntry }: Edit) =>
    field === "" && !isEntry && file.endsWith(".mdx");
  const tried = edits.filter(
    (edit) =>
      !isParagraph(edit) ||
      !edits.some((one) => one !== edit && one.file === edit.file && isParagraph(one)),
  );
  let trials = 0;

  for (const address of before.targets.keys())
    if (isGone(address) && ![...moved.values()].includes(address))
      site.pages.push({ address, change: "removed", title: titleOf(await before.page(address)) });
  // What is the same on all pages is told on the first of them, which is no error page.
  const isError = (address: string) => Number(/^\/\d+$/.test(address));
  for (const address of [...after.targets.keys()].sort((a, b) => isError(a) - isError(b))) {
    const from = moved.get(address) ?? address;
    const old = before.targets.has(from) ? await before.page(from) : "";
    const now = await after.page(address);
    if (old === now) continue;
    const title = titleOf(now);
    if (old === "") site.pages.push({ address, change: "added", title });
    else if (from === address) site.pages.push({ address, change: "changed", title });
    else site.pages.push({ address, change: "moved", from, title });
    if (old !== "")
      for (const one of joined(await explained(address, old, now))) tell(address, one);
  }
  return { ...site, changes: [...told.values()] };

  // By words where they are sure; else each edit in question is taken back, to see what goes with it.
  async function explained(address: string, old: string, now: string) {
    const [oldUnits, units] = [readPage(old), readPage(now)];
    const changes = pageChanges(oldUnits, units);
    // The page may differ in nothing that a visitor reads or sees.
    const rest = { kind: "metadata", part: "head", heading: "", before: "", after: "" };
    if (changes.length === 0) changes.push({ ...rest, change: "changed" });
    const found = changes.map((change) => {
      const asked = likely(change);
      const reasons = traced.get(changeKey(change)) ?? (asked.length === 1 ? asked : []);
      return { ...change, reasons: [...reasons], asked, isOpen: reasons.length === 0 };
    });
    for (const edit of tried) {
      const about = found.filter(
        ({ isOpen, asked, reasons }) =>
          isOpen && (asked.length > 0 ? asked.includes(edit) : reasons.length === 0),
      );
      const contents = about.length > 0 && undone(after.contents, before.contents, edit);
      if (!contents || trials++ >= trialsAtMost) continue;
      const page = await after.page(address, contents).catch(() => "");
      // A page that is not there without an entry follows from it as a whole.
      if (page === now || (page === "" && !edit.isEntry && edit.field !== "address")) continue;
      const without = readPage(page);
      for (const one of about) if (goesWith(one, oldUnits, units, without)) one.reasons.push(edit);
    }
    for (const one of found) {
      // What an edit alone does not take away may still follow from several with the same words.
      if (one.reasons.length === 0) one.reasons = one.asked;
      traced.set(changeKey(one), one.reasons);
    }
    return found;
  }

  function tell(address: string, { reasons, at, atBefore, ...change }: Explained) {
    const ids = reasons.map((edit) => edit.id);
    // The same sentence on another page is told once.
    const key = `${ids} ${changeKey(change)}`;
    const { kind, part, heading, before: old, after: now } = change;
    const facts = { change: change.change, kind, part, heading, before: old, after: now };
    const known = told.get(key) ?? { id: `c${told.size + 1}`, ...facts, pages: [], reasons: ids };
    if (!known.pages.includes(address)) known.pages.push(address);
    told.set(key, known);
    site.marks.push({ address, id: known.id, at, atBefore });
  }
}

function changeKey({ change, kind, before, after }: PageChange) {
  return JSON.stringify([change, kind, before, after]);
}

// True where a change is not there any more on the page without an edit.
function goesWith(change: PageChange, old: Unit[], now: Unit[], without: Unit[]) {
  const { kind, before, after } = change;
  if (kind === "metadata") return true;
  const isIt = (one: PageChange) => one.change === "moved" && changeKey(one) === changeKey(change);
  if (change.change === "moved") return !pageChanges(old, without).some(isIt);
  const count = (units: Unit[], words: string) =>
    units.filter((unit) => unit.kind === kind && unit.words === words).length;
  return (
    (after !== "" && count(without, after) < count(now, after)) ||
    (before !== "" && count(without, before) > count(now, before))
  );
}

// An entry that came or went is one change, however many texts it has.
function joined(changes: Explained[]): Explained[] {
  const told = new Map<string, Explained>();
  for (const [index, one] of changes.entries()) {
    const { kind, part, change, reasons } = one;
    const isPart = kind === "drawing" || (kind === "text" && /added|removed/.test(change));
    const place = isPart && reasons.length > 0 ? `${kind} ${part} ${change}` : index;
    const key = `${place} ${reasons.map(({ id }) => id)}`;
    const known = told.get(key);
    const lines = (side: "before" | "after") =>
      [known?.[side], one[side]].filter(Boolean).join("\n");
    if (!known) told.set(key, one);
    else if (kind === "text")
      told.set(key, { ...known, before: lines("before"), after: lines("after") });
  }
  return [...told.values()];
}

function titleOf(page: string) {
  return parse(/<title[^>]*>([^<]*)<\/title>/.exec(page)?.[1] ?? "").text;
}
