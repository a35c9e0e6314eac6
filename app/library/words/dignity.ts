import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, firstFindings, type Passage } from "#app/library/words/passage.ts";
import { chunksIn, passagesWith } from "#app/library/words/passages-with.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import type { AvoidedWord } from "#app/model/site/avoided-word.ts";

/** Reports the words of words.yaml, except where that file allows them. */
export function dignity(passages: Passage[], entries: Entry[]): Problem[] {
  const rules = new Map<string, AvoidedWord>();
  for (const { value } of listOf(entries)) {
    const rule = value as AvoidedWord;
    for (const form of rule.words) rules.set(plain(form), rule);
  }
  return avoidedWords(passages, rules);
}

/** Warns of exceptions for files that do not exist, which a new file would get unnoticed. */
export function lostExceptions(entries: Entry[]): Problem[] {
  const files = new Set(entries.map(({ file }) => pathInside(file)));
  return listOf(entries).flatMap((entry) => lostPlaces(entry, files));
}

function listOf(entries: Entry[]) {
  return entriesOf(entries, "words").filter(({ isWhole }) => isWhole);
}

function avoidedWords(passages: Passage[], rules: Map<string, AvoidedWord>): Problem[] {
  if (rules.size === 0) return [];
  const forms = [...rules.keys()];
  const beginnings = new Set(forms.map(firstWord));
  const suspected = passagesWith(passages, (chunk) =>
    wordsOf(chunk).some((word) => beginnings.has(word)),
  );
  if (suspected.length === 0) return [];
  const inUse = new Set([...chunksIn(suspected)].flatMap(wordsOf));
  const pattern = patternOf(forms.filter((form) => inUse.has(firstWord(form))));
  return suspected.flatMap((passage) => {
    const { kind, words } = passage;
    if (kind === "link") return [];
    return firstFindings(words.matchAll(pattern), ({ 0: found, index }) => {
      const rule = rules.get(plain(found));
      if (!rule || isWithinWord(words, index, found.length) || isAllowed(rule, passage)) return [];
      return [findingAt(passage, { index, length: found.length }, sentences(found, rule))];
    });
  });
}

function wordsOf(chunk: string) {
  const words =
    chunk
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  return words.map(withoutEnding);
}

// "The" is in nearly every text and would make all of them suspects.
function firstWord(form: string) {
  return withoutEnding(/^(?:the )?(\S*)/.exec(form)?.[1] ?? form);
}

function withoutEnding(word: string) {
  return word.replace(/^'|'s?$/g, "");
}

function sentences(found: string, { reason, instead, severity }: AvoidedWord) {
  return {
    says: `We do not write "${found.replace(/\s+/g, " ")}": ${reason.trim()}`,
    expected: "",
    fix: `Write instead: ${instead.trim().replace(/(?<!\.)$/, ".")}`,
    ...(severity === "warning" && { severity }),
  };
}

// The words of a form may be separated by a line break, a quotation mark or a hyphen.
function patternOf(forms: string[]) {
  const byStart = new Map<string, string[]>();
  for (const form of forms.toSorted((one, other) => other.length - one.length)) {
    const [first = "", ...rest] = form.split(" ");
    const source = [first, ...rest].map(escaped).join("[\\s\"“”‘’'*_-]{1,12}");
    const start = `(?=${escaped(first.slice(0, 2))})`;
    const known = byStart.get(start);
    if (known) known.push(source);
    else byStart.set(start, [source]);
  }
  // The lookahead spares each place in a text the comparison with thousands of forms.
  const sources = [...byStart].map(([start, some]) => `${start}(?:${some.join("|")})`);
  return new RegExp(`\\b(?:${sources.join("|")})`, "gi");
}

function escaped(word: string) {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/'/g, "['’]");
}

function plain(words: string) {
  return words
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[\s"“”‘*_-]+/g, " ")
    .trim();
}

const letter = /[\p{L}\p{N}]/u;

function isWithinWord(text: string, index: number, length: number) {
  return letter.test(text.charAt(index - 1)) || letter.test(text.charAt(index + length));
}

function isAllowed({ allowedIn = [] }: AvoidedWord, { entry, field }: Passage) {
  return allowedIn.some(
    (place) =>
      pathInside(entry.file) === place.file &&
      (place.field === undefined || `.${field}`.endsWith(`.${place.field}`)),
  );
}

function lostPlaces({ file, value, path, places }: Entry, files: Set<string>): Problem[] {
  return ((value as AvoidedWord).allowedIn ?? []).flatMap((exception, index) => {
    if (files.has(exception.file)) return [];
    const field = [...path, "allowedIn", index, "file"];
    return [
      {
        file,
        ...places.value(field),
        field: field.join("."),
        says: `There is no file "${exception.file}" in which these words could stand.`,
        expected: "",
        fix:
          didYouMean(exception.file, [...files]) ||
          "Take the exception away, or name another file.",
        severity: "warning",
      },
    ];
  });
}

function pathInside(file: string) {
  return file.slice(file.indexOf("/") + 1);
}
