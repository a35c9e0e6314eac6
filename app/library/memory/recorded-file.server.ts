import { isDeepStrictEqual } from "node:util";
import { folders, lists, singles } from "#app/library/collections.ts";
import type { Entry } from "#app/library/entry.ts";
import { bodyOnDemand } from "#app/library/memory/body-on-demand.server.ts";
import { answersOf, giveAnswers, type Answers } from "#app/library/memory/once-per-entry.ts";
import type { RememberedFile, WordFindings } from "#app/library/memory/remembered-file.ts";
import type { FieldPlaces } from "#app/library/reading/field-places.ts";
import { keptPlaces } from "#app/library/reading/kept-places.ts";
import { placesAgain } from "#app/library/reading/places-again.server.ts";
import type { SourceFile } from "#app/library/reading/source-file.server.ts";
import { bodyName, type BodyResult } from "#app/mdx/compile-body.server.ts";

type RecordedEntry = Pick<Entry, "collection" | "id" | "path" | "value"> & {
  body?: Pick<BodyResult, "mentions"> & { line: number; name: string };
  answers?: Answers;
};

/** What the record keeps of a file, as plain data. */
export type RecordedFile = {
  path: string;
  hash: string;
  stamp?: string;
  /** The places of its values, as asText writes them. */
  places: string;
  entries: RecordedEntry[];
  words?: WordFindings;
};

const register: Record<string, Pick<Entry, "schema">> = { ...singles, ...lists, ...folders };

/**
 * A file that was read now as the record keeps it, which holds nothing of the file's text but the
 * values; nothing where it has problems or data cannot hold it.
 */
export function recordedFile({ source, hash, contents }: RememberedFile): RecordedFile | undefined {
  const { entries, problems, isUnreadable } = contents;
  const isSound = problems.length === 0 && !isUnreadable && entries.every(({ isWhole }) => isWhole);
  if (!isSound || source.isLink) return undefined;
  const [first] = entries;
  const recorded: RecordedFile = {
    path: source.path,
    hash,
    ...(source.stamp && { stamp: source.stamp }),
    places: first ? first.places.asText() : "",
    entries: entries.map((entry) => recordedEntry(entry, source)),
  };
  const again = JSON.parse(JSON.stringify(recorded)) as RecordedFile;
  const isSame = isDeepStrictEqual(
    again.entries.map(({ value }) => value),
    entries.map(({ value }) => value),
  );
  return isSame ? again : undefined;
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

/** The file of this source as it was recorded, whose bodies have to be kept. */
export function restoredFile(
  { hash, places: written, entries, words }: RecordedFile,
  source: SourceFile,
): RememberedFile {
  const places = keptPlaces(written, () => placesAgain(source));
  const restored = entries.map((entry) => restoredEntry(entry, source, places));
  return {
    source,
    hash,
    contents: { entries: restored, problems: [] },
    ...(words && { words }),
  };
}

/** A recorded file as one line, with what has been found out about it since. */
export function recordLine(recorded: RecordedFile, { contents, words }: RememberedFile): string {
  const entries = recorded.entries.map((entry, index) => {
    const found = contents.entries[index];
    return { ...entry, answers: found && answersOf(found) };
  });
  return JSON.stringify({ ...recorded, entries, words });
}

function restoredEntry(
  { collection, id, path, value, body, answers }: RecordedEntry,
  { file }: SourceFile,
  places: FieldPlaces,
): Entry {
  const { schema } = register[collection] as Pick<Entry, "schema">;
  const whole = { collection, id, file, schema, value, places, path, isWhole: true };
  const entry: Entry = body ? { ...whole, body: bodyOnDemand(file, body.name, body) } : whole;
  if (answers) giveAnswers(entry, answers);
  return entry;
}
