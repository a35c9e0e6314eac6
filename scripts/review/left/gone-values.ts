import { diffArrays } from "diff";
import type { CheckedSite } from "#scripts/check/checked-site.ts";
import { keysOf, isCounting, type IsName, type Key } from "#scripts/check/words/written-keys.ts";
import { isStop, isUnit, wordsOf, type Word } from "#scripts/check/words/written-words.ts";
import { sentenceAt } from "#scripts/check/words/sentences.ts";
import { leavesOf } from "#scripts/review/edits/written-values.ts";
import { labelOf } from "#scripts/review/edits/label-of.ts";
import type { Edit } from "#scripts/review/edits/edits-between.ts";

/** A key that a branch took away from a value. */
export type SoughtKey = {
  key: string;
  /** In how many texts it is told; what stands in more is said of many things. */
  most: number;
  /** What was said of it before. */
  near: Word[];
  /** True where a sentence has to share a word of that. */
  isShared?: boolean;
  /** True for plain words, which mean something else where a text tells of its own time. */
  isPlain?: boolean;
};

/** Something that a branch replaced or took out, which other texts may still say. */
export type Gone = {
  edit: Edit;
  field: string;
  /** What became of it, such as "Office, answers within hours: 48 → 24". */
  title: string;
  isWithdrawn: boolean;
  keys: SoughtKey[];
  /** Numbers that the same text in the other language may still have. */
  numbers: string[];
  /** The whole value, where it is looked for letter by letter. */
  whole?: string;
};

const few = 4;
const more = 12;
const many = 40;
const named = /(?:^|\.)(?:name|title|place|location|role)$/;
const ofEntry = /^(?:name|title|role|date|amount|price|place|number)$/;

/** What a branch replaced or took out. */
export function goneValues(before: CheckedSite, edits: Edit[], isName: IsName): Gone[] {
  return edits.flatMap((edit) => {
    const isHidden = edit.field === "draft" && edit.after === "true";
    if (isHidden || (edit.change === "removed" && edit.isEntry))
      return [goneEntry(edit, before, isName)];
    // An amount in a pledge is somebody's own.
    if (edit.change !== "changed" || edit.file.endsWith("/pledges.yaml")) return [];
    return edit.values.flatMap((value) => replaced(edit, value, isName));
  });
}

function replaced(
  edit: Edit,
  { field, before, after }: Edit["values"][number],
  isName: IsName,
): Gone[] {
  const isProse = field === "" || /\p{L}{2}[.!?]$/u.test(before) || before.length > 70;
  const isShortName = named.test(field) && before.split(" ").length <= 3;
  const isWide = edit.file.endsWith("/site.yaml") || /(?:^|\.)name$/.test(field);
  const [olds, news] = [wordsIn(edit, field, before), wordsIn(edit, field, after)];
  const kept = new Set(keysOf(news, isName).map(({ key }) => key));
  const all = keysOf(olds, isName).filter(({ key }) => !kept.has(key));
  const subject = subjectOf(edit);
  const whole = isProse || !/^\p{Lu}.*\p{L} \p{L}/u.test(before) ? undefined : before;
  const hunks = hunksOf(olds, news);
  if (hunks.length === 0 && whole) hunks.push({ gone: [], come: [] });
  return hunks.flatMap(({ gone, come }): Gone[] => {
    const isCounted = come.some(isCounting);
    const isReplaced = (word: Word) =>
      gone.includes(word) &&
      ((isCounting(word) && isCounted) ||
        (word.kind === "sign" && come.some(({ kind }) => kind === "sign")) ||
        (isName(word) && !/role$/.test(field) && come.some(({ text }) => /^\p{Lu}/u.test(text))));
    const keys = all.flatMap(({ key, kind, words }): SoughtKey[] => {
      if (kind === "words") {
        const isGone =
          words.every((word) => gone.includes(word)) ||
          (isShortName && words.some((word) => gone.includes(word)));
        return isGone && (isShortName || isCounted)
          ? [{ key, most: isCounted ? more : 2, near: [], isPlain: true }]
          : [];
      }
      if (!words.some(isReplaced)) return [];
      const isAmount = words.some(isUnit);
      const isSmall = words.some(({ form }) => Number(form) <= 20);
      const said = wordsOf(isProse ? sentenceAt(before, words[0].index).text : edit.title);
      const near = [...said, ...olds.filter(isCounting)].filter(({ form }) =>
        words.every((word) => word.form !== form),
      );
      const isShared =
        kind === "count" &&
        (isProse ? isAmount || isSmall || words[0] === words[1] : isAmount && isSmall);
      return [
        { key, near, isShared, most: isWide ? many : kind === "count" && !isAmount ? more : few },
      ];
    });
    const numbers = gone
      .filter((word) => word.kind === "number" && isReplaced(word))
      .map(({ form }) => form);
    const title = `${subject}: ${isProse ? textOf(before, gone) : before} → ${isProse ? textOf(after, come) : after}`;
    return keys.length + numbers.length > 0 || whole
      ? [{ edit, field, title, isWithdrawn: false, keys, numbers, whole }]
      : [];
  });
}

