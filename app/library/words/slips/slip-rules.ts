import { isDraft } from "#app/library/entry.ts";
import { markupSlips } from "#app/library/words/slips/markup-slips.ts";
import { slipRule } from "#app/library/words/slips/slip-rule.ts";

const placeholder = {
  says: '"{found}" only keeps a place for words.',
  fix: "Write the words that belong here, or take it out.",
};
// Not a share but growth, or what is measured by a plan.
const notByGrowth =
  "(?<!\\b(?:gr[eo]w|growth|growing|grown|ris(?:e|es|en|ing)\\b|rose|increas|climb|jump|soar|surg(?:e|ed|es|ing)\\b|gain|improv|expand|exceed|inflation|interest|up\\b(?! to)|\\p{L}*ongez)[^.!?]{0,60})(?<!\\bby (?:about |over |some |more than |at least )?(?=[\\d.,]* ?(?:%|per ?cent)(?! of\\b)))";
const noGrowth =
  "(?! (?:\\p{L}+ )?(?:more|higher|larger|bigger|faster|above|full|increase|rise|growth|jump|gain|capacity)\\b)(?! of [^.!?]{0,30}\\b(?:target|goal|plan|budget|aim|capacity|last year|the year before)\\b)";

/** Refuses words that only keep a place. Visitors read samples, and nobody reads a draft. */
export const placeholderText = slipRule({
  severityIn: (entry) => (isDraft(entry) ? "warning" : undefined),
  slips: [
    {
      ...placeholder,
      pattern:
        /\[(?:(?:insert|add|enter|your|the) [^\][\n]{1,40}|(?:full |first |last )?names?|dates?|time|place|location|title|number|amount|e-?mail|phone|address|link|text|image|photo|picture|quote|source|organi[sz]ation|school|village|to come|tbc|tbd|todo|x+|…|\.{3})\](?! *\()/gi,
    },
    {
      ...placeholder,
      pattern: /(?<![\p{L}\p{N}])(?:TODO|TO DO|TBC|TBD|TBA|FIXME|TK|TKTK|X{3,})(?![\p{L}\p{N}])/gu,
    },
    {
      ...placeholder,
      pattern:
        /\b(?:lorem ipsum|dolor sit amet|click here to edit|(?:insert|enter|add|put|type) (?:your |the |some )?(?:text|name|title|date|words|content) here|your text here|(?:placeholder|dummy) text|text to come)\b/gi,
    },
  ],
});

/** Warns of a small word that stands twice in a row, which is easily left behind by an edit. */
export const doubledWords = slipRule({
  isLookedAt: ({ language }) => language === undefined,
  slips: [
    {
      // "That that" and "had had" may be right.
      pattern:
        /(?<![\p{L}\p{N}'’-])(the|a|an|of|to|and|or|is|are|was|were|for|with|from|by|we|our|their|your|they|you|be|it|its|this|will|as|at|but|not)\s+\1(?![\p{L}\p{N}'’-])/giu,
      says: '"{found}" stands here twice in a row.',
      fix: "Take one away.",
    },
  ],
});

/** Warns of Markdown and HTML in fields, which are shown as they are written. */
export const markupInFields = slipRule({
  isLookedAt: ({ field }) => field !== "",
  atMost: 1,
  slips: [
    {
      pattern:
        /\*\*[^*\n]+\*\*|__[^_\n]+__|~~[^~\n]+~~|!?\[[^\][\n]+\]\([^)\n]*\)|<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>|`[^`\n]+`/gu,
      says: "A field is plain text: {found} would be printed as it is.",
      fix: "Write the words alone.",
    },
  ],
});

// So many patterns take their time, and few passages have one of these.
const mayBe = /[•·‣▪◦●–*+|[\]#~\t{]|^\s*$|\n|(?:^|\n) *(?:-|\d{1,4}[/.)-])|:\s/;

/** Warns of markup in a body that is no valid Markdown where it stands and would be printed. */
export const rawMarkup = slipRule({
  isLookedAt: ({ field, kind, words }) => field === "" && kind !== "picture" && mayBe.test(words),
  // Ten points of a list with the same mistake in each are one mistake.
  atMost: 1,
  slips: markupSlips,
});

/** Warns of a share above 100 %, in which a digit is too many or a point is missing. */
export const impossibleShares = slipRule({
  // The value of a figure is refused where it is written.
  isLookedAt: ({ entry }) => entry.collection !== "stats",
  slips: [
    {
      pattern: new RegExp(
        `(?=\\d{3}|\\d+,)(?<![\\d.,–-])${notByGrowth}(?!100(?:\\.0+)? ?[%p])(?:\\d{3,}|\\d{1,3}(?:,\\d{3})+)(?:\\.\\d+)? ?(?:%|per ?cent\\b)${noGrowth}`,
        "giu",
      ),
      says: "{found} is more than the whole, and no share can be.",
      fix: "Take away the digit that is too many, or say by how much it grew.",
    },
  ],
});

/** Warns of a paragraph whose lines a program wrapped, since each would begin anew on the page. */
export const wrappedLines = slipRule({
  isLookedAt: ({ field, kind }) => field === "" && kind === "text",
  atMost: 1,
  slips: [
    {
      // A program wraps lines at about this length; a writer who means a new line is done earlier.
      pattern: /(?<=^|\n) *\S[^\n]{48,}\S(?=[^\S\n]*\n\s*\p{Ll})/gu,
      says: "A line of the page would end here, in the middle of a sentence.",
      fix: "Write the paragraph in one line, however long; the page wraps it by itself.",
    },
  ],
});
