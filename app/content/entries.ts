import type { z } from "zod";
import { defaultsOf, withDefaults } from "#app/content/languages/defaults.ts";
import { keyName, keyOf } from "#app/content/languages/laid-over.ts";
import { valueAt, type Path, type Range } from "#app/content/range.ts";
import { oldNamesIn, withNewNames } from "#app/content/renamed-fields.ts";
import type { FieldNotes } from "#app/content/walk-fields.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";

/** A language of the site by its code: of the first one the first part, such as en; of another its folder. */
export type Language = string;

/** A value of a file that stands for itself: what a file holds, or one item of its list. */
export type Entry = {
  /** The name of its kind, such as posts. */
  kind: string;
  /** The id by which others point at it; empty where it has none. */
  id: string;
  /** By what a translation finds it: its key in a list, its id otherwise. */
  key: string;
  /** The language that it is in. */
  language: Language;
  /** True for a translation, of which the value is only what differs from its original. */
  isLayer: boolean;
  /** The entry of the first language that it is made of, and the translation that was laid over that. */
  original?: Entry;
  layer?: Entry;
  file: ContentFile;
  /** Where it begins inside its file, such as [2] for the third of a list. */
  path: Path;
  schema: z.ZodType;
  /** What is written, with what stands by default beside it; checked where `isValid`. */
  value: unknown;
  isValid: boolean;
  /** The fields that are written under a name of the last year: [was, is]. */
  oldNames: ReturnType<typeof oldNamesIn>;
};

const known = new WeakMap<ContentFile, Entry[]>();

/** The entries of a file; none where its fields could not be read. */
export function entriesOf(file: ContentFile): Entry[] {
  const entries = known.get(file) ?? readEntries(file);
  known.set(file, entries);
  return entries;
}

function readEntries(file: ContentFile): Entry[] {
  const { data, kind, original: place } = file;
  if (kind.form === "list") {
    const items: unknown[] = Array.isArray(data) ? data : [];
    return items.map((item, index) => entry(file, item, [index], idOf(item)));
  }
  const id = kind.form === "folder" ? place.slice(kind.path.length + 1).replace(/\.mdx$/, "") : "";
  if (data === undefined && kind.form === "single") return [];
  return [entry(file, data ?? {}, [], id)];
}

/** The range of a value of an entry in its file. */
export function rangeIn({ file, path }: Entry, inside: Path = []): Range {
  return file.rangeOf([...path, ...inside]);
}

/** A field of an entry, whatever stands there. */
export function valueOf(entry: Partial<Pick<Entry, "value">>, name: string): unknown {
  return (entry.value as Record<string, unknown> | null | undefined)?.[name];
}

/** True for a value that somebody wrote; what stands by default is nobody's, and has no place in a file. */
export function isWritten({ file, path: own, oldNames }: Entry, path: Path = []) {
  const written = withNewNames(valueAt(file.data, own), oldNames);
  return (valueAt(written, path) ?? undefined) !== undefined;
}

/** The language in which a field of an entry is written, by what the model notes of it; without, the entry as a whole. */
export function languageOf(
  { value, language, isLayer, layer }: Pick<Entry, "value" | "language" | "isLayer" | "layer">,
  notes: FieldNotes = {},
): Language {
  const named = isLayer || layer ? undefined : valueOf({ value }, "lang");
  return notes.language ?? (typeof named === "string" ? named : language);
}

function entry(file: ContentFile, written: unknown, path: Path, id: string): Entry {
  const { name: kind, schema } = file.kind;
  const { language, isLayer } = file;
  const oldNames = oldNamesIn(kind, written);
  const renamed = withNewNames(written, oldNames);
  const key = file.kind.form === "list" ? keyIn(schema, renamed) : id;
  const shared = { kind, id, key, language, isLayer, file, path, schema, oldNames };
  if (isLayer && !file.kind.isOfLanguage) return { ...shared, value: renamed, isValid: true };
  const given = file.kind.form === "list" ? undefined : defaultsOf(kind, language);
  const value = withDefaults(schema, renamed, given);
  const { success, data } = schema.safeParse(value);
  return { ...shared, value: success ? data : value, isValid: success };
}

function keyIn(schema: z.ZodType, item: unknown) {
  const name = keyName(schema);
  return String((name && keyOf(item, name)) ?? "");
}

function idOf(item: unknown) {
  const id = (item as { id?: unknown } | null)?.id ?? "";
  return typeof id === "object" ? "" : String(id);
}
