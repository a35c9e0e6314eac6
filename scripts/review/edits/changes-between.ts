import { entriesOf } from "#app/content/entries.ts";
import { usedKey } from "#app/content/item-key.ts";
import { layerPath } from "#app/content/languages/layer-path.ts";
import { fieldsOf } from "#app/content/model-fields.ts";
import {
  fieldNotes,
  hasFields,
  schemaAt,
  walkFields,
  wordsWithin,
} from "#app/content/walk-fields.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import { alignedLists, type Aligned } from "#scripts/review/edits/aligned-lists.ts";
import { changeAt, type Change, type ChangedEntry } from "#scripts/review/edits/change.ts";
import {
  commentsOf,
  inside,
  textOf,
  titleOf,
  writtenIn,
  type Written,
} from "#scripts/review/edits/written-values.ts";

/** A file before and after. */
export type FilePair = Aligned<ContentFile>;

// A value before or after; undefined if there is none.
type State = Written | undefined;

/** The files of two states of the content. A renamed file is paired with the one that has most of its words. */
export function pairedFiles(before: ContentFile[], after: ContentFile[]): FilePair[] {
  return alignedLists(before, after, ({ path, text }) => ({ path, text }), "path");
}

/** What a branch changes in its content files, in the order of files and lines. */
export function changesBetween(pairs: FilePair[]): Change[] {
  const pathOf = ({ before, after }: FilePair) => (after ?? before)?.path ?? "";
  const changes = pairs
    .filter(({ before, after }) => before?.text !== after?.text)
    .sort((left, right) => (pathOf(left) < pathOf(right) ? -1 : 1))
    .flatMap(({ before, after }) => {
      const entry = { title: "", waits: "" };
      const values = changesIn(before && writtenIn(before), after && writtenIn(after), entry);
      // The comments of a deleted file went with it.
      if (!after) return values;
      return [...values, ...changesIn(before && commentsOf(before), commentsOf(after), entry)];
    });
  return withExchanges(withNames(changes, pairs));
}

function changesIn(old: State, now: State, around: ChangedEntry): Change[] {
  const written = now ?? old;
  if (!written) return [];
  const entry = { ...around, waits: waitOf(written.value) || around.waits };
  const states = [old, now].filter((state) => state !== undefined);
  const isList = states.every(({ value }) => Array.isArray(value));
  if (isList) return changesOfItems(old, now, entry);
  const isGroup = states.every(({ value }) => hasFields(value));
  // What is deleted is one change, and so is a cloth, whatever is in them.
  if (isGroup && now && !isOfChoices(now)) return changesOfFields(old, now, entry);
  if (!isGroup && old && now && states.some(({ value }) => typeof value === "object"))
    return [...changesIn(old, undefined, around), ...changesIn(undefined, now, around)];
  const wordsOf = isGroup ? groupWords : ({ value }: Written) => wordsWithin(value);
  const [before = "", after = ""] = [old, now].map((state) => state && wordsOf(state));
  const change = !old ? "added" : !now ? "removed" : "changed";
  return before === after ? [] : changeAt(written, { ...entry, change, before, after });
}

function changesOfFields(old: State, now: Written, entry: ChangedEntry): Change[] {
  const [wasHidden, isHidden] = [old, now].map((state) => state && waitOf(state.value) !== "");
  // An entry that becomes public is shown in full, like a new one.
  const known = wasHidden && !isHidden ? undefined : old;
  const names = new Set([now, old].flatMap((state) => Object.keys((state?.value as object) ?? {})));
  return [...names].flatMap((name) => {
    const isState = name === "draft" || name === "publishOn";
    // Each line of a new draft says that it is one.
    if (isState && !old) return [];
    return changesIn(inside(isState ? old : known, name), inside(now, name), entry);
  });
}

function changesOfItems(old: State, now: State, entry: ChangedEntry): Change[] {
  const { file, path } = (now ?? old)!;
  const [before, after] = [old, now].map((list) => (list?.value ?? []) as unknown[]);
  const key = usedKey(schemaAt(file.kind.fileSchema, [...path, 0]), before!, after!);
  const itemsOf = (list: State, values: unknown[]) =>
    values.flatMap((_, at) => inside(list, at) ?? []);
  const items = alignedLists(
    itemsOf(old, before!),
    itemsOf(now, after!),
    ({ value }) => value,
    key,
  );
  return items.flatMap((item) => {
    const written = (item.after ?? item.before)!;
    const title = titleOf(written.value);
    const within = hasFields(written.value) ? { ...entry, title } : entry;
    const changes = changesIn(item.before, item.after, within);
    if (!item.isMoved) return changes;
    const moved = changeAt(written, { ...entry, change: "moved", before: title, after: title });
    return [...changes, ...moved];
  });
}

function waitOf(value: unknown) {
  return textOf(value, "draft") === "true" ? "draft" : textOf(value, "publishOn");
}

// True for a group in which everything is chosen, such as a cloth.
function isOfChoices({ file, path }: Written) {
  const schema = schemaAt(file.kind.fileSchema, path);
  const fields = schema ? fieldsOf(schema) : [];
  return fields.length > 0 && fields.every(({ type }) => type === "choice");
}

// The words of a group that visitors read or copy; all words of a cloth, or of what the model does not know.
function groupWords(written: Written) {
  const schema = schemaAt(written.file.kind.fileSchema, written.path);
  const fields = schema && !isOfChoices(written) ? walkFields(schema, written.value) : [];
  const read = fields.flatMap(({ value, notes: { copy, fact } }) =>
    copy || fact ? String(value) : [],
  );
  return read.join(" · ") || wordsWithin(written.value).replaceAll("\n", " ");
}

// References with the names of their entries in the first language, so that reviewers need not look them up.
function withNames(changes: Change[], pairs: FilePair[]) {
  const files = pairs.flatMap(({ before, after }) =>
    [before, after].filter((file) => file !== undefined),
  );
  const entries = files.flatMap(entriesOf).filter(({ id, isLayer }) => id !== "" && !isLayer);
  const names = new Map(
    entries.map(({ id, value }) => [id, `${textOf(value, "value")} ${titleOf(value)}`.trim()]),
  );
  return changes.map((change) => {
    const schema = schemaAt(layerPath(change.file).kind?.fileSchema, change.path);
    if (!fieldNotes(schema).reference) return change;
    const [before, after] = [change.before, change.after].map((id) => names.get(id) ?? id);
    return { ...change, before: before!, after: after! };
  });
}

// Two values of a file that have each other's words now are said to.
function withExchanges(changes: Change[]) {
  const keyOfWords = (...words: string[]) => JSON.stringify(words);
  const byWords = new Map(
    changes.map((change) => [keyOfWords(change.file, change.before, change.after), change]),
  );
  return changes.map((change) => {
    const { file, before, after, label } = change;
    const other = before && after && byWords.get(keyOfWords(file, after, before));
    if (!other || other === change) return change;
    return { ...change, label: `${label}, exchanged with ${other.title || other.label}` };
  });
}
