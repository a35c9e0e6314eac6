import type { Edit } from "#scripts/review/edits/edit.ts";
import { keyOf, pageChanges, unitOf, type PageChange } from "#scripts/review/pages/page-changes.ts";
import { readPage, type Unit } from "#scripts/review/pages/read-page.ts";
import { reasonFinder } from "#scripts/review/pages/reasons.ts";
import type { SiteState } from "#scripts/review/pages/site-state.ts";
import { undone } from "#scripts/review/pages/undone.ts";

/** A change with its pages, told once however many there are. */
export type SiteChange = PageChange & {
  /** c1, c2 …, the id of its element on the pages. */
  id: string;
  /** The edits that it follows from; none where that is not known. */
  reasons: Edit[];
  /** Each page, with where the attributes of the changed element begin in its text. */
  pages: { address: string; at?: number; atBefore?: number }[];
};

/** A page that is new, gone, at another address or different. */
export type ChangedPage = {
  address: string;
  change: "added" | "removed" | "moved" | "changed";
  /** The address that it had. */
  from?: string;
};

/** What is different between two states of the site. */
export type SiteComparison = { pages: ChangedPage[]; changes: SiteChange[] };

// An edit is taken back on a page in some milliseconds; beyond this many a reason stays unknown.
const trialsAtMost = 600;

/** Compares what visitors get from two states of the content, page by page, and says why. */
export async function compareSites(
  before: SiteState,
  after: SiteState,
  edits: Edit[],
): Promise<SiteComparison> {
  const find = reasonFinder(edits, before.contents, after.contents);
  const moved = movedPages(before, after);
  const left = new Set(moved.values());
  const pages: ChangedPage[] = [...before.targets.keys()]
    .filter((address) => !after.targets.has(address) && !left.has(address))
    .map((address) => ({ address, change: "removed" }));
  const told = new Map<string, SiteChange>();
  const traced = new Map<string, Edit[]>();
  let trials = 0;

  // What is the same on all pages is told on the first of them, which is no error page.
  const isError = (address: string) => /^\/\d+$/.test(address);
  const addresses = [...after.targets.keys()];
  for (const address of [
    ...addresses.filter((one) => !isError(one)),
    ...addresses.filter(isError),
  ]) {
    const from = moved.get(address) ?? address;
    if (!before.targets.has(from)) {
      pages.push({ address, change: "added" });
      continue;
    }
    const [old, now] = [await before.page(from), await after.page(address)];
    if (old === now) continue;
    const units = readPage(now);
    const oldUnits = withAddress(readPage(old), from, address);
    const found = pageChanges(oldUnits, units);
    const changes = found.length > 0 ? found : [metadataChange(now)];
    for (const one of joined(await explained(address, [oldUnits, units], changes)))
      gather(told, address, one);
    const isMoved = moved.has(address);
    pages.push(isMoved ? { address, from, change: "moved" } : { address, change: "changed" });
  }
  return { pages, changes: [...told.values()] };

  // By words where they are sure; else each edit in question is taken back, to see what goes with it.
  async function explained(address: string, [old, now]: [Unit[], Unit[]], changes: PageChange[]) {
    const found = changes.map((change) => ({ ...change, ...find(change), reasons: [] as Edit[] }));
    for (const one of found) {
      const known = traced.get(keyOfChange(one));
      if (known) one.reasons = known;
      else if (one.certainty > 1 && one.edits.length === 1) one.reasons = one.edits;
    }
    const open = found.filter(({ reasons }) => reasons.length === 0);
    // What has changed on this page already is tried first.
    const near = new Set(found.flatMap(({ reasons }) => reasons.map(({ file }) => file)));
    const asked = edits.toSorted(
      (one, other) => Number(near.has(other.file)) - Number(near.has(one.file)),
    );
    for (const edit of asked) {
      const about = open.filter((one) =>
        one.edits.length > 0 ? one.edits.includes(edit) : one.reasons.length === 0,
      );
      const contents = about.length > 0 && undone(after.contents, before.contents, edit);
      if (!contents || trials++ >= trialsAtMost) continue;
      // A page that is not there without the edit follows from it as a whole.
      const page = await after.page(address, contents).catch(() => "");
      if (page === "" && !edit.isEntry) continue;
      const isSame = page === (await after.page(address));
      const without = isSame ? now : readPage(page);
      for (const one of about)
        if (!isSame && goesWith(one, old, now, without)) one.reasons.push(edit);
    }
    // Of a body only all paragraphs together can be taken back, so that none of several is blamed.
    for (const one of open)
      one.reasons = one.reasons.filter((edit) => !isOneOfMany(edit, one.reasons));
    // What an edit alone does not take away may still follow from several with the same words.
    for (const one of open)
      if (one.reasons.length === 0 && one.certainty > 1) one.reasons = one.edits;
    for (const one of found) traced.set(keyOfChange(one), one.reasons);
    return found.filter((one) => !found.some((other) => isMadeOf(one, other)));
  }
}

