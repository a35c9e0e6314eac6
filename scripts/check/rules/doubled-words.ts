import type { Rule } from "#scripts/check/rule.ts";
import { matchesIn } from "#scripts/check/words/prose-of.ts";

// "That that" and "had had" may be right.
const doubled =
  /(?<![\p{L}\p{N}'’-])(the|a|an|of|to|and|or|is|are|was|were|for|with|from|by|we|our|their|your|they|you|be|it|its|this|will|as|at|but|not)\s+\1(?![\p{L}\p{N}'’-])/giu;

const rule: Rule = {
  severity: "warning",
  about: "A small word stands twice in a row, which an edit easily leaves behind.",
  examples: { bad: ["The the end."], good: ["We had had enough.", "Pole pole.", "`the the`"] },
  check({ texts }, report) {
    const english = texts.filter(({ language }) => language === "en");
    for (const { place } of matchesIn(english, doubled))
      report({ ...place, text: "A word stands here twice. Take one away." });
  },
};

export default rule;
