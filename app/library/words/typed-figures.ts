import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import { figureValues } from "#app/library/fill-text.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, firstFindings, type Passage } from "#app/library/words/passage.ts";
import { passagesWith } from "#app/library/words/passages-with.ts";
import type { Stat } from "#app/model/entries/stat.ts";
import { quotedFigure } from "#app/model/fields/quoted-figures.ts";

type Figure = { id: string; label: string };

const smallNumbers = 12;
const number =
  /(?<![\p{L}\p{N}.,/:–-]|[+#№$€£] ?)(\d{1,3}(?:,\d{3})+|\d+)(?![\d\p{L}/:–-]|[.,]\d)\+?((?: ?%| percent| per cent)(?!\p{L}))?/gu;
const ordinal = /(?<![\p{L}\p{N}.,])(\d{1,3}(?:,\d{3})*)(?:th|st|nd|rd)\b/gu;
// A number after one of these is no count but a price, an age, a date or a number in a series.
const before =
  /(?:\b(?:KES|KSh|Ksh|Sh|USD|US|EUR|GBP|aged?|age of|turn(?:s|ed)?|Form|Grade|Class|Standard|page|step|chapter|article|section|number|version|level|room|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?|\bNo\.|[0-9]) ?$/i;
const after =
  /^ ?(?:[0-9]|[ap]\.?m\b|January|February|March|April|May\b|June|July|August|September|October|November|December|Jan\b|Feb\b|Mar\b|Apr\b|Jun\b|Jul\b|Aug\b|Sep\b|Oct\b|Nov\b|Dec\b|years? (?:old|of age)|shillings|bob\b|dollars|euros|pounds|°|o[’']clock)/i;
const unit =
  /^ ?(seconds?|minutes?|min|hours?|days?|weeks?|months?|years?|km|kilometers?|meters?|kg|liters?|pages?)\b/;
// After one of these a number is a limit, which need not be the figure of the same value.
const limit =
  /\b(?:below|under|over|above|beyond|beneath|(?:more|less|fewer|greater|lower|higher) than|at (?:most|least)|up to|exceeds?|reach(?:es)?) (?:about |the )?$/i;
const endings = /(?:ing|ies|ed|es|s|y)$/;

/**
 * Warns of numbers in a text that have the value of a figure in stats.yaml. A bare number is
 * reported only where its sentence has a word of the figure's label.
 */
export function typedFigures(passages: Passage[], entries: Entry[]): Problem[] {
  const figures = figuresByValue(entries);
  if (figures.size === 0) return [];
  const withDigits = passagesWith(passages, (chunk) => /\d/.test(chunk));
  return withDigits.flatMap((passage) => {
    const { kind, words, entry, field } = passage;
    const isFigure = entry.collection === "stats" && /\.value$/.test(field);
    if (kind === "link" || isFigure) return [];
    const text = words.replace(quotedFigure, (braces) => " ".repeat(braces.length));
    return firstFindings(numbersOf(text), ({ index, length, value }) => {
      const same = figures.get(value);
      const isLimit = limit.test(text.slice(Math.max(0, index - 24), index));
      const meant = same && figuresMeant(same, value, sentenceAround(text, index), isLimit);
      if (!meant || meant.length === 0) return [];
      return [
        findingAt(passage, { index, length }, offer(text.slice(index, index + length), meant)),
      ];
    });
  });
}

function offer(written: string, figures: Figure[]) {
  const quotes = figures.map(({ id }) => `{{${id}}}`);
  const names = figures.map(({ id, label }) => `${id} (${label})`);
  return {
    says: `"${written}" is typed here and is the value of ${names.join(" and of ")} in stats.yaml.`,
    fix: `Write ${quotes.join(" or ")}, so that it follows when the figure changes.`,
    severity: "warning" as const,
  };
}

/** The figures by their amount, such as "1500", "98%", "1000th" or "48 hours". */
function figuresByValue(entries: Entry[]) {
  const values = figureValues(entries);
  const figures = new Map<string, Figure[]>();
  for (const { id, value } of entriesOf(entries, "stats")) {
    const written = values.get(id);
    if (written === undefined) continue;
    const amount = numbersOf(written)[0]?.value;
    if (amount === undefined) continue;
    figures.set(amount, [...(figures.get(amount) ?? []), { id, label: (value as Stat).label }]);
  }
  return figures;
}

function numbersOf(text: string) {
  const found = [...text.matchAll(number)].flatMap((match) => {
    const { 0: written, 1: digits = "", 2: percent, index } = match;
    const end = index + written.length;
    if (isYear(digits) || before.test(text.slice(Math.max(0, index - 12), index))) return [];
    const rest = text.slice(end, end + 16);
    if (after.test(rest)) return [];
    const amount = digits.replaceAll(",", "");
    const measure = unit.exec(rest);
    if (percent) return [{ index, length: written.length, value: `${amount}%` }];
    if (measure?.[1]) {
      const length = written.length + measure[0].length;
      return [{ index, length, value: `${amount} ${measure[1].replace(/s$/, "")}` }];
    }
    return Number(amount) <= smallNumbers ? [] : [{ index, length: written.length, value: amount }];
  });
  const inOrder = [...text.matchAll(ordinal)].map(({ 0: written, 1: digits = "", index }) => ({
    index,
    length: written.length,
    value: `${digits.replaceAll(",", "")}th`,
  }));
  return [...found, ...inOrder];
}

function isYear(digits: string) {
  return /^(?:19|20)\d\d$/.test(digits);
}

function figuresMeant(figures: Figure[], value: string, sentence: string, isLimit: boolean) {
  const stems = new Set(stemsOf(sentence));
  const named = figures.filter(({ label }) => stemsOf(label).some((stem) => stems.has(stem)));
  if (named.length > 0) return named;
  // A percentage and a span of time say what they measure; 500 may be 500 of anything.
  return /\D/.test(value) && !isLimit ? figures : [];
}

// In a text without periods no more than this is taken for the sentence, on either side.
const sentenceAtMost = 300;

function sentenceAround(text: string, index: number) {
  const before = text.slice(Math.max(0, index - sentenceAtMost), index);
  const after = text.slice(index, index + sentenceAtMost);
  const from = Math.max(...[". ", "? ", "! "].map((end) => before.lastIndexOf(end)));
  const to = after.search(/[.?!](?:\s|$)/);
  return before.slice(Math.max(from, 0)) + after.slice(0, to < 0 ? undefined : to);
}

function stemsOf(text: string) {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.map((word) => word.replace(endings, ""));
}
