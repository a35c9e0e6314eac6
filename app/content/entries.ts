import type { z } from "zod";
import { keyName, keyOf } from "#app/content/item-key.ts";
import type { FieldPath, Range } from "#app/content/range.ts";
import type { FieldNotes } from "#app/content/walk-fields.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";

/** A language of the site: the folder of a translation, or the first part of the first language's code, such as en. */
export type Language = string;

/** An entry: the content of a single file, or one item of a list. */
export type Entry = {
  /** Its kind, such as posts. */
  kind: string;
  /** The key of a list item, or the name of an .mdx file, by which a translation and other entries find it; may be empty. */
  id: string;
  /** The language of its words. */
  language: Language;
  /** True for a translation, which contains only what differs from the original. */
  isLayer: boolean;
  /** The entry in the first language that it is made from, and the translation laid over that. */
  original?: Entry;
  layer?: Entry;
  /** The paths of the values that come from the translation, such as hero.lead, each with its path there. */
  places?: ReadonlyMap<string, FieldPath>;
  file: ContentFile;
  /** Its path inside the file, such as [2] for the third item of a list. */
  path: FieldPath;
  schema: z.ZodType;
  /** The written value; valid if `isValid`. */
  value: unknown;
  isValid: boolean;
};

// A file that has not changed has the same entries, so that what is known of each is found again.
const entriesByFile = new WeakMap<ContentFile, Entry[]>();

/** The entries of a file; none if its fields could not be parsed. */
export function entriesOf(file: ContentFile): Entry[] {
  const entries = entriesByFile.get(file) ?? readEntries(file);
  entriesByFile.set(file, entries);
  return entries;
}

function readEntries(file: ContentFile): Entry[] {
  const { data, kind, originalPath } = file;
  if (kind.form === "list") {
    const items: unknown[] = Array.isArray(data) ? data : [];
    return items.map((item, index) =>
      entry(file, item, [index], keyOf(item, keyName(kind.schema))),
    );
  }
  const id =
    kind.form === "folder" ? originalPath.slice(kind.path.length + 1).replace(/\.mdx$/, "") : "";
  if (data === undefined && kind.form === "single") return [];
  return [entry(file, data ?? {}, [], id)];
}

/** The range of a value of an entry in its file. */
export function rangeIn({ file, path }: Entry, inside: FieldPath = []): Range {
  return file.rangeOf([...path, ...inside]);
}

/** The file with the body of an entry: that of its translation, if it has one. */
export function fileOfBody({ file, layer }: Entry): ContentFile {
  return layer?.file ?? file;
}

/** A field of an entry, valid or not. */
export function valueOf(entry: Partial<Pick<Entry, "value">>, name: string): unknown {
  return (entry.value as Record<string, unknown> | null | undefined)?.[name];
}

/** The language of a field of an entry: the one that the model notes, otherwise that of the file that it comes from. */
export function languageOf(
  { value, language, isLayer, original, layer, places }: Entry,
  notes: FieldNotes = {},
  path: FieldPath = [],
): Language {
  const named = isLayer || layer ? undefined : valueOf({ value }, "lang");
  const isOwn = !original || !notes.copy || notes.fact || places?.has(path.join("."));
  return (
    notes.language ?? (typeof named === "string" ? named : isOwn ? language : original.language)
  );
}

function entry(file: ContentFile, written: unknown, path: FieldPath, id: string): Entry {
  const { name: kind, schema } = file.kind;
  const { language, isLayer } = file;
  const shared = { kind, id, language, isLayer, file, path, schema };
  if (isLayer && !file.kind.isPerLanguage) return { ...shared, value: written, isValid: true };
  const { success, data } = schema.safeParse(written);
  return { ...shared, value: success ? data : written, isValid: success };
}
