import { keptLines } from "#scripts/build/memory/kept-lines.ts";
import type { ReadField, SiteRecord } from "#scripts/build/memory/site-record.ts";

/** A field of the words while it may change: its line, a hash of what it says, and who reads it. */
export type OpenField = { line?: number; hash: string; pages: Set<string> };

/** The fields that pages read, of which a file is opened where something of it is different. */
export type ReadFields = {
  /** The fields of a file by their paths, to be changed. */
  open: (file: string) => Map<string, OpenField>;
  /** Closes what was opened: each field goes through `finished` and stays where it answers with it. */
  close: (
    finished: (file: string, path: string, field: OpenField) => OpenField | undefined,
  ) => Pick<SiteRecord, "fields" | "hashes">;
};

/** Begins with the fields that an earlier build knew. */
export function readFields(before?: Pick<SiteRecord, "fields" | "hashes">): ReadFields {
  const opened = new Map<string, Map<string, OpenField>>();
  const open = (file: string) => {
    const known = opened.get(file);
    if (known) return known;
    const hashes = before?.hashes.get(file) ?? {};
    const fields = Object.entries(before?.fields.get(file) ?? {}).map(
      ([path, { line, pages }]) =>
        [path, { line, hash: hashes[path] ?? "", pages: new Set(pages) }] as const,
    );
    const fresh = new Map<string, OpenField>(fields);
    opened.set(file, fresh);
    return fresh;
  };
  return {
    open,
    close: (finished) => {
      const files = new Set([...(before?.fields.names() ?? []), ...opened.keys()]);
      const [fields, hashes] = [
        keptLines<Record<string, ReadField>>(),
        keptLines<Record<string, string>>(),
      ];
      for (const file of [...files].sort()) {
        const changed = opened.get(file);
        if (!changed) {
          fields.copy(file, before?.fields);
          hashes.copy(file, before?.hashes);
          continue;
        }
        const left = [...changed].flatMap(([path, field]) => {
          const one = finished(file, path, field);
          return one ? [[path, one] as const] : [];
        });
        if (left.length === 0) continue;
        left.sort(([one], [other]) => (one < other ? -1 : 1));
        hashes.set(file, Object.fromEntries(left.map(([path, { hash }]) => [path, hash])));
        fields.set(
          file,
          Object.fromEntries(
            left.map(([path, { line, pages }]) => [path, { line, pages: [...pages].sort() }]),
          ),
        );
      }
      return { fields, hashes };
    },
  };
}
