import type { Language } from "#app/content/entries.ts";
import type { Fact } from "#scripts/check/words/facts/fact.ts";
import { quotedName } from "#app/model/fields/quoted-names.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import { matchesOf, proseOf } from "#scripts/check/words/prose-of.ts";
import { factReaders, type Groups } from "#scripts/check/words/facts/fact-readers.ts";
import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";
import { wordPatterns } from "#scripts/check/words/facts/number-values.ts";
import { stemsOf } from "#scripts/check/words/facts/stems.ts";

// Most texts hold nothing of the kind, and are read by one pattern in place of twelve.
const mayHold: Record<Language, RegExp> = {
  en: new RegExp(`\\d|@|day|noon|daily|midnight|\\b${wordPatterns.en}`, "i"),
  sw: new RegExp(`\\d|@|juma|alhamisi|kila siku|\\b${wordPatterns.sw}`, "i"),
};
const known = new WeakMap<SiteText, Fact[]>();

/** The words of a text that are typed, with blanks in the place of what it quotes. */
export function typedWords(text: SiteText) {
  return proseOf(text).replace(quotedName, (braces) => " ".repeat(braces.length));
}

/** The facts of a text but for what it quotes; several rules ask, and each text is read once. */
export function factsOf(text: SiteText): Fact[] {
  const found = known.get(text) ?? factsIn(typedWords(text), text.language);
  known.set(text, found);
  return found;
}

/** What a text says that can be compared, in its order; no two of them share a character. */
export function factsIn(text: string, language: Language): Fact[] {
  const plain = withPlainDigits(text);
  if (!mayHold[language].test(plain)) return [];
  const found: Fact[] = [];
  for (const { pattern, read } of factReaders[language]) {
    for (const { 0: all, index, groups } of matchesOf(plain, pattern)) {
      const end = index + all.length;
      const isTaken = found.some((one) => index < one.index + one.length && one.index < end);
      const fact = !isTaken && read({ all, ...groups } as Groups, language);
      if (!fact) continue;
      const counted = fact.kind === "number" ? countedBeside(plain, index, end, language) : [];
      found.push({ index, length: all.length, counted, ...fact });
    }
  }
  return found.sort((one, other) => one.index - other.index);
}

/** True where two facts say the same, as far as both say it. */
export function isSameFact(one: Fact, other: Fact) {
  const isOneYear = !one.year || !other.year || one.year === other.year;
  return one.kind === other.kind && one.key === other.key && isOneYear;
}

const aside = /[.,;:!?()]\s|\n/;

// In English the noun follows its number, in Swahili it precedes it.
function countedBeside(text: string, start: number, end: number, language: Language) {
  const after = text.slice(end, end + 60).split(aside)[0] ?? "";
  const before =
    text
      .slice(Math.max(0, start - 40), start)
      .split(aside)
      .at(-1) ?? "";
  const isBefore = language === "sw" || /\bof $/.test(before);
  const nouns = isBefore ? wordsOf(before).slice(-2) : [];
  return stemsOf([...nouns, ...wordsOf(after).slice(0, language === "sw" ? 2 : 3)].join(" "));
}

function wordsOf(text: string) {
  return text.match(/[\p{L}’'-]+/gu) ?? [];
}
