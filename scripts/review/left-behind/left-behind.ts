import { valueOf } from "#app/content/entries.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";
import type { Finding } from "#scripts/check/run-rules.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";
import { sentenceAt } from "#scripts/check/words/sentences.ts";
import { keysOf, type IsName, type Key } from "#scripts/check/words/written-keys.ts";
import { isStop, wordsOf, type Word } from "#scripts/check/words/written-words.ts";
import type { Edit } from "#scripts/review/edits/edits-between.ts";
import { goneValues, type Gone } from "#scripts/review/left-behind/gone-values.ts";

/** What the branch replaced or took out, and the sentences that still say it, each with the words in its middle. */
export type LeftBehind = {
  title: string;
  isWithdrawn: boolean;
  places: { file: string; line: number; parts: [string, string, string] }[];
};

// These tell of their own time.
const dated = /^(?:posts|testimonials|timeline|successStories|pledges)$/;
// What these rules found is told already.
const telling = new Set(["typed-facts", "wrong-weekdays", "personal-data"]);

type Read = { text: SiteText; words: Word[] };
type Place = { text: SiteText; index: number; length: number };

/** What of the old is left in the texts after a branch, each sentence once and none that a finding tells. */
export function leftBehind(
  [before, after]: [CheckedSite, CheckedSite],
  edits: Edit[],
  findings: Finding[],
): LeftBehind[] {
  const [olds, news] = [readIn(before), readIn(after)];
  const isName = namesIn([...olds, ...news]);
  const keys = new Map<Read, Key[]>();
  const texts = news.map((read) => ({
    ...read,
    get keys() {
      if (!keys.has(read)) keys.set(read, keysOf(read.words, isName));
      return keys.get(read)!;
    },
  }));
  const gone = goneValues(before, edits, isName).map((one) => ({
    ...one,
    places: [...keyPlaces(one, texts), ...texts.flatMap(({ text }) => wholeIn(text, one))],
  }));
  const told = new Set<string>();
  const isTold = ({ key, file, start, end }: ReturnType<typeof sentenceOf>) => {
    const isNew = !told.has(key);
    told.add(key);
    const own = findings.filter((one) => one.file === file && telling.has(one.rule));
    return !isNew || own.some((one) => one.start < end && start < one.end);
  };
  return gone.flatMap(({ title, isWithdrawn, places }) => {
    const found = places.map(sentenceOf).filter((one) => !isTold(one));
    const sorted = found.sort((one, other) => one.isDated - other.isDated);
    const shown = sorted.map(({ file, start, parts }) => {
      const source = after.files.find(({ path }) => path === file)?.text ?? "";
      return { file: `content/${file}`, line: source.slice(0, start).split("\n").length, parts };
    });
    return shown.length > 0 ? [{ title, isWithdrawn, places: shown }] : [];
  });
}

function readIn({ texts }: CheckedSite): Read[] {
  return texts.map((text) => ({ text, words: wordsOf(proseOf(text)) }));
}

// A name stands inside a sentence with a capital letter, and nowhere with a small one.
function namesIn(texts: Read[]): IsName {
  const [small, inner] = [new Set<string>(), new Set<string>()];
  for (const { words } of texts)
    for (const [at, { text, form, clause }] of words.entries())
      if (/^\p{Ll}/u.test(text)) small.add(form);
      else if (words[at - 1]?.clause === clause) inner.add(form);
  return ({ text, form, kind }) =>
    kind === "word" && /^\p{Lu}[\p{L}’‑]{2}/u.test(text) && inner.has(form) && !small.has(form);
}

// Where a key is said of the same thing.
function keyPlaces(gone: Gone, texts: (Read & { keys: Key[] })[]): Place[] {
  const countOf = (form: string, all: Read[] = texts) =>
    all.filter(({ words }) => words.some((word) => word.form === form)).length;
  // A word in more of the texts joins nothing.
  const isRare = (word: Word) =>
    word.kind === "word" && !isStop(word) && countOf(word.form) < Math.max(4, texts.length / 25);
  return gone.keys.flatMap(({ key, most, near, isShared }) => {
    const holding = texts.filter(
      (read) => hasForms(read, key) && read.keys.some((one) => one.key === key),
    );
    if (holding.length > most) return [];
    const rare = new Set(near.filter(isRare).map(({ form }) => form));
    return holding.flatMap(({ text, words, keys }) => {
      // What is all that its field says belongs to what stands beside it.
      const isBare = words.length === 2 && key.includes(" ");
      return keys
        .filter((one) => one.key === key)
        .flatMap(({ index, length }) => {
          const isNear = wordsAround(text, index, isBare).some(({ form }) => rare.has(form));
          return isNear || !(isShared || isBare) ? [{ text, index, length }] : [];
        });
    });
  });
}

function hasForms({ words }: Read, key: string) {
  return key.split(" ").every((form) => words.some((word) => word.form === form));
}

function wordsAround({ entry, path, value }: SiteText, index: number, isBare: boolean) {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((one, step) => one?.[step as never], entry.value);
  const around = isBare ? JSON.stringify(parent) : sentenceAt(value, index).text;
  return wordsOf(`${around} ${String(valueOf(entry, "title") ?? "")}`);
}

// The whole value inside a sentence, or between quotation marks.
function wholeIn(text: SiteText, { whole }: Gone): Place[] {
  const index = whole ? text.value.indexOf(whole) : 0;
  if (!whole || index < 1 || /(?:\p{L}|[.!?:]\s+)$/u.test(text.value.slice(0, index))) return [];
  const isPart = /^\p{L}/u.test(text.value.slice(index + whole.length));
  return isPart ? [] : [{ text, index, length: whole.length }];
}

// The sentence around a place, with its words in the middle.
function sentenceOf({ text, index, length }: Place) {
  const { text: words, index: start } = sentenceAt(text.value, index);
  const [at, end] = [index - start, index - start + length];
  const parts: [string, string, string] = [
    words.slice(0, at),
    words.slice(at, end),
    words.slice(end).trimEnd(),
  ];
  const place = text.at(index, length);
  const isDated = Number(dated.test(text.entry.kind));
  return { ...place, key: `${place.file} ${words}`, parts, isDated };
}
