import { addressOf } from "#app/content/addresses.ts";
import {
  addressesOfSite,
  quotedBySite,
  siteEntries,
  valuesIn,
  type EntriesOfLanguage,
} from "#app/content/languages/site-entries.ts";
import { languagesIn } from "#app/content/languages/languages-in.ts";
import { entriesOf, rangeIn, type Entry, type Language } from "#app/content/entries.ts";
import type { Quoted } from "#app/content/fill-text.ts";
import { hiddenPaths, isPublic } from "#app/content/public-days.ts";
import type { FieldPath } from "#app/content/range.ts";
import type {
  ContentFile,
  FoundContent,
  FoundFile,
} from "#app/content/reading/read-content.server.ts";
import { today } from "#app/content/today.ts";
import type { Place } from "#scripts/check/rule.ts";
import { textsOf, type SiteText } from "#scripts/check/texts.ts";

/** Everything that a rule sees, including invalid entries as they are written. */
export type CheckedSite = {
  /** The day in Nairobi, such as 2026-06-30. */
  day: string;
  /** Every YAML and MDX file. */
  files: ContentFile[];
  /** True if every file could be parsed; otherwise anything may be in the missing parts. */
  isReadable: boolean;
  /** Every other file of the content folder: photographs, downloads, strays. */
  others: FoundFile[];
  /** Every entry (a file, or an item of a list), including drafts and translations, as it is written. */
  entries: Entry[];
  /** The entries of one kind in the first language, such as "posts" or "stats" (app/content/kinds.ts). */
  entriesOf: (kind: string) => Entry[];
  /** The languages of the site, each with its entries: originals merged with their translations. */
  languages: EntriesOfLanguage[];
  /** A translation merged with its original, which says when and to whom it is shown; any other entry as it is. */
  wholeOf: (entry: Entry) => Entry;
  /** True if a picture, a download or another file that is not read has this path. */
  hasOther: (path: string) => boolean;
  /** The entry of the page at an address, drafts included. */
  entryAt: (address: string) => Entry | undefined;
  /** True for an entry of a list or a page that site.yaml hides. */
  isHidden: (entry: Entry) => boolean;
  /** Every text that visitors read. */
  texts: SiteText[];
  /** The facts that texts in a language can quote, by their name in double braces. */
  quotedIn: (language: Language) => ReadonlyMap<string, Quoted>;
  /** The addresses of all pages that are public on that day. */
  addresses: ReadonlySet<string>;
  /** The addresses of all pages that were ever public. */
  released: ReadonlySet<string>;
};

/** What the rules see of a content folder; `wasPublic` adds addresses to those on record. */
export function checkedSite(
  { files, others }: FoundContent,
  day = today(),
  wasPublic: Iterable<string> = [],
): CheckedSite {
  const all = files.flatMap(entriesOf);
  // The rule translations reports a folder whose language is not listed, and nothing else is said of it.
  const listed = new Set(languagesIn(all).map(({ language }) => language));
  const entries = all.filter(({ isLayer, language }) => !isLayer || listed.has(language));
  const originals = entries.filter(({ isLayer }) => !isLayer);
  const audience = { day, drafts: false };
  const languages = siteEntries(entries, audience);
  const quoted = quotedBySite(languages, audience);
  const recorded = entries.flatMap(({ kind, value }) =>
    kind === "releasedAddresses" && typeof value === "string" ? value : [],
  );
  let texts: SiteText[] | undefined;
  const hidden = hiddenPaths(entries);
  const merged = new Map(
    languages.flatMap(({ quotable }) =>
      quotable.flatMap((entry) => (entry.layer ? [[entry.layer, entry] as const] : [])),
    ),
  );
  const otherPaths = new Set(others.map(({ path }) => path));
  // The first of two entries at one address wins, so it is added last.
  const byAddress = new Map(originals.toReversed().map((entry) => [addressOf(entry), entry]));
  return {
    day,
    files,
    others,
    isReadable: files.every(
      ({ faults, body, bodyFault }) => faults.length === 0 && !bodyFault && !body?.faults.length,
    ),
    entries,
    entriesOf: (kind) => originals.filter((entry) => entry.kind === kind),
    hasOther: (path) => otherPaths.has(path),
    entryAt: (address) => (address === "" ? undefined : byAddress.get(address)),
    isHidden: ({ file }) => hidden.includes(file.originalPath),
    get texts() {
      return (texts ??= entries.flatMap(textsOf));
    },
    languages,
    wholeOf: (entry) => merged.get(entry) ?? entry,
    quotedIn: (language) => valuesIn(language, quoted),
    addresses: new Set(addressesOfSite(languages, (entry) => isPublic(entry, audience))),
    released: new Set([...recorded, ...wasPublic]),
  };
}

/** The first character of a file. */
export function topOf(file: string): Place {
  return { file, start: 0, end: 0 };
}

/** The place of a value inside an entry, or of the nearest value around it. */
export function placeIn(entry: Entry, path: FieldPath = []): Place {
  return { file: entry.file.path, ...rangeIn(entry, path) };
}
