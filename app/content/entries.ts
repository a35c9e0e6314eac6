import type { z } from "zod";
import { defaults, withDefaults } from "#app/content/defaults.ts";
import type { Path, Range } from "#app/content/range.ts";
import { oldNamesIn, withNewNames } from "#app/content/renamed-fields.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";

/** A language of the site. */
export type Language = "en" | "sw";

/** A value of a file that stands for itself: what a file holds, or one item of its list. */
export type Entry = {
  /** The name of its kind, such as posts. */
  kind: string;
  /** The id by which others point at it; empty where it has none. */
  id: string;
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
  const { data, kind, path: place } = file;
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
  const valueAt = (inside: Path, value: unknown) =>
    inside.reduce((one, key) => one?.[key as never], value) ?? undefined;
  return valueAt(path, withNewNames(valueAt(own, file.data), oldNames)) !== undefined;
}

/** The language in which an entry is written as a whole. */
export function languageOf({ kind, value }: Pick<Entry, "kind" | "value">): Language {
  return kind === "swahiliPages" || valueOf({ value }, "lang") === "sw" ? "sw" : "en";
}

function entry(file: ContentFile, written: unknown, path: Path, id: string): Entry {
  const { name: kind, schema } = file.kind;
  const oldNames = oldNamesIn(kind, written);
  const value = withDefaults(schema, withNewNames(written, oldNames), defaults[kind]);
  const { success, data } = schema.safeParse(value);
  return {
    kind,
    id,
    file,
    path,
    schema,
    value: success ? data : value,
    isValid: success,
    oldNames,
  };
}

function idOf(item: unknown) {
  const id = (item as { id?: unknown } | null)?.id ?? "";
  return typeof id === "object" ? "" : String(id);
}
