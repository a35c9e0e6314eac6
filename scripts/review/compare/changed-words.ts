import type { Entry } from "#app/library/entry.ts";
import { entryName, entrySource, writtenValues } from "#scripts/sources/entry-source.ts";
import { fieldKey, type Source } from "#scripts/sources/source.ts";

/** A field that says something else than before; empty where it was added or taken away. */
export type ChangedField = {
  source: Source;
  before: string;
  after: string;
  /** True where the whole entry was added or taken away. */
  isOfEntry?: boolean;
};

/** An entry that a branch adds or takes away. */
export type ChangedEntry = {
  collection: string;
  name: string;
  /** Where it begins, and its id in a list. */
  source: Source;
  change: "added" | "removed";
};

/** What is written differently in the entries of two states of the content. */
export type ChangedWords = {
  /** The changed fields by their keys, those of added and removed entries among them. */
  fields: ReadonlyMap<string, ChangedField>;
  entries: ChangedEntry[];
  /** Files whose bodies differ. */
  bodies: ReadonlySet<string>;
  /** Lists whose entries stand in another order. */
  orders: ReadonlySet<string>;
};

type Written = { source: Source; value: string };

/** Compares what is written in the entries of two states of the content. */
export function changedWords(before: Entry[], after: Entry[]): ChangedWords {
  const gone = missing(before, after);
  const come = missing(after, before);
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const whole = new Set([...fieldsOf(gone).keys(), ...fieldsOf(come).keys()]);
  const fields = new Map<string, ChangedField>();
  for (const [key, { source, value }] of now) {
    const known = old.get(key)?.value ?? "";
    const isOfEntry = whole.has(key);
    if (known !== value) fields.set(key, { source, before: known, after: value, isOfEntry });
  }
  for (const [key, { source, value }] of old)
    if (!now.has(key))
      fields.set(key, { source, before: value, after: "", isOfEntry: whole.has(key) });
  dropMoved(fields, old, now);
  const bodies = new Map(before.map(({ file, body }) => [file, body?.code]));
  return {
    fields,
    entries: [
      ...gone.map((entry) => changed(entry, "removed")),
      ...come.map((entry) => changed(entry, "added")),
    ],
    bodies: new Set(
      after.flatMap(({ file, body }) => (body && bodies.get(file) !== body.code ? [file] : [])),
    ),
    orders: changedOrders(without(before, gone), without(after, come)),
  };
}

// In a list a value that is there still and only stands at another place has not changed.
function dropMoved(
  fields: Map<string, ChangedField>,
  old: Map<string, Written>,
  now: Map<string, Written>,
) {
  const listOf = (key: string) => key.replaceAll(/\.\d+(?=\.|$)/g, ".*");
  const valuesOf = (all: Map<string, Written>) =>
    new Set([...all].map(([key, { value }]) => `${listOf(key)} ${value}`));
  const [had, has] = [valuesOf(old), valuesOf(now)];
  for (const [key, { before, after }] of fields) {
    if (listOf(key) === key) continue;
    const isKept = before === "" || has.has(`${listOf(key)} ${before}`);
    const wasThere = after === "" || had.has(`${listOf(key)} ${after}`);
    if (isKept && wasThere) fields.delete(key);
    else if (before !== "" && after !== "" && (isKept || wasThere))
      fields.set(key, {
        ...(fields.get(key) as ChangedField),
        ...(isKept ? { before: "" } : { after: "" }),
      });
  }
}

function fieldsOf(entries: Entry[]) {
  const found = new Map<string, Written>();
  for (const entry of entries) {
    for (const { path, value } of writtenValues(entry)) {
      const source = entrySource(entry, path);
      found.set(fieldKey(source), { source, value });
    }
  }
  return found;
}

function missing(entries: Entry[], others: Entry[]) {
  const known = new Set(others.map(keyOf));
  return entries.filter((entry) => !known.has(keyOf(entry)));
}

function without(entries: Entry[], some: Entry[]) {
  const left = new Set(some);
  return entries.filter((entry) => !left.has(entry));
}

function keyOf(entry: Entry) {
  const { collection, file } = entry;
  return `${collection} ${entryName(entry) || file}`;
}

function changed(entry: Entry, change: ChangedEntry["change"]): ChangedEntry {
  const { collection, id } = entry;
  const { title, name, from } = entry.value as Record<string, unknown>;
  const source = entrySource(entry, []);
  return { collection, name: String(title ?? name ?? from ?? id), source, change };
}

function changedOrders(before: Entry[], after: Entry[]) {
  const order = (entries: Entry[]) => {
    const files = new Map<string, string>();
    for (const { file, id } of entries) files.set(file, `${files.get(file) ?? ""} ${id}`);
    return files;
  };
  const old = order(before);
  return new Set([...order(after)].flatMap(([file, ids]) => (old.get(file) === ids ? [] : [file])));
}
