import type { Contents } from "#app/library/contents.ts";
import { readAgain } from "#app/library/reads/read-again.ts";
import { hashOfRead } from "#scripts/build/memory/hash-of-read.ts";
import { placeOfRead } from "#scripts/build/memory/place-of-read.ts";
import type { SiteRecord } from "#scripts/build/memory/site-record.ts";

/**
 * The names of what the pages of an earlier build read and what says something else now. Only the
 * fields of files whose text changed are read again, and all that was read as a whole.
 */
export async function changedReads(
  { texts, hashes, wholes }: Pick<SiteRecord, "texts" | "hashes" | "wholes">,
  now: ReadonlyMap<string, string>,
  contents: Contents,
): Promise<ReadonlySet<string>> {
  const known = new Map([...wholes].map(([name, { hash }]) => [name, hash]));
  for (const file of hashes.names()) {
    if (texts.get(file) === now.get(file)) continue;
    for (const [path, hash] of Object.entries(hashes.get(file) ?? {})) {
      known.set(`${file}#${path}`, hash);
    }
  }
  const reads = await readAgain(contents, known.keys());
  const isChanged = (name: string) =>
    !reads.has(name) || hashOfRead(reads.get(name)) !== known.get(name);
  return new Set([...known.keys()].filter(isChanged));
}

/** The pages that read something of these names besides what every page reads. */
export function readersOf(
  names: Iterable<string>,
  { fields, wholes }: Pick<SiteRecord, "fields" | "wholes">,
): ReadonlySet<string> {
  const readers = new Map<string, Map<string, string[]>>();
  const readersIn = (file: string) => {
    const groups = fields.get(file) ?? [];
    return new Map(
      groups.flatMap(({ fields: read, pages }) => Object.keys(read).map((path) => [path, pages])),
    );
  };
  return new Set(
    [...names].flatMap((name) => {
      const place = placeOfRead(name);
      if (!place) return wholes.get(name)?.pages ?? [];
      const known = readers.get(place.file) ?? readersIn(place.file);
      readers.set(place.file, known);
      return known.get(place.path) ?? [];
    }),
  );
}
