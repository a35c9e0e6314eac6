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
import { isPublic } from "#app/content/public-days.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import { today } from "#app/content/today.ts";
import { references } from "#app/model/fields/figure.ts";
import { alignedLists, pairsOf, type Pair } from "#scripts/review/edits/aligned-lists.ts";
import {
  atLeast,
  changeAt,
  renaming,
  type Change,
  type ChangedEntry,
} from "#scripts/review/edits/change.ts";
import { withKeptTranslations } from "#scripts/review/edits/kept-translations.ts";
import { withWaits } from "#scripts/review/edits/waits.ts";
import {
  commentsOf,
  hasValues,
  inside,
  itemsOf,
  plainText,
  textOf,
  titleOf,
  writtenIn,
  type Written,
} from "#scripts/review/edits/written-values.ts";
import { shortened } from "#scripts/review/report/safe-words.ts";

/** A file before and after. */
export type FilePair = Pair<ContentFile>;

/** The files of two states of the content. A renamed file is paired with the one that has most of its words. */
export function pairedFiles(before: ContentFile[], after: ContentFile[]): FilePair[] {
  return alignedLists(before, after, ({ path, text }) => ({ path, text }), "path");
}

/** What a branch changes in its content files, in the order of files and lines. */
export function changesBetween(pairs: FilePair[]): Change[] {
  const changes = pairs
    .filter(({ before, after }) => before?.text !== after?.text || before?.path !== after?.path)
    .sort((left, right) => (left.shown.path < right.shown.path ? -1 : 1))
    .flatMap(changesInFile);
  const named = withNames(withDanger(withWaits(changes, pairs), pairs), pairs);
  return withExchanges(withKeptTranslations(named, pairs));
}

function changesInFile({ before, after }: FilePair): Change[] {
  const files = [before, after];
  const renamed = before && after && before.path !== after.path ? renaming(before, after) : [];
  const changesOf = (read: (file: ContentFile) => Written | undefined) => {
    const [old, now] = files.map((file) => file && read(file));
    return pairsOf(old, now).flatMap((pair) => changesIn(pair, { title: "", waits: "" }));
  };
  // Values cannot be compared with a text.
  if (!files.every((file) => !file || hasValues(file)))
    return [...renamed, ...changesOf(plainText)];
  // The comments of a deleted file went with it.
  return [...renamed, ...changesOf(writtenIn), ...(after ? changesOf(commentsOf) : [])];
}

function changesIn(pair: Pair<Written>, around: ChangedEntry): Change[] {
  const { shown, before, after } = pair;
  const values = [before, after].flatMap((state) => (state ? [state.value] : []));
  if (values.every(Array.isArray)) return changesOfItems(pair, around);
  const isGroup = values.every(hasFields);
  // What is deleted is one change, and so is a cloth, whatever is in them.
  if (isGroup && after && !isOfChoices(shown)) return changesOfFields(pair, around);
  if (!isGroup && before && after && values.some((value) => typeof value === "object"))
    return [...pairsOf(before), ...pairsOf(undefined, after)].flatMap((state) =>
      changesIn(state, around),
    );
  const wordsOf = isGroup ? groupWords : ({ value }: Written) => wordsWithin(value);
  const [old = "", now = ""] = [before, after].map((state) => state && wordsOf(state));
  const change = !before ? "added" : !after ? "removed" : "changed";
  const isSame = old === now || (isInOneLine(shown) && inOneLine(old) === inOneLine(now));
  return isSame ? [] : changeAt(shown, { ...around, change, before: old, after: now });
}

// True for a text of which a page shows only the words. One with names in braces may be a line of an e-mail.
function isInOneLine({ file, path }: Written) {
  const { copy, fact, placeholders } = fieldNotes(schemaAt(file.kind.fileSchema, path));
  return copy === true && !fact && !placeholders;
}

function inOneLine(text: string) {
  return text.replaceAll(/[ \t\n]+/g, " ").trim();
}

// The fields that decide whether visitors see an entry today.
const waits = ["draft", "publishOn"];
const daysOf = ({ hasDay }: ContentFile["kind"]) => ["until", ...(hasDay ? ["date", "end"] : [])];

