import { isDeepStrictEqual } from "node:util";
import { folders, lists, singles } from "#app/library/collections.ts";
import type { Entry } from "#app/library/entry.ts";
import { bodyOnDemand } from "#app/library/memory/body-on-demand.server.ts";
import type { RememberedFile, WordFindings } from "#app/library/memory/remembered-file.ts";
import type { FieldPlaces } from "#app/library/reading/field-places.ts";
import { readFrontMatter } from "#app/library/reading/front-matter.server.ts";
import { placesOnDemand } from "#app/library/reading/places-on-demand.ts";
import { readFields } from "#app/library/reading/read-fields.server.ts";
import type { SourceFile } from "#app/library/reading/source-file.server.ts";
import { bodyName, type BodyResult } from "#app/mdx/compile-body.server.ts";

type RecordedEntry = Pick<Entry, "collection" | "id" | "path" | "value"> & {
  body?: Pick<BodyResult, "mentions"> & { line: number; name: string };
};

/** What the record keeps of a file, as plain data. */
export type RecordedFile = {
  path: string;
  hash: string;
  stamp?: string;
  entries: RecordedEntry[];
  words?: WordFindings;
};

const register: Record<string, Pick<Entry, "schema">> = { ...singles, ...lists, ...folders };

/** A file as the record keeps it; nothing where it has problems or data cannot hold it. */
export function recordedFile(remembered: RememberedFile): RecordedFile | undefined {
  const { source, hash, contents, words } = remembered;
  const { entries, problems, isUnreadable } = contents;
  const isSound = problems.length === 0 && !isUnreadable && entries.every(({ isWhole }) => isWhole);
  if (!isSound || source.isLink) return undefined;
  const recorded: RecordedFile = {
    path: source.path,
    hash,
    ...(source.stamp && { stamp: source.stamp }),
    entries: entries.map((entry) => recordedEntry(entry, source)),
    ...(words && { words }),
  };
  const values = entries.map(({ value }) => value);
  return isDeepStrictEqual(JSON.parse(JSON.stringify(values)), values) ? recorded : undefined;
}

function recordedEntry({ collection, id, path, value, body }: Entry, source: SourceFile) {
  if (!body) return { collection, id, path, value };
  const { mentions, line } = body;
  const text = source.text
    .split("\n")
    .slice(line - 1)
    .join("\n");
  return { collection, id, path, value, body: { mentions, line, name: bodyName(text) } };
}

/** The file of this source as it was recorded; nothing where one of its bodies is kept no more. */
export function restoredFile(
  { hash, entries, words }: RecordedFile,
  source: SourceFile,
  bodies: ReadonlySet<string>,
): RememberedFile | undefined {
  if (entries.some(({ body }) => body && !bodies.has(body.name))) return undefined;
  const places = placesOnDemand(() => placesIn(source));
  const restored = entries.map((entry) => restoredEntry(entry, source, places));
  return {
    source,
    hash,
    contents: { entries: restored, problems: [] },
    ...(words && { words }),
  };
}

function restoredEntry(
  { collection, id, path, value, body }: RecordedEntry,
  { file }: SourceFile,
  places: FieldPlaces,
): Entry {
  const { schema } = register[collection] as Pick<Entry, "schema">;
  const whole = { collection, id, file, schema, value, places, path, isWhole: true };
  return { ...whole, ...(body && { body: bodyOnDemand(file, body.name, body) }) };
}

function placesIn(source: SourceFile): FieldPlaces {
  if (!source.path.endsWith(".mdx")) return readFields(source.file, source.text).places;
  const matter = readFrontMatter(source);
  return "says" in matter ? readFields(source.file, "").places : matter.fields.places;
}
