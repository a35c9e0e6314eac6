import type { CheckedSite } from "#scripts/check/checked-site.ts";
import { sentenceAt } from "#scripts/check/words/sentences.ts";
import {
  isCommon,
  isCounting,
  keysOf,
  type IsName,
  type Key,
} from "#scripts/check/words/written-keys.ts";
import { sharedForm, isUnit, wordsOf, type Word } from "#scripts/check/words/written-words.ts";
import type { Edit } from "#scripts/review/edits/edits-between.ts";
import { labelOf } from "#scripts/review/edits/label-of.ts";
import { leavesOf } from "#scripts/review/edits/written-values.ts";

/** Something that a branch replaced or took out, which other texts may still say. */
export type Gone = {
  /** What became of it, such as "Office, answers within hours: 48 → 24". */
  title: string;
  isWithdrawn: boolean;
  /** What is looked for: told in so many texts `most`, and near words of the old sentence where it `isShared`. */
  keys: { key: string; most: number; near: Word[]; isShared: boolean }[];
  /** The whole value, where it is looked for letter by letter. */
  whole?: string;
};

// Of a text that was written again nobody asks what else still says the old.
const editsAtMost = 200;
const lettersAtMost = 5_000;

/** What a branch replaced or took out. */
export function goneValues(before: CheckedSite, edits: Edit[], isName: IsName): Gone[] {
  const short = edits.filter((edit) => edit.before.length < lettersAtMost);
  return short.slice(0, editsAtMost).flatMap((edit) => {
    const isHidden = edit.field === "draft" && edit.after === "true";
    if (isHidden || (edit.change === "removed" && edit.isEntry))
      return [goneEntry(edit, before, isName)];
    // An amount in a pledge is somebody's own.
    if (edit.change !== "changed" || edit.file.endsWith("/pledges.yaml")) return [];
    return edit.values.map((value) => replaced(edit, value, isName));
  });
}

function replaced(edit: Edit, value: Edit["values"][number], isName: IsName): Gone {
  const { field, before, after } = value;
  const isProse = field === "" || before.length > 70 || /\p{L}{2}[.!?]$/u.test(before);
  const isShort = /(?:name|title|place|role)$/.test(field) && before.split(" ").length <= 3;
  const isWide = edit.file.endsWith("/site.yaml") || /(?:^|\.)name$/.test(field);
  const olds = wordsIn(edit, field, before);
  const news = wordsIn(edit, field, after);
  const [gone, come] = [without(olds, news), without(news, olds)];
  const isCounted = come.some(isCounting);
  const isNamed = come.some(isCapital) && !field.endsWith("role");
  const taken = gone.filter((word) =>
    isCounting(word) ? isCounted : word.kind === "sign" || (isNamed && isName(word)),
  );
  const kept = new Set(keysOf(news, isName).map(({ key }) => key));
  const isGone = ({ key, kind, words }: Key) =>
    !kept.has(key) &&
    (kind === "words"
      ? (isShort || isCounted) && words.every((word) => gone.includes(word))
      : words.some((word) => taken.includes(word)));
  const keys = keysOf(olds, isName)
    .filter(isGone)
    .map((one) => {
      const { key, kind, words, index } = one;
      const near = without(wordsOf(isProse ? sentenceAt(before, index).text : edit.title), words);
      const isPlain = kind === "words" ? isCounted : kind === "count" && !words.some(isUnit);
      const isShared =
        isCommon(one) &&
        (isProse || words.every((word) => isUnit(word) || Number(word.form) <= 20));
      return { key, near, isShared, most: isWide ? 40 : isPlain ? 12 : kind === "words" ? 2 : 4 };
    });
  const whole = isProse || !/^\p{Lu}.*\p{L} \p{L}/u.test(before) ? undefined : before;
  const shown = [taken, come.filter((word) => isCounting(word) || isCapital(word))].map((words) =>
    words.map(({ text }) => text).join(" "),
  );
  const title = `${subjectOf(edit)}: ${(isProse ? shown : [before, after]).join(" → ")}`;
  return { title, isWithdrawn: false, keys, whole };
}

function isCapital({ text }: Word) {
  return /^\p{Lu}/u.test(text);
}

function without(words: Word[], others: Word[]) {
  return words.filter(({ form }) => others.every((other) => other.form !== form));
}

// A number that stands alone counts what its field or its entry is called.
function wordsIn({ title }: Edit, field: string, value: string): Word[] {
  const [first, ...others] = wordsOf(value);
  if (field === "" || first?.kind !== "number" || others.length > 0) return wordsOf(value);
  const called = wordsOf(`${title} ${field.replaceAll(/([a-z])([A-Z])|\./g, "$1 $2")}`);
  return called.flatMap((word) => [first, { ...word, clause: first.clause }]);
}

// An entry takes along what it is called, and its day, price and place.
function goneEntry(edit: Edit, { entries }: CheckedSite, isName: IsName): Gone {
  const { file: path, entry: own } = edit;
  const entry = entries.find(({ file, id }) => `content/${file.path}` === path && id === own);
  const hidden = leavesOf(entry?.value).map(({ field, text }) => ({ field, before: text }));
  const values = edit.isEntry ? edit.values : hidden;
  const isOwn = (field: string, { kind, words }: Key) =>
    /^(?:name|title)$/.test(field) ||
    (field === "place" && kind !== "name") ||
    (words.length > 1 && (field === "date" || words.some(({ form }) => form === currency)));
  const keys = values.flatMap(({ field, before }) =>
    keysOf(wordsOf(before), isName).filter((key) => isOwn(field, key)),
  );
  const whole = values.find(({ field }) => /^(?:name|title)$/.test(field))?.before ?? own;
  const sought = keys.map(({ key }) => ({ key, most: 4, near: [], isShared: false }));
  return { title: `“${whole}”`, isWithdrawn: true, keys: sought, whole };
}

const currency = sharedForm("currency");

// The field and its entry, or the page.
function subjectOf(edit: Edit) {
  const [, page] = /^content\/(?:pages\/)?(.+)\.mdx$/.exec(edit.file) ?? [];
  return [labelOf(edit), page].filter(Boolean).join(" of ");
}