function changesOfFields({ before, after }: Pair<Written>, entry: ChangedEntry): Change[] {
  const [wasHidden, isHidden] = [before, after].map((state) => state && !isShownToday(state));
  // An entry that becomes public, or comes back, is shown in full, like a new one.
  const known = wasHidden && !isHidden ? undefined : before;
  const names = new Set([after, before].flatMap((state) => Object.keys(state?.value ?? {})));
  return [...names].flatMap((name) => {
    // Each line of a new draft says that it is one.
    if (waits.includes(name) && !before) return [];
    const [old, now] = [before, after].map((state) => inside(state, name));
    const decides = after && [...waits, ...daysOf(after.file.kind)].includes(name);
    const isState = decides && old?.value !== now?.value;
    const hides = isState && before && wasHidden !== isHidden ? isHidden : undefined;
    return pairsOf(isState ? old : inside(known, name), now).flatMap((pair) =>
      changesIn(pair, { ...entry, hides }),
    );
  });
}

function changesOfItems({ shown, before, after }: Pair<Written>, entry: ChangedEntry): Change[] {
  const itemSchema = schemaAt(shown.file.kind.fileSchema, [...shown.path, 0]);
  const [olds = [], news = []] = [before, after].map((list) => itemsOf(list));
  const valueOf = ({ value }: Written) => value;
  const key = usedKey(itemSchema, olds.map(valueOf), news.map(valueOf));
  return alignedLists(olds, news, valueOf, key).flatMap((item) => {
    const title = titleOf(item.shown.value);
    const within = hasFields(item.shown.value) ? { ...entry, title } : entry;
    const moved = { ...entry, change: "moved", before: title, after: title } as const;
    // The entries of a translation have the order of those with their ids.
    const isMoved = item.isMoved && !(key && item.shown.file.isLayer);
    return [...changesIn(item, within), ...(isMoved ? changeAt(item.shown, moved) : [])];
  });
}

// A first day that is over keeps nobody out, and a last one does, as in the check and the build.
function isShownToday(group: Written) {
  return isPublic(group, { day: today(), drafts: false });
}

// True for a group in which everything is chosen, such as a cloth.
function isOfChoices({ file, path }: Written) {
  const schema = schemaAt(file.kind.fileSchema, path);
  const fields = schema ? fieldsOf(schema) : [];
  return fields.length > 0 && fields.every(({ type }) => type === "choice");
}

// As much of a group as shows which one it is.
const longestGroup = 500;

// The words of a group that visitors read or copy; all words of a cloth, or of what the model does not know.
function groupWords(written: Written) {
  const schema = schemaAt(written.file.kind.fileSchema, written.path);
  const fields = schema && !isOfChoices(written) ? walkFields(schema, written.value) : [];
  const read = fields.flatMap(({ value, notes: { copy, fact } }) =>
    (copy || fact) && typeof value !== "object" ? String(value) : [],
  );
  const words = read.join(" · ") || wordsWithin(written.value).replaceAll("\n", " ");
  return shortened(words, longestGroup);
}

// The files of both states.
function filesIn(pairs: FilePair[]) {
  return pairs.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
}

// Each text of a post that says what was done to a girl, and of its translations, concerns her safety.
function withDanger(changes: Change[], pairs: FilePair[]) {
  const posts = filesIn(pairs).filter(({ data }) => textOf(data, "sensitive") === "true");
  const paths = new Set(posts.map(({ path }) => path));
  return changes.map((change): Change => {
    const isOfGirl = paths.has(layerPath(change.file).originalPath);
    return isOfGirl ? { ...change, concern: atLeast("safety", change) } : change;
  });
}

// References with the names of their entries in the first language, so that reviewers need not look them up.
function withNames(changes: Change[], pairs: FilePair[]) {
  const entries = filesIn(pairs)
    .flatMap(entriesOf)
    .filter(({ id, isLayer }) => id !== "" && !isLayer);
  // Entries of different kinds may have the same id.
  const idIn = (kind: string, id: string) => `${kind} ${id}`;
  const names = new Map(
    entries.map(({ kind, id, value }) => [
      idIn(kind, id),
      `${textOf(value, "value")} ${titleOf(value)}`.trim(),
    ]),
  );
  return changes.map((change) => {
    const schema = schemaAt(layerPath(change.file).kind?.fileSchema, change.path);
    const { reference } = fieldNotes(schema);
    if (!reference) return change;
    const { kind } = references[reference];
    const nameOf = (id: string) => names.get(idIn(kind, id)) ?? id;
    return { ...change, before: nameOf(change.before), after: nameOf(change.after) };
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
