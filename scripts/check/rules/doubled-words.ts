import type { Rule } from "#scripts/check/rule.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";

// "That that" and "had had" may be right.
const doubled =
  /(?<![\p{L}\p{N}'’-])(the|a|an|of|to|and|or|is|are|was|were|for|with|from|by|we|our|their|your|they|you|be|it|its|this|will|as|at|but|not)\s+\1(?![\p{L}\p{N}'’-])/giu;

const rule: Rule = {
  severity: "warning",
  about: "A small word stands twice in a row, which an edit easily leaves behind.",
  examples: {
    bad: ["The the end.", "It goes to\nto school."],
    good: [
      "We had had enough, and know that that is right.",
      "Pole pole.",
      "See `the the`, the, the.",
    ],
  },
  check({ texts }, report) {
    for (const text of texts) {
      if (text.language === "sw") continue;
      for (const { 0: found, index } of proseOf(text)?.matchAll(doubled) ?? []) {
        const words = `"${found.replace(/\s+/g, " ")}" is one word too many. Take one away.`;
        report({ ...text.at(index, found.length), text: words });
      }
    }
  },
};

export default rule;
