import { hashOfRead } from "#scripts/build/memory/hash-of-read.ts";
import { keptLines } from "#scripts/build/memory/kept-lines.ts";
import {
  groupedReads,
  namesOfReads,
  placeOfRead,
  type PageReads,
} from "#scripts/build/memory/place-of-read.ts";
import { openFields, type OpenField } from "#scripts/build/memory/open-fields.ts";
import type { SiteRecord } from "#scripts/build/memory/site-record.ts";
import type { Reads } from "#app/library/reads/recorder.ts";

/** The line in which a field stands, by its file and path; undefined where it stands in none. */
export type LineOf = (file: string, path: string) => number | undefined;

/** What a record knows of reads. */
export type KnownReads = Pick<
  SiteRecord,
  "texts" | "everywhere" | "wholes" | "reads" | "fields" | "hashes"
>;

/** Who reads what of the words, while pages are drawn again one by one. */
export type ReadsRegister = {
  /** Notes what a page reads, in the place of what it read before. */
  note: (address: string, reads: Reads) => void;
  /** Notes what every page reads. It comes before all that is noted of others. */
  noteEverywhere: (reads: Reads) => void;
  /** Everything in the form of a record; of pages only these, in their order. */
  close: (addresses: Iterable<string>, lineOf: LineOf) => KnownReads;
};

const nothing = hashOfRead(undefined);

/** Begins with what an earlier build knew, and opens only the files of which something is different. */
export function openRegister(
  before: KnownReads | undefined,
  texts: ReadonlyMap<string, string>,
): ReadsRegister {
  const fields = openFields(before);
  const wholes = new Map<string, OpenField>(
    [...(before?.wholes ?? [])].map(([name, { hash, pages }]) => [
      name,
      { line: null, hash, isFresh: false, pages: [...pages] },
    ]),
  );
  const noted = keptLines<PageReads>();
  let everywhere = new Set(before && namesOfReads(before.everywhere));
  const isSame = (file: string) => before?.texts.get(file) === texts.get(file);
  const open = (name: string): OpenField => {
    const place = placeOfRead(name);
    const [group, key] = place ? [fields.open(place.file), place.path] : [wholes, name];
    const known = group.get(key);
    if (known) return known;
    const field: OpenField = { line: null, hash: "", isFresh: false, pages: [] };
    group.set(key, field);
    return field;
  };
  // All that read a name in one build read the same.
  const renew = (field: OpenField, value: unknown) => {
    if (field.isFresh) return;
    field.isFresh = true;
    field.hash = hashOfRead(value);
  };
  const forget = (name: string, address: string) => {
    const field = open(name);
    field.pages = field.pages.filter((page) => page !== address);
  };
  const isKnownToSay = (name: string) => {
    const place = placeOfRead(name);
    return place !== undefined && isSame(place.file);
  };
  return {
    note: (address, reads) => {
      const own = [...reads].filter(([name]) => !everywhere.has(name));
      const last = new Set(namesOfReads(before?.reads.get(address) ?? { fields: {}, wholes: [] }));
      noted.set(address, groupedReads(own.map(([name]) => name)));
      for (const [name, value] of own) {
        const isNew = !last.delete(name);
        if (isNew) open(name).pages.push(address);
        if (isNew || !isKnownToSay(name)) renew(open(name), value);
      }
      // What is left of them is no longer read.
      for (const name of last) forget(name, address);
    },
    noteEverywhere: (reads) => {
      everywhere = new Set(reads.keys());
      for (const [name, value] of reads) renew(open(name), value);
    },
    close: (addresses, lineOf) => {
      const reads = keptLines<PageReads>();
      for (const address of addresses) {
        reads.copy(address, noted.line(address) === undefined ? before?.reads : noted);
      }
      for (const address of before?.reads.names() ?? []) {
        if (reads.line(address) !== undefined) continue;
        const gone = before?.reads.get(address);
        for (const name of gone ? namesOfReads(gone) : []) forget(name, address);
      }
      // Lines move where a text changed, even if nothing that was read did.
      for (const file of before?.fields.names() ?? []) if (!isSame(file)) fields.open(file);
      const isRead = (name: string, { pages }: OpenField) =>
        pages.length > 0 || everywhere.has(name);
      const closed = fields.close((file, path, field) => {
        if (!isRead(`${file}#${path}`, field)) return undefined;
        const known = isSame(file) ? field.line : null;
        const isThere = field.hash !== nothing;
        return { ...field, line: isThere ? (known ?? lineOf(file, path) ?? null) : null };
      });
      const left = [...wholes].filter(([name, whole]) => isRead(name, whole));
      return {
        texts,
        everywhere: groupedReads(everywhere),
        wholes: new Map(
          left
            .sort(byName)
            .map(([name, { hash, pages }]) => [name, { hash, pages: [...pages].sort() }]),
        ),
        reads,
        ...closed,
      };
    },
  };
}

function byName([one]: [string, unknown], [other]: [string, unknown]) {
  return one < other ? -1 : 1;
}