// A number that stands alone counts what its field or its entry is called.
function wordsIn({ title }: Edit, field: string, value: string): Word[] {
  const words = wordsOf(value);
  const [first] = words;
  if (field === "" || words.length !== 1 || first?.kind !== "number") return words;
  const named = `${title} ${field.replaceAll(/([a-z])([A-Z])/g, "$1 $2").replaceAll(".", " ")}`;
  const own = wordsOf(named)
    .filter((word) => !isStop(word))
    .map((word) => ({ ...word, clause: 0 }));
  return own.flatMap((word) => [first, word]);
}

type Hunk = { gone: Word[]; come: Word[] };

// The words that stand where others stood.
function hunksOf(olds: Word[], news: Word[]): Hunk[] {
  const hunks: Hunk[] = [];
  let [old, now] = [0, 0];
  let hunk: Hunk | undefined;
  for (const { count, added, removed } of diffArrays(
    olds.map(({ form }) => form),
    news.map(({ form }) => form),
  )) {
    if (!added && !removed) {
      [old, now, hunk] = [old + count, now + count, undefined];
      continue;
    }
    if (!hunk) hunks.push((hunk = { gone: [], come: [] }));
    if (removed) hunk.gone.push(...olds.slice(old, (old += count)));
    else hunk.come.push(...news.slice(now, (now += count)));
  }
  return hunks.filter(({ gone, come }) => gone.length > 0 && come.length > 0);
}

function textOf(text: string, words: Word[]) {
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? text.slice(first.index, last.index + last.length) : "";
}

// An entry takes along what it is called, and its day, price and place.
function goneEntry(edit: Edit, { entries }: CheckedSite, isName: IsName): Gone {
  const entry = entries.find(
    ({ file, id }) => `content/${file.path}` === edit.file && id === edit.entry,
  );
  const values = edit.isEntry
    ? edit.values
    : leavesOf(entry?.value).map(({ field, text }) => ({ field, before: text }));
  const near = wordsOf(values.map(({ before }) => before).join(". "));
  const keys = values.flatMap(({ field, before }) => {
    const isOwnName = /^(?:name|title)$/.test(field);
    return keysOf(wordsOf(before), isName).flatMap(({ key, kind, words }): SoughtKey[] => {
      const isOwn =
        kind === "name"
          ? isOwnName
          : ofEntry.test(field) ||
            (kind === "count" && words.some(isUnit) && /^(?:text|description)$/.test(field));
      return isOwn && !(kind === "count" && words[0] === words[1])
        ? [{ key, most: few, near, isPlain: kind !== "name" }]
        : [];
    });
  });
  const name = values.find(({ field }) => /^(?:name|title)$/.test(field))?.before ?? edit.entry;
  return { edit, field: "", title: `“${name}”`, isWithdrawn: true, keys, numbers: [], whole: name };
}

// What the changed value is about: a field of an entry, or a page.
function subjectOf(edit: Edit) {
  const label = labelOf(edit);
  const page = /\.mdx$/.test(edit.file)
    ? edit.file.replace(/^content\/(?:pages\/)?/, "").replace(/\.mdx$/, "")
    : "";
  return [label, page].filter(Boolean).join(" of ");
}
