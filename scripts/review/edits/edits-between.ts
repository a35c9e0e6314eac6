import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import { alignedLists, likenessOf } from "#scripts/review/edits/aligned-lists.ts";
import {
  hasFields,
  inside,
  leavesOf,
  lineOf,
  nameOf,
  textOf,
  titleOf,
  writtenIn,
  type Written,
} from "#scripts/review/edits/written-values.ts";

/** A value that came, went or changed; one side is empty where it came or went. */
type EditedValue = { field: string; before: string; after: string };

/** What an edit says of the entry in which it stands. */
type Facts = {
  file: string;
  /** The id or name of the entry in its list; empty where the file is one entry. */
  entry: string;
  /** What readers call that entry. */
  title: string;
  /** The day from which its entry is public, "draft", or empty where it is public now. */
  waits: string;
  /** True where its entry is about danger. */
  isSensitive: boolean;
};

/**
 * Something that a branch writes differently: a field, an entry, a paragraph, a file; the field is
 * empty for a paragraph and for a whole entry.
 */
export type Edit = Facts &
  EditedValue & {
    id: string;
    /** Counted from 1, in the new state, or in the old one where it was removed. */
    line: number;
    change: "added" | "removed" | "changed" | "moved";
    /** Each value of what came or went as a whole, else the one value. */
    values: EditedValue[];
    /** True for a whole entry, or a whole file of prose. */
    isEntry: boolean;
  };

type Found = Omit<Edit, "id">;

/** What a branch writes differently in its content files, in the order of files and lines. */
export function editsBetween(before: ContentFile[], after: ContentFile[]): Edit[] {
  const namesake = ({ path }: ContentFile, others: ContentFile[]) =>
    others.find((one) => one.path === path);
  // A file of prose under another name is the same file, whose page has moved.
  const renamed = alignedLists(
    before.filter((one) => !namesake(one, after)),
    after.filter((one) => !namesake(one, before)),
    ({ path }) => path,
    (one, other) => (other.body ? likenessOf(one.text, other.text) : 0),
  );
  const kept = after.map((one) => ({ before: namesake(one, before), after: one }));
  return [...renamed, ...kept.filter((one) => one.before && one.before.text !== one.after.text)]
    .map(({ before: from, after: to }) => ({ from, to, file: to?.path ?? from?.path ?? "" }))
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .flatMap(({ from, to, file }) => {
      const [old, now] = [from && writtenIn(from), to && writtenIn(to)];
      // What cannot be parsed is among the findings.
      if ((from && !old) || (to && !now)) return [];
      const facts = { entry: "", title: "", waits: "", isSensitive: false };
      return editsIn(old, now, { file: `content/${file}`, ...facts }, "");
    })
    .map((edit, index) => ({ ...edit, id: `e${index + 1}` }));
}

function editsIn(
  old: Written | undefined,
  now: Written | undefined,
  around: Facts,
  field: string,
): Found[] {
  const written = now ?? old;
  if (!written) return [];
  const { value } = written;
  const facts = factsWithin(around, value, old?.value);
  if (old && now) {
    if (hasFields(old.value) && hasFields(value)) return fieldEdits(old, now, facts, field);
    if (Array.isArray(old.value) && Array.isArray(value)) return listEdits(old, now, facts, field);
    if (typeof old.value === "object" || typeof value === "object")
      return [...editsIn(old, undefined, around, field), ...editsIn(undefined, now, around, field)];
    if (String(old.value) === String(value)) return [];
  } else if (Array.isArray(value) && field === "") return listEdits(old, now, facts, field);
  const [before, after] = [old ? nameOf(old.value) : "", now ? nameOf(value) : ""];
  const values = leavesOf(value, field).map((leaf) =>
    old && now
      ? { field, before, after }
      : { field: leaf.field, before: old ? leaf.text : "", after: now ? leaf.text : "" },
  );
  const change = !old ? "added" : !now ? "removed" : "changed";
  const isEntry = field === "" && hasFields(value);
  return [{ ...facts, line: lineOf(written), field, change, before, after, values, isEntry }];
}

