import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import type { Path } from "#app/content/range.ts";
import { alignedLists, likenessOf } from "#scripts/review/edits/aligned-lists.ts";
import {
  hasFields,
  inside,
  lineOf,
  nameOf,
  textOf,
  wordsWithin,
  titleOf,
  writtenIn,
  type Written,
} from "#scripts/review/edits/written-values.ts";

/** What an edit says of the entry around it. */
type Facts = {
  /** Its path inside the content folder. */
  file: string;
  /** What readers call the entry of a list; empty where the file is one entry. */
  title: string;
  /** True where all of it came or went. */
  isWhole: boolean;
  /** The day from which its entry is public, "draft", or empty where it is public now. */
  waits: string;
};

/** A value or a paragraph that a branch writes differently; one side is empty where it came or went. */
export type Edit = Facts & {
  change: "added" | "removed" | "changed" | "moved";
  before: string;
  after: string;
  /** The way to the value in the file; "" leads to the paragraphs of a body. */
  path: Path;
  /** Counted from 1, in the new state, or in the old one where it was removed. */
  line: number;
};

/** Where the path of a comment begins. */
export const commentPath = "#";

type State = Written | undefined;

/** What a branch writes differently in its content files, in the order of files and lines. */
export function editsBetween(before: ContentFile[], after: ContentFile[]): Edit[] {
  const olds = new Map(before.map((one) => [one.path, one]));
  const nows = new Set(after.map(({ path }) => path));
  // A file of prose under another name is the same file, whose page has moved.
  const renamed = alignedLists(
    before.filter(({ path }) => !nows.has(path)),
    after.filter(({ path }) => !olds.has(path)),
    ({ path }) => path,
    (one, other) => (other.body ? likenessOf(one.text, other.text) : 0),
  );
  const kept = after.map((one) => ({ before: olds.get(one.path), after: one }));
  return [...renamed, ...kept.filter((one) => one.before && one.before.text !== one.after.text)]
    .map(({ before: from, after: to }) => ({ from, to, file: (to ?? from)!.path }))
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .flatMap(({ from, to, file }) => {
      const facts = { file, title: "", isWhole: false, waits: "" };
      const [old, now] = [from && writtenIn(from), to && writtenIn(to)];
      // Where one state cannot be parsed, both are compared as plain text.
      if ((from && !old) || (to && !now))
        return editsIn(from && plain(from), to && plain(to), facts);
      return [...editsIn(old, now, facts), ...commentEdits(from, to, facts)];
    });
}

function plain(file: ContentFile): Written {
  return { file, path: [], value: file.text };
}

// Comments of YAML, which tell the next writer what to do.
function commentEdits(from: ContentFile | undefined, to: ContentFile | undefined, facts: Facts) {
  const commentsIn = (file?: ContentFile) =>
    file?.body ? [] : (file?.text.split("\n") ?? []).filter((line) => /^\s*#/.test(line));
  const [old, now] = [commentsIn(from), commentsIn(to)];
  const edit = (change: "added" | "removed", comment: string, file: ContentFile): Edit => {
    const sides =
      change === "added" ? { before: "", after: comment } : { before: comment, after: "" };
    const line = file.text.split("\n").indexOf(comment) + 1;
    return { ...facts, ...sides, change, path: [commentPath], line };
  };
  return [
    ...old.filter((one) => !now.includes(one)).map((one) => edit("removed", one, from!)),
    ...now.filter((one) => !old.includes(one)).map((one) => edit("added", one, to!)),
  ];
}

function editsIn(old: State, now: State, around: Facts): Edit[] {
  const written = now ?? old;
  if (!written) return [];
  const states = [old, now].filter((one) => one !== undefined);
  const waits = waitOf(written.value) || around.waits;
  const facts = { ...around, waits };
  const isWhole = around.isWhole || states.length === 1;
  if (states.every(({ value }) => hasFields(value)))
    return fieldEdits(old, now, { ...facts, isWhole });
  // The paragraphs of a body that came or went as a whole are read as one text.
  const isBody = states.length === 1 && written.path.join() === "";
  if (!isBody && states.every(({ value }) => Array.isArray(value)))
    return listEdits(old, now, facts);
  if (old && now && [old, now].some(({ value }) => typeof value === "object"))
    return [...editsIn(old, undefined, around), ...editsIn(undefined, now, around)];
  const [before = "", after = ""] = [old, now].map((one) => (one ? wordsWithin(one.value) : ""));
  const change = !old ? "added" : !now ? "removed" : "changed";
  const place = { path: written.path, line: lineOf(written) };
  return before === after ? [] : [{ ...facts, ...place, change, before, after }];
}

function fieldEdits(old: State, now: State, facts: Facts): Edit[] {
  const isHidden = (one: State) => one && waitOf(one.value) !== "";
  // What visitors did not see yet is read whole, as if it were new.
  const known = old && now && isHidden(old) && !isHidden(now) ? undefined : old;
  const names = new Set([now, old].flatMap((one) => Object.keys((one?.value as object) ?? {})));
  return [...names].flatMap((name) => {
    const isState = name === "draft" || name === "publishOn";
    return editsIn(inside(isState ? old : known, name), inside(now, name), facts);
  });
}

function listEdits(old: State, now: State, facts: Facts): Edit[] {
  const likeness = (one: Written, other: Written) => likenessOfItems(one.value, other.value);
  const pairs = alignedLists(itemsOf(old), itemsOf(now), ({ value }) => nameOf(value), likeness);
  return pairs.flatMap(({ before, after, isMoved }): Edit[] => {
    const item = after ?? before;
    if (!item) return [];
    const title = hasFields(item.value) ? titleOf(item.value) : "";
    const own = title === "" ? facts : { ...facts, title };
    const edits = editsIn(before, after, own);
    if (!isMoved) return edits;
    const name = titleOf(item.value);
    const place = { path: item.path, line: lineOf(item) };
    return [...edits, { ...facts, ...place, change: "moved", before: name, after: name }];
  });
}

function itemsOf(list: State): Written[] {
  const items = (list?.value ?? []) as unknown[];
  return items.map((value, at) => ({ file: list!.file, path: [...list!.path, at], value }));
}

function waitOf(value: unknown) {
  return textOf(value, "draft") === "true" ? "draft" : textOf(value, "publishOn");
}

// An entry under another name is still the one that links to or belongs to the same.
function likenessOfItems(one: unknown, other: unknown) {
  if (hasFields(one) !== hasFields(other)) return 0;
  const [before, after] = [wordsWithin(one), wordsWithin(other)];
  // A text in the place of another is that one, changed.
  if (!hasFields(one)) return likenessOf(before, after) + 0.05;
  const texts = new Set(before.split("\n"));
  const isOwn = (text: string) => text.length > 5 || text.startsWith("/");
  const shared = after.split("\n").filter((text) => isOwn(text) && texts.has(text)).length;
  return shared + likenessOf(before, after);
}
