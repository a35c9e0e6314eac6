import type { Entry, Language } from "#app/content/entries.ts";
import { textsOf } from "#scripts/check/texts.ts";

// The most frequent small words of each language.
const small = {
  en: new Set(
    "the of and to a an is are was were in that it for with on at we you she he they not from by her our be have has".split(
      " ",
    ),
  ),
  sw: new Set(
    "na ya wa kwa ni za cha vya katika kwamba yake wake zake yetu wetu kila hii huu hiyo sana pia bila kama lakini yako wao".split(
      " ",
    ),
  ),
};
/** True for a language that the check can recognise. */
export function isKnown(language: Language) {
  return Object.hasOwn(small, language);
}

// The least number of words, share of small words and number of different small words for a decision.
const [wordsAtLeast, shareAtLeast, kindsAtLeast] = [25, 0.1, 3];

/**
 * The language of a text by its small words; "other" if they are of neither language, undefined if
 * there are too few.
 */
export function languageIn(text: string): Language | "other" | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  // Most words have one of the first letters, which are found faster.
  const latin = words.filter((word) => /[a-z]|\p{Script=Latin}/u.test(word));
  if (words.length > 4 && latin.length < words.length / 2) return "other";
  const [en, sw] = [small.en, small.sw].map((smallWords) =>
    words.filter((word) => smallWords.has(word)),
  );
  const [english = 0, swahili = 0] = [en, sw].map((matches) => matches?.length ?? 0);
  const isSure = new Set(sw).size >= kindsAtLeast && swahili >= shareAtLeast * words.length;
  if (isSure && swahili > 2 * english) return "sw";
  if (english > 4 && english >= shareAtLeast * words.length && english > 2 * swahili) return "en";
  const isOther = Math.max(english, swahili) < shareAtLeast * words.length;
  return words.length >= wordsAtLeast && isOther ? "other" : undefined;
}

/** True for a text with two small words of a language, which is more than a name. */
export function isSentenceIn(language: Language, text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const known = isKnown(language) ? small[language as keyof typeof small] : undefined;
  return words.filter((word) => known?.has(word)).length > 1;
}

/** The language of an entry's body by its small words. */
export function languageOfBody(entry: Entry) {
  const texts = textsOf(entry).filter(({ field }) => field === "");
  return languageIn(texts.map(({ value }) => value).join("\n"));
}
