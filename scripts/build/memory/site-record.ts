import { readFileSync, rmSync } from "node:fs";
import { crc32 } from "node:zlib";
import { keptLines, type KeptLines } from "#scripts/build/memory/kept-lines.ts";
import type { PageReads } from "#scripts/build/memory/place-of-read.ts";
import { replaceWhole, siteFile } from "#scripts/build/memory/site-file.ts";
import type { LeftFile } from "#scripts/build/output/output-folder.ts";
import type { FactsWithoutFrame } from "#scripts/build/pages/facts-without-frame.ts";
import type { PageWeight } from "#scripts/build/pages/page-weight.ts";

/** A page as an earlier build drew it. */
export type DrawnPage = {
  /** Its file in the output. */
  file: string;
  /** The file of the picture that stands for it where it is shared. */
  share?: string;
  /** What it weighs; absent for what only machines read. */
  weight?: PageWeight;
};

/**
 * Fields of one file that the same pages read, by their paths in it: the line in which each stands,
 * or null where it is not there.
 */
export type ReadFields = { fields: Record<string, number | null>; pages: string[] };

/** Something that was read as a whole: a hash of what it was, and who read it. */
export type ReadWhole = { hash: string; pages: string[] };

/** What a build left behind, so that the next one does only what is different. */
export type SiteRecord = {
  /** A name made of all that decides how a page is drawn besides the words. */
  state: string;
  /** The hash of each file of words. */
  texts: ReadonlyMap<string, string>;
  /** What every page reads, such as the words of the footer. */
  everywhere: PageReads;
  /** The files of the output. */
  files: ReadonlyMap<string, LeftFile>;
  /** The drawn pages by address. */
  pages: ReadonlyMap<string, DrawnPage>;
  /** What was read as a whole, by name. */
  wholes: ReadonlyMap<string, ReadWhole>;
  /** By address, what a page reads besides what every page reads. */
  reads: KeptLines<PageReads>;
  /** By address, what the checks of the site know of a page besides the frame of the missing page. */
  facts: KeptLines<FactsWithoutFrame>;
  /** By file of words, what pages read in it. */
  fields: KeptLines<ReadFields[]>;
  /** By file of words and path inside it, a hash of what was read. */
  hashes: KeptLines<Record<string, string>>;
};

// Raised when the form of the record changes.
const form = 5;
const inLines = ["reads", "facts", "fields", "hashes"] as const;
const inEntries = ["texts", "files", "pages", "wholes"] as const;

type Named = { names: string[]; lengths: number[] };
type Head = Pick<SiteRecord, "state" | "everywhere"> &
  Record<(typeof inEntries)[number], [string, never][]> &
  Record<(typeof inLines)[number], Named>;

/** The record of the last build into a folder; undefined where there is none that is whole. */
export function readSiteRecord(output: string): SiteRecord | undefined {
  try {
    const bytes = readFileSync(siteFile(output, "record"));
    const end = bytes.indexOf("\n");
    const body = bytes.subarray(end + 1);
    return bytes.toString("latin1", 0, end) === nameOfBody([body]) ? opened(body) : undefined;
  } catch {
    // Without a record every page is drawn, which only takes longer.
    return undefined;
  }
}

/** Keeps the record of a build into a folder in the place of the one before. */
export function writeSiteRecord(output: string, record: SiteRecord) {
  const file = siteFile(output, "record");
  const body = closed(record);
  // An old record would say too much of a new output, and none only costs time.
  rmSync(file, { force: true });
  try {
    replaceWhole(file, [Buffer.from(`${nameOfBody(body)}\n`), ...body]);
  } catch {
    rmSync(file, { force: true });
  }
}

// What tells a whole record from a damaged one has to be quick, for it is reckoned in every build.
function nameOfBody(parts: Buffer[]) {
  const length = parts.reduce((total, part) => total + part.length, 0);
  return `${form} ${length} ${parts.reduce((sum, part) => crc32(part, sum), 0)}`;
}

// The names of all lines stand in the first, so that nobody opens a line to learn whose it is.
function closed(record: SiteRecord): Buffer[] {
  const { state, everywhere } = record;
  const written = inLines.map((part) => ({ part, ...record[part].written() }));
  const head = {
    state,
    everywhere,
    ...Object.fromEntries(inEntries.map((part) => [part, [...record[part]]])),
    ...Object.fromEntries(
      written.map(({ part, lengths }) => [part, { names: record[part].names(), lengths }]),
    ),
  };
  return [Buffer.from(`${JSON.stringify(head)}\n`), ...written.flatMap(({ parts }) => parts)];
}

function opened(bytes: Buffer): SiteRecord {
  const end = bytes.indexOf("\n");
  const head = JSON.parse(bytes.toString("utf8", 0, end)) as Head;
  const { state, everywhere, ...rest } = head;
  let from = end + 1;
  const linesOf = ({ names, lengths }: Named) =>
    keptLines<never>(
      names.map((name, index) => {
        const line = { bytes, from, to: from + (lengths[index] ?? 0) };
        from = line.to;
        return [name, line];
      }),
    );
  const parts = inLines.map((part) => [part, linesOf(rest[part])]);
  const entries = inEntries.map((part) => [part, new Map(rest[part])]);
  return { state, everywhere, ...Object.fromEntries([...entries, ...parts]) } as SiteRecord;
}
