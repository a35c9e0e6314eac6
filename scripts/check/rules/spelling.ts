import { quotedFigure } from "#app/model/fields/quoted-figures.ts";
import type { Rule } from "#scripts/check/rule.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import { isEnglish, nearEnglish } from "#scripts/check/words/dictionary.ts";
import { kenyanNames, kenyanPlaces, kenyanWords } from "#scripts/check/words/kenyan-lists.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";
import { sentencesOf } from "#scripts/check/words/sentences.ts";

const noWord =
  /\{[^{}]*\}|https?:\S+|www\.\S+|\S+@\S+|\S+\.(?:jpe?g|png|webp|svg|pdf|yaml|mdx|com|org|net|africa|ke)\b\S*|[#@][\p{L}\p{N}_]+/giu;
const word = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
// No dictionary has abbreviations such as FGM and NGOs, names such as WhatsApp, 3G and Gĩkũyũ.
const special = /\p{N}|^\p{Lu}{2,6}s?$|^.?$|\p{Ll}\p{Lu}|[ĩũĨŨ]/u;
// The syllables of Swahili and its sisters end in vowels, and those of English seldom do.
const swahili = /^m?(?:[mn]?(?:ch|sh|th|dh|gh|kh|ng['’]?|ny|[bdfghjklmnprstvwyz])?[wy]?[aeiou])+$/i;
const askedAtMost = 20;

const rule: Rule = {
  severity: "warning",
  about:
    "A word is neither British English nor common in Kenya, and probably a slip. What is right belongs in dictionary.yaml.",
  examples: {
    bad: [
      "The girls go to shcool.",
      "Teh girls go to school.",
      "She recieve a book.",
      "“The girls go to shcool,” she said.",
    ],
    good: [
      "We ate uji, sambusa and mukimo with Chepkwony in Ololulunga; the women of Wakulima came too.",
      "“Haba na haba hujaza kibaba”, she said, and *polepole ndio mwendo*. Ngũgĩ writes of Kamĩrĩĩthũ.",
      {
        "dictionary.yaml": "- shcool\n- sms chat\n- Counseling\n",
        "blog/1.mdx": "---\ntitle: T\n---\nThe shcool has an sms chat.\n",
      },
    ],
  },
  check({ texts, entriesOf }, report) {
    const own = entriesOf("dictionary").map(({ value }) => String(value));
    const words = new Set(own.flatMap((one) => [one, one.toLowerCase()]));
    const phrases = own
      .filter((one) => /[ -]/.test(one))
      .map((one) => new RegExp(`\\b${one.replace(/[ -]/g, "[\\s-]+")}\\b`, "gu"));
    const isKnown = (one: string) =>
      words.has(one) || kenyanWords.has(one) || kenyanNames.has(one) || kenyanPlaces.has(one);
    const asked = new Map<string, Set<string>>();
    for (const text of texts) {
      const { path } = text.entry.file;
      const before = asked.get(path) ?? new Set();
      asked.set(path, before);
      for (const { written, index, isFirst } of wordsToAsk(text, phrases)) {
        const root = written
          .normalize("NFC")
          .replaceAll("’", "'")
          .replace(/'s$|(?<=s)'$/i, "");
        const small = root.toLowerCase();
        const isCapital = root !== small;
        if (before.has(small) || before.size >= askedAtMost || (isCapital && !isFirst)) continue;
        if (special.test(root) || isEnglish(root) || isKnown(root) || isKnown(small)) continue;
        if (swahili.test(small) && (isCapital || /[aiou]$/.test(small))) continue;
        const near = nearEnglish(root);
        // A name may begin a sentence, and a Swahili word may end in e.
        if ((isCapital || swahili.test(small)) && near.length === 0) continue;
        before.add(small);
        const question = near.length > 0 ? `Did you mean ${near.slice(0, 2).join(" or ")}? ` : "";
        report({
          ...text.at(index, written.length),
          text: `"${written}" is in no dictionary of ours. ${question}If it is right, add it to dictionary.yaml.`,
        });
      }
    }
  },
};

export default rule;

// The words of a text but those of sentences, quotations and italics in another language.
function wordsToAsk(text: SiteText, phrases: RegExp[]) {
  const blank = (found: string) => " ".repeat(found.length);
  const prose =
    text.language === "sw"
      ? ""
      : [quotedFigure, noWord, ...phrases].reduce(
          (one, pattern) => one.replace(pattern, blank),
          proseOf(text),
        );
  const sentences = sentencesOf(prose).flatMap((sentence) => {
    const found = [...sentence.text.matchAll(word)];
    return found.map(({ 0: written, index }, at) => ({
      written,
      index: sentence.index + index,
      isFirst: at === 0,
      isForeign: found.length > 2 && isForeign(found.map(([one]) => one)),
    }));
  });
  const spans = text.spans.filter(({ start, end }) =>
    isForeign(prose.slice(start, end).match(word) ?? []),
  );
  return sentences.filter(
    ({ index, isForeign }) =>
      !isForeign && !spans.some(({ start, end }) => index >= start && index < end),
  );
}

function isForeign(words: readonly string[]) {
  return words.filter((one) => !isEnglish(one.replaceAll("’", "'"))).length * 2 > words.length;
}
