import { valueOf } from "#app/content/entries.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";
import type { Finding } from "#scripts/check/run-rules.ts";
import { countsIn, listCounts } from "#scripts/check/list-counts.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";
import { sentenceAt } from "#scripts/check/words/sentences.ts";
import { keysOf, type IsName } from "#scripts/check/words/written-keys.ts";
import { isStop, wordsOf, type Word } from "#scripts/check/words/written-words.ts";
import type { Edit } from "#scripts/review/edits/edits-between.ts";
import { goneValues, type Gone } from "#scripts/review/left/gone-values.ts";

/** What the branch replaced or took out, and the sentences that still say it, each with the words in its middle. */
export type LeftBehind = {
  title: string;
  isWithdrawn: boolean;
  places: { file: string; line: number; parts: [string, string, string] }[];
};

// These tell of their own time.
const dated = /^(?:posts|news|testimonials|timeline|successStories|pledges)$/;
// What these rules found is told already.
const telling = new Set(["typed-facts", "wrong-weekdays", "personal-data"]);
// A word in a larger share of the texts joins nothing.
const mostShared = 0.04;

type Read = { text: SiteText; words: Word[] };
type Place = Read & { index: number; length: number };

/** What of the old is left in the texts after a branch, each sentence once and none that a finding tells. */
export function leftBehind(
  [before, after]: [CheckedSite, CheckedSite],
  edits: Edit[],
  findings: Finding[],
): LeftBehind[] {
  if (edits.length === 0) return [];
  const [olds, texts] = [before, after].map(({ texts: all }) =>
    all.map((text) => ({ text, words: wordsOf(proseOf(text)) })),
  ) as [Read[], Read[]];
  const isName = namesOf([...olds, ...texts]);
  const gone = goneValues(before, edits, isName);
  const keys = new Set(gone.flatMap((one) => one.keys.map(({ key }) => key)));
  const forms = new Set([...keys].flatMap((key) => key.split(" ")));
  const index = new Map<string, Place[]>();
  for (const { text, words } of texts.filter(({ words: all }) =>
    all.some(({ form }) => forms.has(form)),
  ))
    for (const {
      key,
      words: [first, last],
    } of keysOf(words, isName))
      if (keys.has(key)) {
        const place = {
          text,
          words,
          index: first.index,
          length: last.index + last.length - first.index,
        };
        index.set(key, [...(index.get(key) ?? []), place]);
      }
  const isRare = rareIn(texts);
  const placesOf = (one: Gone) => {
    const keyed = one.keys.flatMap(({ key, most, near, isShared, isPlain }) => {
      const found = (index.get(key) ?? []).filter(
        ({ text }) => !(isPlain && dated.test(text.entry.kind)),
      );
      if (new Set(found.map(({ text }) => text)).size > most) return [];
      const rare = near.filter(isRare).map(({ form }) => form);
      return found.filter(
        (place) => isOfYear(place, near) && ((!isShared && !isBare(place)) || isNear(place, rare)),
      );
    });
    const isInTwin = keyed.some(({ text }) => isTwin(text, one));
    const numbers = isInTwin ? [] : texts.flatMap((read) => numbersIn(read, one, texts));
    return [...keyed, ...numbers, ...texts.flatMap((read) => wholeIn(read, one))];
  };
  const told = new Set<string>();
  const found = [
    ...gone.map((one) => ({ ...one, places: placesOf(one) })),
    ...goneCounts(before, after),
  ];
  return found.flatMap((one) => {
    const all = one.places
      .map((place) => sentenceOf(place))
      .filter(({ key, file, start, end }) => {
        const isTold =
          told.has(key) ||
          findings.some(
            (other) =>
              telling.has(other.rule) &&
              other.file === file &&
              other.start < end &&
              start < other.end,
          );
        told.add(key);
        return !isTold;
      });
    if (all.length === 0) return [];
    const places = all
      .sort((first, second) => first.isDated - second.isDated)
      .map(({ file, start, parts }) => {
        const source = after.files.find(({ path }) => path === file)?.text ?? "";
        return { file: `content/${file}`, line: source.slice(0, start).split("\n").length, parts };
      });
    return [{ title: one.title, isWithdrawn: one.isWithdrawn, places }];
  });
}

// The numbers that said how many there were in a list.
function goneCounts(before: CheckedSite, after: CheckedSite) {
  const lists = listCounts(after);
  return listCounts(before).flatMap(({ id, quotedAs, size }) => {
    const list = lists.find((one) => one.id === id);
    if (!list || list.size === size) return [];
    const places = after.texts
      .filter((text) => !dated.test(text.entry.kind))
      .flatMap((text) =>
        countsIn(text, list)
          .filter(({ form }) => form === String(size))
          .map(({ index, length }) => ({ text, index, length })),
      );
    return [
      { title: `Entries of ${quotedAs ?? id}: ${size} → ${list.size}`, isWithdrawn: false, places },
    ];
  });
}

