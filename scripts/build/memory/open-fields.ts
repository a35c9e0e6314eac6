import { keptLines } from "#scripts/build/memory/kept-lines.ts";
import type { ReadFields, SiteRecord } from "#scripts/build/memory/site-record.ts";

/**
 * A field of the words while it may change: its line, a hash of what it says and whether that is of
 * this build, and who reads it. There are tens of thousands of them, so nothing in them is large.
 */
export type OpenField = { line: number | null; hash: string; isFresh: boolean; pages: string[] };

/** The fields that pages read, of which a file is opened where something of it is different. */
export type OpenFields = {
  /** The fields of a file by their paths, to be changed. */
  open: (file: string) => Map<string, OpenField>;
  /** Closes what was opened: each field goes through `finished` and stays where it answers with it. */
  close: (
    finished: (file: string, path: string, field: OpenField) => OpenField | undefined,
  ) => Pick<SiteRecord, "fields" | "hashes">;
};

/** Begins with the fields that an earlier build knew. */
export function openFields(before?: Pick<SiteRecord, "fields" | "hashes">): OpenFields {
  const opened = new Map<string, Map<string, OpenField>>();
  const open = (file: string) => {
    const known = opened.get(file) ?? fieldsIn(file, before);
    opened.set(file, known);
    return known;
  };
  return {
    open,
    close: (finished) => {
      const files = new Set([...(before?.fields.names() ?? []), ...opened.keys()]);
      const fields: SiteRecord["fields"] = keptLines();
      const hashes: SiteRecord["hashes"] = keptLines();
      for (const file of [...files].sort()) {
        const changed = opened.get(file);
        if (!changed) {
          fields.copy(file, before?.fields);
          hashes.copy(file, before?.hashes);
          continue;
        }
        const left = [...changed].sort(byPath).flatMap(([path, field]) => {
          const one = finished(file, path, field);
          return one ? [[path, one] as const] : [];
        });
        if (left.length === 0) continue;
        hashes.set(file, Object.fromEntries(left.map(([path, { hash }]) => [path, hash])));
        fields.set(file, byReaders(left));
      }
      return { fields, hashes };
    },
  };
}

function fieldsIn(file: string, before: Pick<SiteRecord, "fields" | "hashes"> | undefined) {
  const hashes = before?.hashes.get(file) ?? {};
  const groups = before?.fields.get(file) ?? [];
  return new Map<string, OpenField>(
    groups.flatMap(({ fields, pages }) =>
      Object.entries(fields).map(([path, line]) => [
        path,
        { line, hash: hashes[path] ?? "", isFresh: false, pages: [...pages] },
      ]),
    ),
  );
}

function byReaders(fields: (readonly [path: string, field: OpenField])[]): ReadFields[] {
  const groups = new Map<string, ReadFields>();
  for (const [path, { line, pages }] of fields) {
    const readers = [...new Set(pages)].sort();
    const key = readers.join(" ");
    const group = groups.get(key) ?? { fields: {}, pages: readers };
    group.fields[path] = line;
    groups.set(key, group);
  }
  return [...groups.values()];
}

function byPath([one]: [string, unknown], [other]: [string, unknown]) {
  return one < other ? -1 : 1;
}
