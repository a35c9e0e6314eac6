import { keyOf, usedKey } from "#app/content/item-key.ts";
import { hasFields, schemaAt } from "#app/content/walk-fields.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import type { FieldPath } from "#app/content/range.ts";
import { alignedLists } from "#scripts/review/edits/aligned-lists.ts";
import {
  bodyKey,
  commentsOf,
  inside,
  isOfChoices,
  lineOf,
  readWords,
  textOf,
  wordsWithin,
  titleOf,
  writtenIn,
  type Written,
} from "#scripts/review/edits/written-values.ts";

/** The entry around an edit. */
type Facts = {
  /** Its path inside the content folder. */
  file: string;
  /** The title of a list entry; empty if the whole file is one entry. */
  title: string;
  /** The day from which the entry is public, "draft", or empty if it is public now. */
  waits: string;
};

/** A changed value, paragraph or comment; one side is empty if it was added or deleted. */
export type Edit = Facts & {
  change: "added" | "removed" | "changed" | "moved";
  before: string;
  after: string;
  /** The path of the value in the file; paragraphs and comments have keys of their own. */
  path: FieldPath;
  /** The line, from 1, in the new version, or in the old one if it was deleted. */
  line: number;
};

type State = Written | undefined;

/** The edits of a branch in its content files, in the order of files and lines. */
export function editsBetween(before: ContentFile[], after: ContentFile[]): Edit[] {
  const pathOf = ({ path }: ContentFile) => path;
  // A renamed file is compared with its old version.
  return alignedLists(before, after, pathOf, ({ text }) => text)
    .map(({ before: from, after: to }) => ({ from, to, file: (to ?? from)!.path }))
    .filter(({ from, to }) => from?.text !== to?.text || from?.path !== to?.path)
    .sort((left, right) => (left.file < right.file ? -1 : 1))
    .flatMap(({ from, to, file }) => {
      const facts = { file, title: "", waits: "" };
      const [old, now] = [from && writtenIn(from), to && writtenIn(to)];
      // If one version cannot be parsed, both are compared as plain text.
      if ((from && !old) || (to && !now))
        return editsIn(from && plain(from), to && plain(to), facts);
      // The comments of a deleted file went with it.
      const comments = to ? editsIn(from && commentsOf(from), commentsOf(to), facts) : [];
      return [...editsIn(old, now, facts), ...comments];
    });
}

function plain(file: ContentFile): Written {
  return { file, path: [], value: file.text };
}

function editsIn(old: State, now: State, around: Facts): Edit[] {
  const written = now ?? old;
  if (!written) return [];
  const states = [old, now].filter((state) => state !== undefined);
  const facts = { ...around, waits: waitOf(written.value) || around.waits };
  const isGroup = states.every(({ value }) => hasFields(value));
  // What is deleted, and a new cloth, are one edit, whatever is in them.
  const isWhole = isGroup && (!now || (!old && isOfChoices(now)));
  if (isGroup && !isWhole) return fieldEdits(old, now, facts);
  // A body that was added or deleted is one edit.
  const isBody = states.length === 1 && written.path[0] === bodyKey;
  if (!isBody && states.every(({ value }) => Array.isArray(value)))
    return listEdits(old, now, facts);
  if (old && now && [old, now].some(({ value }) => typeof value === "object"))
    return [...editsIn(old, undefined, around), ...editsIn(undefined, now, around)];
  const wordsOf = isGroup && !now ? readWords : ({ value }: Written) => wordsWithin(value);
  const [before = "", after = ""] = [old, now].map((state) => state && wordsOf(state));
  const change = !old ? "added" : !now ? "removed" : "changed";
  const place = { path: written.path, line: lineOf(written) };
  return before === after ? [] : [{ ...facts, ...place, change, before, after }];
}

function fieldEdits(old: State, now: State, facts: Facts): Edit[] {
  const isHidden = (state: State) => state && waitOf(state.value) !== "";
  // An entry that becomes public is shown in full, like a new one.
  const known = old && now && isHidden(old) && !isHidden(now) ? undefined : old;
  const names = new Set([now, old].flatMap((state) => Object.keys((state?.value as object) ?? {})));
  return [...names].flatMap((name) => {
    const isState = name === "draft" || name === "publishOn";
    // Each line of a new draft says that it is one.
    if (isState && !old) return [];
    return editsIn(inside(isState ? old : known, name), inside(now, name), facts);
  });
}

function listEdits(old: State, now: State, facts: Facts): Edit[] {
  const { file, path } = (now ?? old)!;
  const key = usedKey(schemaAt(file.kind.fileSchema, [...path, 0]), valuesOf(old), valuesOf(now));
  const nameOf = ({ value }: Written) => keyOf(value, key) || wordsWithin(value);
  const pairs = alignedLists(itemsOf(old), itemsOf(now), nameOf, ({ value }) => value);
  return pairs.flatMap(({ before, after, isMoved }): Edit[] => {
    const item = (after ?? before)!;
    const title = titleOf(item.value);
    const edits = editsIn(before, after, hasFields(item.value) ? { ...facts, title } : facts);
    if (!isMoved) return edits;
    const place = { path: item.path, line: lineOf(item) };
    return [...edits, { ...facts, ...place, change: "moved", before: title, after: title }];
  });
}

function itemsOf(list: State): Written[] {
  return valuesOf(list).flatMap((_, at) => inside(list, at) ?? []);
}

function valuesOf(list: State) {
  return (list?.value ?? []) as unknown[];
}

function waitOf(value: unknown) {
  return textOf(value, "draft") === "true" ? "draft" : textOf(value, "publishOn");
}
