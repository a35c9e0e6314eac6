import { addressOf } from "#app/content/addresses.ts";
import {
  addressesOfSite,
  quotedBySite,
  siteEntries,
  type EntriesOfLanguage,
} from "#app/content/languages/site-entries.ts";
import { entriesOf, rangeIn, type Entry, type Language } from "#app/content/entries.ts";
import type { Quoted } from "#app/content/fill-text.ts";
import { isPublic } from "#app/content/public-days.ts";
import type { Path } from "#app/content/range.ts";
import type {
  ContentFile,
  FoundContent,
  FoundFile,
} from "#app/content/reading/read-content.server.ts";
import { today } from "#app/content/today.ts";
import type { Place } from "#scripts/check/place.ts";
import { textsOf, type SiteText } from "#scripts/check/texts.ts";

/** Everything that a rule sees; what could not be parsed or is not valid is there as it is written. */
export type CheckedSite = {
  /** The day in Nairobi for which it is checked, such as 2026-06-30. */
  day: string;
  /** Every file with words. */
  files: ContentFile[];
  /** True where no file has a part that could not be parsed, and may hold anything. */
  isReadable: boolean;
  /** Every other file of the content folder: photographs, downloads, what does not belong there. */
  others: FoundFile[];
  /** Every single file, item of a list and prose file, drafts and translations included, each as it is written. */
  entries: Entry[];
  /** The entries of one kind in the first language, such as "posts" or "stats" (app/content/kinds.ts). */
  entriesOf: (kind: string) => Entry[];
  /** The languages of the site, each with what its pages are made of: the originals with their translations. */
  languages: EntriesOfLanguage[];
  /** The entry whose page is at an address, drafts included. */
  entryAt: (address: string) => Entry | undefined;
  /** Every text that visitors read. */
  texts: SiteText[];
  /** What texts of a language may quote, by its name in double braces. */
  quotedIn: (language: Language) => ReadonlyMap<string, Quoted>;
  /** The addresses of all pages that visitors may open on that day. */
  addresses: ReadonlySet<string>;
  /** The addresses of all pages that were ever public. */
  released: ReadonlySet<string>;
};

/** What the rules see of a content folder that was read; `wasPublic` are addresses besides those on record. */
export function checkedSite(
  { files, others }: FoundContent,
  day = today(),
  wasPublic: Iterable<string> = [],
): CheckedSite {
  const entries = files.flatMap(entriesOf);
  const originals = entries.filter(({ isLayer }) => !isLayer);
  const audience = { day, drafts: false };
  const languages = siteEntries(entries);
  const quoted = quotedBySite(languages, audience);
  const recorded = entries.flatMap(({ kind, value }) =>
    kind === "releasedAddresses" && typeof value === "string" ? value : [],
  );
  let texts: SiteText[] | undefined;
  const ofKind = new Map<string, Entry[]>();
  // Of two at one address the first stays, so it is put in last.
  const byAddress = new Map(originals.toReversed().map((entry) => [addressOf(entry), entry]));
  return {
    day,
    files,
    others,
    isReadable: files.every(
      ({ faults, body, bodyFault }) => faults.length === 0 && !bodyFault && !body?.faults.length,
    ),
    entries,
    entriesOf: (kind) => {
      const own = ofKind.get(kind) ?? originals.filter((entry) => entry.kind === kind);
      ofKind.set(kind, own);
      return own;
    },
    entryAt: (address) => (address === "" ? undefined : byAddress.get(address)),
    get texts() {
      return (texts ??= entries.flatMap(textsOf));
    },
    languages,
    quotedIn: (language) => quoted[language] ?? new Map(),
    addresses: new Set(addressesOfSite(languages, (entry) => isPublic(entry, audience))),
    released: new Set([...recorded, ...wasPublic]),
  };
}

/** The first character of a file. */
export function topOf(file: string): Place {
  return { file, start: 0, end: 0 };
}

/** The place of a value inside an entry, or of the nearest one around it. */
export function placeIn(entry: Entry, path: Path = []): Place {
  return { file: entry.file.path, ...rangeIn(entry, path) };
}
