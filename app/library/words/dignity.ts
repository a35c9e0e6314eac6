import { warningAt } from "#app/library/checks/problem-at.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, firstFindings, type Passage } from "#app/library/words/passage.ts";
import { passagesWith } from "#app/library/words/passages-with.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import type { AvoidedWord } from "#app/model/site/avoided-word.ts";

type Form = { words: string[]; rule: AvoidedWord };

// The words of a form may be separated by a line break, a quotation mark or a hyphen.
const between = /^[\s"“”‘’'*_-]{1,12}$/;

/** Reports the words of words.yaml, except where that file allows them. */
export function dignity(passages: Passage[], entries: Entry[]): Problem[] {
  const forms = formsOf(entries);
  const suspected = passagesWith(passages, (chunk) =>
    wordsIn(chunk).some(({ word }) => forms.has(word)),
  );
  return suspected.flatMap((passage) => {
    if (passage.kind === "link") return [];
    return firstFindings(avoidedIn(passage.words, forms), ({ rule, ...place }) =>
      isAllowed(rule, passage) ? [] : [findingAt(passage, place, sentences(passage, place, rule))],
    );
  });
}

// The forms by their first word, the longest first.
function formsOf(entries: Entry[]) {
  const byStart = new Map<string, Form[]>();
  for (const { value } of listOf(entries)) {
    const rule = value as AvoidedWord;
    for (const written of rule.words) {
      const words = wordsIn(written).map(({ word }) => word);
      const [first = ""] = words;
      byStart.set(first, [...(byStart.get(first) ?? []), { words, rule }]);
    }
  }
  for (const forms of byStart.values())
    forms.sort((one, other) => other.words.length - one.words.length);
  return byStart;
}

function avoidedIn(text: string, forms: ReadonlyMap<string, Form[]>) {
  const all = wordsIn(text);
  let from = 0;
  return all.flatMap(({ word, index }, at) => {
    const form =
      at < from ? undefined : forms.get(word)?.find((one) => standsAt(one, all, at, text));
    const last = form && all[at + form.words.length - 1];
    if (!last) return [];
    from = at + form.words.length;
    return [{ index, length: last.index + last.word.length - index, rule: form.rule }];
  });
}

function standsAt({ words }: Form, all: Word[], at: number, text: string) {
  return words.every((word, step) => {
    const [one, before] = [all[at + step], all[at + step - 1]];
    if (one?.word !== word) return false;
    return (
      step === 0 ||
      !before ||
      between.test(text.slice(before.index + before.word.length, one.index))
    );
  });
}

/** Warns of exceptions for files that do not exist, which a new file would get unnoticed. */
export function lostExceptions(entries: Entry[]): Problem[] {
  const files = new Set(entries.map(({ file }) => pathInside(file)));
  return listOf(entries).flatMap((entry) => lostPlaces(entry, files));
}

function listOf(entries: Entry[]) {
  return entriesOf(entries, "words").filter(({ isWhole }) => isWhole);
}

type Word = { word: string; index: number };

// An apostrophe divides words, so that "victim's" has the word "victim".
function wordsIn(text: string): Word[] {
  const found = text.matchAll(/[\p{L}\p{N}]+/gu);
  return [...found].map(({ 0: word, index }) => ({ word: word.toLowerCase(), index }));
}

function sentences(
  { words }: Passage,
  { index, length }: { index: number; length: number },
  { reason, instead, severity }: AvoidedWord,
) {
  const found = words.slice(index, index + length).replace(/\s+/g, " ");
  return {
    says: `We do not write "${found}": ${reason.trim()}`,
    fix: `Write instead: ${instead.trim().replace(/(?<!\.)$/, ".")}`,
    ...(severity === "warning" && { severity }),
  };
}

function isAllowed({ allowedIn = [] }: AvoidedWord, { entry, field }: Passage) {
  return allowedIn.some(
    (place) =>
      pathInside(entry.file) === place.file &&
      (place.field === undefined || `.${field}`.endsWith(`.${place.field}`)),
  );
}

function lostPlaces(entry: Entry, files: Set<string>): Problem[] {
  return ((entry.value as AvoidedWord).allowedIn ?? []).flatMap(({ file }, index) => {
    if (files.has(file)) return [];
    const says = `There is no file "${file}" in which these words could stand.`;
    const fix = didYouMean(file, [...files]) || "Take the exception away, or name another file.";
    return [warningAt(entry, ["allowedIn", index, "file"], says, fix)];
  });
}

function pathInside(file: string) {
  return file.slice(file.indexOf("/") + 1);
}
