import type { Rule } from "#scripts/check/rule.ts";
import { textsOf } from "#scripts/check/texts.ts";
import { matchesIn } from "#scripts/check/words/prose-of.ts";

// "That that" and "had had" may be right.
const doubled =
  /(?<![\p{L}\p{N}'’-])(the|a|an|of|to|and|or|is|are|was|were|for|with|from|by|we|our|their|your|they|you|be|it|its|this|will|as|at|but|not)\s+\1(?![\p{L}\p{N}'’-])/giu;

const signed = /(\{\{\s*([\w-]+)\s*\}\})\s?(\+|%|per ?cent\b)/gu;

export default {
  severity: "warning",
  about:
    "A small word appears twice in a row, or a + or % follows a figure that already has one. Delete one of the two.",
  check({ texts, quotedIn }, report) {
    for (const { text: written, match, place } of matchesIn(texts, signed)) {
      const [, figure = "", id = "", ending = ""] = match;
      const text = `${figure} already ends in ${ending}. Delete the second one.`;
      const isTwice = quotedIn(written.language)
        .get(id)
        ?.text.endsWith(ending === "+" ? "+" : "%");
      if (isTwice) report({ ...place, text, instead: figure });
    }
  },
  checkEntry(entry, report) {
    const english = textsOf(entry).filter(({ language }) => language === "en");
    for (const { text, match, place } of matchesIn(english, doubled))
      // Code between the two words is a blank here.
      if (text.value.startsWith(match[0], match.index))
        report({ ...place, text: "This word appears twice. Delete one." });
  },
} satisfies Rule;
