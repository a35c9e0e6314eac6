import type { Language } from "#app/content/entries.ts";

// The smallest words of a language are those that a text cannot do without.
const small: Record<Language, RegExp> = {
  en: /\b(?:the|of|and|to|a|an|is|are|was|were|in|that|it|for|with|on|at|we|you|she|he|they|not|from|by|her|our|be|have|has)\b/giu,
  sw: /\b(?:na|ya|wa|kwa|ni|za|la|cha|vya|katika|kwamba|yake|wake|zake|yetu|wetu|kila|hii|huu|hiyo|sana|pia|au|si|bila|kama|lakini|yako|wao)\b/giu,
};

/** The language of some words by the small ones among them; undefined where too few say so. */
export function languageIn(text: string): Language | undefined {
  const [en = 0, sw = 0] = [small.en, small.sw].map((one) => text.match(one)?.length ?? 0);
  if (sw > 2 && sw > 2 * en) return "sw";
  return en > 4 && en > 2 * sw ? "en" : undefined;
}