// True where a change is not there any more on the page without an edit.
function goesWith(change: PageChange, old: Unit[], now: Unit[], without: Unit[]) {
  if (unitOf(change).kind === "metadata") return true;
  if (change.change === "moved") {
    const key = keyOf(unitOf(change));
    const lists = [old, now, without].map((units) => units.map(keyOf));
    const isOne = (one: string) =>
      lists.every((list) => list.indexOf(one) >= 0 && list.indexOf(one) === list.lastIndexOf(one));
    const fixed = new Set(lists[0]?.filter(isOne));
    // How many of what stands once on each of the pages stand before it.
    const [was, is, would] = lists.map((list) => {
      const places = list.flatMap((one, index) => (one === key ? [index] : []));
      return places
        .map((place) => list.slice(0, place).filter((one) => fixed.has(one)).length)
        .join();
    });
    return is !== would && was === would;
  }
  const [counts, others] = [countsOf(now), countsOf(without)];
  const more = (unit: Unit) => (others.get(keyOf(unit)) ?? 0) - (counts.get(keyOf(unit)) ?? 0);
  const { before, after } = change;
  return (after !== undefined && more(after) < 0) || (before !== undefined && more(before) > 0);
}

function isOneOfMany(edit: Edit, reasons: Edit[]) {
  const isBody = (one: Edit) => one.file === edit.file && one.field === "" && !one.isEntry;
  return isBody(edit) && reasons.filter(isBody).length > 1 && edit.file.endsWith(".mdx");
}

// An address that only holds the words of a text, such as that of a phone number, follows from them.
function isMadeOf(one: Explained, text: Explained) {
  const [edit] = one.reasons;
  if (unitOf(one).kind !== "link" || unitOf(text).kind !== "text" || !edit || edit.isEntry)
    return false;
  const digits = (words = "") => decodeURIComponent(words).replaceAll(/[^\p{L}\p{N}]/gu, "");
  const isSame = text.reasons.includes(edit) && edit.field !== "" && text.after && one.after;
  return Boolean(isSame && digits(one.after?.words).includes(digits(text.after?.words)));
}

function countsOf(units: Unit[]) {
  const counts = new Map<string, number>();
  for (const unit of units) counts.set(keyOf(unit), (counts.get(keyOf(unit)) ?? 0) + 1);
  return counts;
}

// What follows from the new address of a page is no change of its own.
function withAddress(units: Unit[], from: string, address: string) {
  if (from === address) return units;
  const encoded = encodeURIComponent(from);
  return units.map((unit) => {
    const words = unit.words.replaceAll(encoded, encodeURIComponent(address));
    return {
      ...unit,
      words: words.endsWith(from) ? words.slice(0, -from.length) + address : words,
    };
  });
}

type Explained = PageChange & { reasons: Edit[] };

// An entry that came or went is one change, however many texts it has.
function joined(changes: Explained[]): Explained[] {
  const told: Explained[] = [];
  for (const change of changes) {
    const { kind, part } = unitOf(change);
    const at = told.findIndex(
      (one) =>
        unitOf(one).kind === kind &&
        (kind === "drawing" || (kind === "text" && /added|removed/.test(change.change))) &&
        change.reasons.length > 0 &&
        unitOf(one).part === part &&
        one.change === change.change &&
        `${one.reasons.map((edit) => edits(edit))}` ===
          `${change.reasons.map((edit) => edits(edit))}`,
    );
    const known = told[at];
    if (!known) told.push(change);
    else told[at] = together(known, change);
  }
  return told;
}

function edits({ file, line, field, change }: Edit) {
  return `${file} ${line} ${field} ${change}`;
}

function together(one: Explained, other: Explained): Explained {
  if (unitOf(one).kind === "drawing") return one;
  const unit = { ...unitOf(one), words: `${unitOf(one).words}\n${unitOf(other).words}` };
  return { ...one, ...(one.after ? { after: unit } : { before: unit }) };
}

// The page differs in nothing that a visitor reads or sees.
function metadataChange(text: string): PageChange {
  const at = text.indexOf("<body") + "<body".length;
  const unit: Unit = { kind: "metadata", words: "", part: "head", heading: "", at };
  return { change: "changed", before: unit, after: unit };
}

function gather(told: Map<string, SiteChange>, address: string, change: Explained) {
  const { before, after, reasons } = change;
  const { kind } = unitOf(change);
  // The same sentence on another page is told once.
  const key = JSON.stringify([
    change.change,
    kind,
    before?.words,
    after?.words,
    reasons.map(edits),
  ]);
  const known = told.get(key) ?? { ...change, id: `c${told.size + 1}`, pages: [] };
  known.pages.push({ address, at: after?.at, atBefore: before?.at });
  told.set(key, known);
}

// The same sentence on another page is told once.
function keyOfChange({ change, before, after }: PageChange) {
  return JSON.stringify([change, (after ?? before)?.kind, before?.words, after?.words]);
}

// A page whose old address is sent on to the new one is the same page.
function movedPages(before: SiteState, after: SiteState) {
  const gone = (address: string) => before.targets.has(address) && !after.targets.has(address);
  return new Map(
    after.contents.redirects
      .filter(({ from, to }) => gone(from) && !before.targets.has(to))
      .map(({ from, to }) => [to, from]),
  );
}