const stateFields = ["draft", "unlisted", "publishOn"];

function fieldEdits(old: Written, now: Written, facts: Facts, field: string): Found[] {
  const isOpened = (name: string) =>
    textOf(old.value, name) === "true" && textOf(now.value, name) !== "true";
  // What nobody read yet, or not so soon, is told whole, as if it were new.
  const isNewlyPublic =
    stateFields.some(isOpened) || textOf(old.value, "publishOn") > textOf(now.value, "publishOn");
  const names = new Set([now, old].flatMap(({ value }) => Object.keys(value as object)));
  const edits = [...names]
    .filter((name) => !(isNewlyPublic && stateFields.includes(name)))
    .flatMap((name) =>
      editsIn(
        inside(old, name),
        inside(now, name),
        facts,
        field === "" ? name : `${field}.${name}`,
      ),
    );
  if (!isNewlyPublic) return edits;
  const whole = { field: "becomesPublic", before: "", after: titleOf(now.value) };
  const values = leavesOf(now.value)
    .filter((leaf) => !stateFields.includes(leaf.field))
    .map((leaf) => ({ field: leaf.field, before: "", after: leaf.text }));
  const public_ = { ...facts, ...whole, line: lineOf(now), change: "added" as const, values };
  return [...edits, { ...public_, isEntry: true }];
}

function listEdits(
  old: Written | undefined,
  now: Written | undefined,
  facts: Facts,
  field: string,
) {
  const [olds, nows] = [itemsOf(old), itemsOf(now)];
  const likeness = (one: Written, other: Written) => likenessOfItems(one.value, other.value);
  const pairs = alignedLists(olds, nows, ({ value }) => nameOf(value), likeness);
  return pairs.flatMap(({ before, after, isMoved }): Found[] => {
    const item = after ?? before;
    if (!item) return [];
    const { value, path } = item;
    const own = field === "" ? "" : `${field}.${String(path.at(-1))}`;
    const isEntry = field === "" && hasFields(value);
    const entry = isEntry ? { entry: nameOf(value), title: titleOf(value) } : {};
    const edits = editsIn(before, after, { ...facts, ...entry }, own);
    if (!isMoved) return edits;
    const values = leavesOf(value).map((leaf) => {
      return { field: leaf.field, before: leaf.text, after: leaf.text };
    });
    const [line, name] = [lineOf(item), titleOf(value)];
    const sides = { field, before: name, after: name, values };
    return [...edits, { ...facts, ...sides, line, change: "moved", isEntry: false }];
  });
}

function itemsOf(list: Written | undefined): Written[] {
  const items = (list?.value ?? []) as unknown[];
  return items.map((value, at) => ({ file: list!.file, path: [...list!.path, at], value }));
}

function factsWithin(facts: Facts, value: unknown, old: unknown): Facts {
  const waits = textOf(value, "draft") === "true" ? "draft" : textOf(value, "publishOn");
  const isSensitive = [value, old].some((one) => textOf(one, "sensitive") === "true");
  return { ...facts, waits: waits || facts.waits, isSensitive: facts.isSensitive || isSensitive };
}

// An entry under another name is still the one that leads or belongs to the same.
function likenessOfItems(one: unknown, other: unknown) {
  if (hasFields(one) !== hasFields(other)) return 0;
  const [texts, others] = [leavesOf(one), leavesOf(other)].map((all) =>
    all.map(({ text }) => text),
  );
  const [before, after] = [`${texts}`, `${others}`];
  // A short text in the place of another is that one, changed.
  if (!hasFields(one))
    return likenessOf(before, after) + (before.length + after.length < 100 ? 0.1 : 0);
  const isOwn = (text: string) => text.length > 5 || text.startsWith("/");
  const shared = others?.filter((text) => isOwn(text) && texts?.includes(text)).length ?? 0;
  return shared + likenessOf(before, after);
}
