import type { CheckedWords } from "#app/library/checked-words.ts";
import type { Unit } from "#scripts/sources/read-page.ts";
import { changedWords, type ChangedWords } from "#scripts/review/compare/changed-words.ts";
import { pageChanges, unitOf, type PageChange } from "#scripts/review/compare/page-changes.ts";
import { reasonsFor, type Reason } from "#scripts/review/compare/reasons.ts";
import type { ReadPage, ReadSite } from "#scripts/sources/read-site.ts";

/** Words that were checked, and the pages that they make. */
export type ReadWords = { inspection: CheckedWords; site: ReadSite };

/** A change with the pages on which it is, told once however many there are. */
export type SiteChange = PageChange & {
  /** c1, c2 …, the id of its element on the pages. */
  id: string;
  reasons: Reason[];
  /** Each page, with where the attributes of the changed element begin in its text. */
  pages: { address: string; at?: number }[];
};

/** A page that is new, gone, at another address or different. */
export type ChangedPage = {
  address: string;
  change: "added" | "removed" | "moved" | "changed";
  /** The address that it had. */
  from?: string;
};

/** What is different between two states of the site. */
export type SiteComparison = {
  pages: ChangedPage[];
  changes: SiteChange[];
  words: ChangedWords;
  /** Pages that show something from a changed file and look the same. */
  alike: string[];
};

/** Compares what visitors get from two states of the words, page by page. */
export async function compareSites(
  before: ReadWords,
  after: ReadWords,
  files: string[],
): Promise<SiteComparison> {
  const words = changedWords(before.inspection.shown, after.inspection.shown);
  const moved = movedPages(before, after);
  const left = new Set(moved.values());
  const pages: ChangedPage[] = [...before.site.targets.keys()]
    .filter((address) => !after.site.targets.has(address) && !left.has(address))
    .map((address) => ({ address, change: "removed" }));
  const [changes, alike]: [Map<string, SiteChange>, string[]] = [new Map(), []];
  for (const address of after.site.targets.keys()) {
    const from = moved.get(address) ?? address;
    if (!before.site.targets.has(from)) {
      pages.push({ address, change: "added" });
      continue;
    }
    const isSame = (await before.site.text(from)) === (await after.site.text(address));
    if (isSame) {
      if (files.length > 0 && citesAny(await after.site.read(address), files)) alike.push(address);
      continue;
    }
    const [old, now] = [await before.site.read(from), await after.site.read(address)];
    const found = pageChanges(withAddress(old.units, from, address), now.units);
    const onPage = [...now.units, ...old.units].flatMap(({ sources }) => sources);
    const { language } = after.inspection.contents.site;
    const told = (found.length > 0 ? found : [metadataChange(now)]).map((change) => ({
      ...change,
      reasons: reasonsFor(change, words, { language, onPage }),
    }));
    for (const change of joined(told)) gather(changes, address, change);
    pages.push(
      moved.has(address) ? { address, from, change: "moved" } : { address, change: "changed" },
    );
  }
  const isError = ({ address }: ChangedPage) => /^\/\d+$/.test(address);
  const ordered = [...pages.filter((page) => !isError(page)), ...pages.filter(isError)];
  return { pages: ordered, changes: [...changes.values()], words, alike };
}

// What follows from the new address of a page is no change of its own.
function withAddress(units: Unit[], from: string, address: string) {
  if (from === address) return units;
  const encoded = encodeURIComponent(from);
  return units.map((unit) => {
    const words = unit.words.replaceAll(encoded, encodeURIComponent(address));
    const isEnd = words.endsWith(from);
    return { ...unit, words: isEnd ? words.slice(0, -from.length) + address : words };
  });
}

type Explained = PageChange & { reasons: Reason[] };

// An entry that came or went is one change, however many texts it has.
function joined(changes: Explained[]): Explained[] {
  const told: Explained[] = [];
  for (const change of changes) {
    const isWhole = change.change === "added" || change.change === "removed";
    const at = isWhole && isText(change) ? told.findIndex((one) => isAlso(one, change)) : -1;
    const known = told[at];
    if (known) told[at] = together(known, change);
    else told.push(change);
  }
  return told;
}

function isText(change: Explained) {
  return unitOf(change).kind === "text";
}

function isAlso(one: Explained, other: Explained) {
  const why = ({ change, reasons }: Explained) => [change, ...reasons.map(({ says }) => says)];
  return (
    isText(one) && unitOf(one).part === unitOf(other).part && `${why(one)}` === `${why(other)}`
  );
}

function together(one: Explained, other: Explained): Explained {
  const [first, second] = [unitOf(one), unitOf(other)];
  const unit = {
    ...first,
    words: `${first.words}\n${second.words}`,
    sources: [...first.sources, ...second.sources],
  };
  return { ...one, ...(one.after ? { after: unit } : { before: unit }) };
}

// The page differs in nothing that a visitor reads or sees.
function metadataChange({ text }: ReadPage): PageChange {
  const at = text.indexOf("<body") + "<body".length;
  const unit: Unit = { kind: "metadata", words: "", sources: [], part: "head", heading: "", at };
  return { change: "changed", before: unit, after: unit };
}

function gather(changes: Map<string, SiteChange>, address: string, change: Explained) {
  const { before, after } = change;
  const { kind, sources } = unitOf(change);
  // The same sentence on another page of the frame is told once.
  const where = kind === "link" ? [] : sources;
  const key = JSON.stringify([change.change, kind, before?.words, after?.words, where]);
  const known = changes.get(key) ?? { ...change, id: `c${changes.size + 1}`, pages: [] };
  known.pages.push({ address, at: after?.at });
  changes.set(key, known);
}

function citesAny({ units }: ReadPage, files: string[]) {
  return units.some(({ sources }) => sources.some(({ file }) => files.includes(file)));
}

// A page whose old address is sent on to the new one is the same page.
function movedPages(before: ReadWords, after: ReadWords) {
  const gone = (address: string) =>
    before.site.targets.has(address) && !after.site.targets.has(address);
  return new Map(
    after.inspection.contents.redirects
      .filter(({ from, to }) => gone(from) && !before.site.targets.has(to))
      .map(({ from, to }) => [to, from]),
  );
}
