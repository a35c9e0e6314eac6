import table from "./numbers.txt?raw";
import type { Language } from "#app/content/entries.ts";

const rows = table.trim().split(/\r?\n/).slice(1);
const values = { en: valuesIn(0), sw: valuesIn(1) };
const digits = String.raw`\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?(?!\d)`;

/** Patterns of a number in words, and of one in digits or words, without brackets round them. */
export const wordPatterns: Record<Language, string> = {
  en: patternOf("(?:[ -]|(?<=hundred|thousand) and )", "en"),
  sw: patternOf("(?: na | )", "sw"),
};
export const numberPatterns: Record<Language, string> = {
  en: `${digits}|${wordPatterns.en}`,
  sw: `${digits}|${wordPatterns.sw}`,
};

/** The value of a number that such a pattern found. */
export function numberValue(written: string, language: Language): number {
  if (/^\d/.test(written)) return Number(written.replaceAll(",", ""));
  let [total, times, current] = [0, 1, 0];
  const counted = () => times * (times > 1 ? current || 1 : current);
  for (const word of written.toLowerCase().split(/[ -](?:and |na )?/)) {
    const value = values[language].get(word) ?? Number(word);
    if (value >= 100 && language === "en") {
      current = (current || 1) * value;
      if (value > 100) [total, current] = [total + current, 0];
      // "Elfu nane" is eight thousand, and "mia mbili na hamsini" two hundred and fifty.
    } else if (value >= 100) [total, times, current] = [total + counted(), value, 0];
    else if (times === 100 && current > 0) [total, times, current] = [total + counted(), 1, value];
    else current += value;
  }
  return total + counted();
}

function valuesIn(half: number): ReadonlyMap<string, number> {
  return new Map(
    rows.flatMap((row) => {
      const words = row.replace(/^\d+ /, "").split("|")[half]?.trim().split(" ") ?? [];
      return words.filter(Boolean).map((word) => [word, Number.parseInt(row, 10)] as const);
    }),
  );
}

function patternOf(between: string, language: Language) {
  const words = [...values[language].keys()].join("|");
  return `(?:${words})(?:${between}(?:${words}|(?<=elfu |mia )\\d+)\\b)*\\b`;
}
