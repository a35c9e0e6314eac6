import { valueOf } from "#app/content/entries.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";

const placeholders = [
  /\[(?:(?:insert|add|enter|your|the) [^\][\n]{1,40}|(?:full |first |last )?names?|dates?|time|place|location|title|number|amount|e-?mail|phone|address|link|text|image|photo|picture|quote|source|organi[sz]ation|school|village|to come|tbc|tbd|todo|x+|…|\.{3})\](?! *\()/giu,
  /(?<![\p{L}\p{N}])(?:TODO|TO DO|TBC|TBD|TBA|FIXME|TK|TKTK|X{3,})(?![\p{L}\p{N}])/gu,
  /\b(?:lorem ipsum|dolor sit amet|click here to edit|(?:insert|enter|add|put|type) (?:your |the |some )?(?:text|name|title|date|words|content) here|your text here|(?:placeholder|dummy) text|text to come)\b/giu,
];
const draft =
  "---\ntitle: A draft\nexcerpt: E\nauthor: A. B.\ndate: 2025-03-08\ncategory: Education\n";

const rule: Rule = {
  severity: "error",
  about:
    "Something only keeps a place for words, and visitors would read it. In a draft it is a warning.",
  examples: {
    bad: [
      "So: Lorem ipsum it is.",
      "We meet at TBC.",
      "She is in \\[name] today, [Insert a quote].",
      "## TODO",
      { "blog/1.mdx": `${draft}draft: true\n---\nXXX girls.\n` },
    ],
    good: [
      "It is a todo list, TO and xx.",
      "“[She] came”, and type `TODO` or see [it](/about#TODO).",
    ],
  },
  check({ texts }, report) {
    for (const text of texts) {
      const prose = proseOf(text) ?? "";
      for (const pattern of placeholders) {
        for (const { 0: found, index } of prose.matchAll(pattern))
          report({
            ...text.at(index, found.length),
            text: `"${found}" only keeps a place for words. Write the words that belong here, or take it out.`,
            ...(valueOf(text.entry, "draft") === true && { severity: "warning" }),
          });
      }
    }
  },
};

export default rule;