// A name has a capital letter, and nothing writes it small.
function namesOf(texts: Read[]): IsName {
  const [small, inner] = [new Set<string>(), new Set<string>()];
  for (const { words } of texts)
    for (const [at, { text, form, clause }] of words.entries())
      if (/^\p{Ll}/u.test(text)) small.add(form);
      else if (words[at - 1]?.clause === clause) inner.add(form);
  return ({ text, form, kind }) =>
    kind === "word" && /^\p{Lu}[\p{L}’‑]{2}/u.test(text) && inner.has(form) && !small.has(form);
}

function rareIn(texts: Read[]) {
  const spread = new Map<string, number>();
  for (const { words } of texts)
    for (const form of new Set(words.map(({ form: own }) => own)))
      spread.set(form, (spread.get(form) ?? 0) + 1);
  const most = Math.max(4, texts.length * mostShared);
  return (word: Word) =>
    word.kind === "word" && !isStop(word) && (spread.get(word.form) ?? 0) < most;
}

// A day of another year is another day.
function isOfYear({ words, index, length }: Place, near: Word[]) {
  const yearsOf = (all: Word[]) =>
    all.flatMap(({ form }) => (/^(?:19|20)\d\d$/.test(form) ? form : []));
  const [next] = yearsOf(words.filter((word) => word.index >= index + length).slice(0, 1));
  const known = yearsOf(near);
  return !next || known.length === 0 || known.includes(next);
}

// A value that is all that its field says belongs to what stands beside it.
function isBare({ words, length }: Place) {
  return words.length === 2 && length > words[0]!.length;
}

function isNear(place: Place, near: string[]) {
  const { text, index } = place;
  const parent = text.path
    .slice(0, -1)
    .reduce<unknown>((one, step) => one?.[step as never], text.entry.value);
  const beside = isBare(place)
    ? Object.values(parent as object)
        .filter((one) => typeof one === "string")
        .join(". ")
    : sentenceAt(text.value, index).text;
  return wordsOf(`${beside} ${String(valueOf(text.entry, "title") ?? "")}`).some(({ form }) =>
    near.includes(form),
  );
}

// The whole value inside a sentence, or between quotation marks.
function wholeIn({ text, words }: Read, { whole }: Gone): Place[] {
  if (!whole) return [];
  const at = text.value.indexOf(whole);
  const before = text.value.slice(0, at);
  const isInside = at > 0 && !/[.!?:]\s+$/.test(before) && !/\p{L}$/u.test(before);
  return isInside && !/^\p{L}/u.test(text.value.slice(at + whole.length))
    ? [{ text, words, index: at, length: whole.length }]
    : [];
}

// The same text in the other language has a number more often than this one has it now.
function numbersIn({ text, words }: Read, gone: Gone, texts: Read[]): Place[] {
  const { numbers, edit, field } = gone;
  if (numbers.length === 0 || !isTwin(text, gone)) return [];
  const isOwn = ({ entry, field: other }: SiteText) =>
    `content/${entry.file.path}` === edit.file && (field === "" ? other === "" : other === field);
  const countIn = (all: Word[], number: string) => all.filter(({ form }) => form === number).length;
  const ours = texts.filter((read) => isOwn(read.text)).flatMap((read) => read.words);
  const theirs = texts
    .filter((read) => read.text.entry === text.entry && isTwin(read.text, gone))
    .flatMap((read) => read.words);
  return words.flatMap(({ form, index, length }) =>
    numbers.includes(form) && countIn(theirs, form) > countIn(ours, form)
      ? [{ text, words, index, length }]
      : [],
  );
}

// The same text in the other language: a page of its own, or a field beside it.
function isTwin({ entry, field }: SiteText, { edit, field: own }: Gone) {
  const [file, other] = [edit.file.replace(/^content\//, ""), entry.file.path];
  const pageOf = (path: string) => path.replace(/^sw\//, "").replace(/^pages\//, "");
  if (/\.mdx$/.test(file)) return file !== other && pageOf(file) === pageOf(other);
  const fieldOf = (path: string) =>
    path.replace(/(?:^|\.)(?:english|swahili)(?=\.|$)/, "").replace(/^\./, "");
  const isBeside = (one: string, two: string) =>
    /swahili$/.test(one) && fieldOf(one) === two.replace(/\.?[^.]+$/, "");
  const isEntry = edit.entry === "" || edit.entry === entry.id;
  return (
    file === other &&
    isEntry &&
    own !== field &&
    (fieldOf(own) === fieldOf(field) || isBeside(own, field) || isBeside(field, own))
  );
}

function sentenceOf({ text, index, length }: Pick<Place, "text" | "index" | "length">) {
  const sentence = sentenceAt(text.value, index);
  const at = index - sentence.index;
  const words = sentence.text;
  const parts: [string, string, string] = [
    words.slice(0, at),
    words.slice(at, at + length),
    words.slice(at + length).trimEnd(),
  ];
  const place = text.at(index, length);
  return {
    ...place,
    key: `${place.file} ${words}`,
    parts,
    isDated: Number(dated.test(text.entry.kind)),
  };
}
