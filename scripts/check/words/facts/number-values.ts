import type { Language } from "#app/content/entries.ts";
import { numberWords } from "#app/content/number-words.ts";

const more: Record<Language, string> = {
  en: "thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety",
  sw: "ishirini thelathini arobaini hamsini sitini sabini themanini tisini",
};
const large: Partial<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  mia: 100,
  elfu: 1000,
  milioni: 1_000_000,
};
// In Swahili some take the class of what is counted: wawili, viwili, mawili.
const ofClass = "(?:wa|vi|ma|mi|m)(?:moja|wili|tatu|nne|tano|nane)";
const values = { en: valuesIn("en"), sw: valuesIn("sw") };
const digits = String.raw`\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?(?!\d)`;

/** Patterns of a number in words, and of one in digits or words, without brackets round them. */
export const wordPatterns: Record<Language, string> = {
  en: patternOf("hundred|thousand|million", "(?:[ -]|(?<=hundred|thousand) and )", "en"),
  sw: patternOf(`mia|elfu|milioni|${ofClass}`, "(?: na | )", "sw"),
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
    const multiple = large[word];
    const root = new RegExp(ofClass).test(word) ? word.replace(/^(?:wa|vi|ma|mi|m)/, "") : word;
    const value = values[language].get(root) ?? Number(root);
    if (multiple && language === "en") {
      current = (current || 1) * multiple;
      if (multiple > 100) [total, current] = [total + current, 0];
      // "Elfu nane" is eight thousand, and "mia mbili na hamsini" two hundred and fifty.
    } else if (multiple) [total, times, current] = [total + counted(), multiple, 0];
    else if (times === 100 && current > 0) [total, times, current] = [total + counted(), 1, value];
    else current += value;
  }
  return total + counted();
}

function valuesIn(language: Language): ReadonlyMap<string, number> {
  const small = numberWords[language].filter((word) => !word.includes(" "));
  const others = more[language].split(" ").map((word, at, { length }): [string, number] => {
    return [word, at < length - 8 ? 13 + at : 20 + 10 * (at - length + 8)];
  });
  return new Map([...small.map((word, at) => [word, at] as const), ["wili", 2], ...others]);
}

function patternOf(others: string, between: string, language: Language) {
  const words = `${[...values[language].keys()].join("|")}|${others}`;
  return `(?:${words})(?:${between}(?:${words}|(?<=elfu |mia )\\d+)\\b)*\\b`;
}
