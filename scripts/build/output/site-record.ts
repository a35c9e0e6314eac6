import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { LeftFile } from "#scripts/build/output/output-folder.ts";
import type { BuiltPage } from "#scripts/build/pages/built-page.ts";

/** A page as an earlier build drew it. */
export type DrawnPage = {
  /** Its file in the output. */
  file: string;
  /** What the checks of the site need to know of it; absent for what only machines read. */
  facts?: BuiltPage;
  /** The file of the picture that stands for it where it is shared. */
  share?: string;
  /** The names of what it read besides what every page reads. */
  reads: string[];
};

/** What a build left behind, so that the next one does only what is different. */
export type SiteRecord = {
  /** A name made of all that decides how a page is drawn besides the words. */
  state: string;
  /** The hash of each file of words. */
  texts: ReadonlyMap<string, string>;
  /** What was read of the words, by name, and a hash of what it said. */
  values: ReadonlyMap<string, string>;
  /** The line in which each of those stands that is a field. */
  lines: ReadonlyMap<string, number>;
  /** The names of what every page reads, such as the words of the footer. */
  everywhere: string[];
  /** The drawn pages by address. */
  pages: ReadonlyMap<string, DrawnPage>;
  /** The files of the output. */
  files: ReadonlyMap<string, LeftFile>;
};

// Raised when the form of the record changes.
const form = 2;
const shelf = path.resolve(".cache/sites");

type Recorded = {
  state: string;
  texts: [string, string][];
  values: [string, string, number?][];
  everywhere: number[];
  strings: string[];
  pages: [
    string,
    Omit<DrawnPage, "reads" | "facts"> & { reads: number[]; facts?: RecordedFacts },
  ][];
  files: [string, LeftFile][];
};
type RecordedFacts = Omit<BuiltPage, "links" | "ids"> & { links: number[]; ids: number[] };

/** The record of the last build into a folder; undefined where there is none that is whole. */
export function readSiteRecord(output: string): SiteRecord | undefined {
  try {
    const text = readFileSync(recordFile(output), "utf8");
    const end = text.indexOf("\n");
    const body = text.slice(end + 1);
    return text.slice(0, end) === headOf(body) ? opened(JSON.parse(body) as Recorded) : undefined;
  } catch {
    // Without a record every page is drawn, which only takes longer.
    return undefined;
  }
}

/** Keeps the record of a build into a folder in the place of the one before. */
export function writeSiteRecord(output: string, record: SiteRecord) {
  const file = recordFile(output);
  const draft = `${file}.${process.pid}`;
  const body = JSON.stringify(closed(record));
  mkdirSync(shelf, { recursive: true });
  try {
    writeFileSync(draft, `${headOf(body)}\n${body}`);
    renameSync(draft, file);
  } catch {
    // An old record would say too much of a new output, and none only costs time.
    rmSync(draft, { force: true });
    rmSync(file, { force: true });
  }
}

/** The file that stands for an output folder below .cache, with this ending. */
export function siteFile(output: string, ending: string) {
  const name = createHash("sha256").update(path.resolve(output)).digest("hex").slice(0, 16);
  return path.join(shelf, `${name}.${ending}`);
}

function recordFile(output: string) {
  return siteFile(output, "json");
}

function headOf(body: string) {
  return createHash("sha256").update(`${form}\n`).update(body).digest("hex");
}

// Addresses and names are in many pages, so each is written once and then called by its number.
function closed({ state, texts, values, lines, everywhere, pages, files }: SiteRecord): Recorded {
  const numbers = new Map<string, number>();
  const numbered = (list: string[]) =>
    list.map((one) => {
      const number = numbers.get(one) ?? numbers.size;
      numbers.set(one, number);
      return number;
    });
  const closedPages = [...pages].map(([address, { reads, facts, ...rest }]) => {
    const inside = facts && { ...facts, links: numbered(facts.links), ids: numbered(facts.ids) };
    return [address, { ...rest, reads: numbered(reads), facts: inside }] as Recorded["pages"][0];
  });
  return {
    state,
    texts: [...texts],
    values: [...values].map(([name, hash]) => [name, hash, lines.get(name)]),
    everywhere: numbered(everywhere),
    pages: closedPages,
    strings: [...numbers.keys()],
    files: [...files],
  };
}

function opened({ strings, everywhere, pages, ...rest }: Recorded): SiteRecord {
  const named = (numbers: number[]) => numbers.map((number) => strings[number] as string);
  return {
    state: rest.state,
    texts: new Map(rest.texts),
    values: new Map(rest.values.map(([name, hash]) => [name, hash])),
    // Data knows no gaps, so a missing line comes back as null.
    lines: new Map(
      rest.values.flatMap(([name, , line]) => (typeof line === "number" ? [[name, line]] : [])),
    ),
    files: new Map(rest.files),
    everywhere: named(everywhere),
    pages: new Map(
      pages.map(([address, { reads, facts, ...page }]) => [
        address,
        {
          ...page,
          reads: named(reads),
          ...(facts && { facts: { ...facts, links: named(facts.links), ids: named(facts.ids) } }),
        },
      ]),
    ),
  };
}
