import { quotedName } from "#app/model/fields/quoted-names.ts";
import type { Rule } from "#scripts/check/rule.ts";
import type { Entry } from "#app/content/entries.ts";
import { textsOf, type SiteText } from "#scripts/check/texts.ts";
import { languageIn } from "#scripts/check/words/language.ts";
import { isCompound, isEnglish, nearEnglish } from "#scripts/check/words/dictionary.ts";
import { kenyanNames, kenyanPlaces, kenyanWords } from "#scripts/check/words/kenyan-lists.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";
import { sentencesOf } from "#scripts/check/words/sentences.ts";

const noWord =
  /\{[^{}]*\}|https?:\S+|www\.\S+|(?<!\S)\S+@\S+|(?<!\S)\S+\.(?:jpe?g|png|webp|svg|pdf|yaml|mdx|com|org|net|africa|ke)\b\S*|[#@][\p{L}\p{N}_]+/giu;
const word = /[\p{L}\p{M}\p{N}\u00AD]+(?:['’][\p{L}\p{M}]+)*/gu;
// Abbreviations such as FGM and NGOs, and names such as WhatsApp, 3G and Gĩkũyũ, are in no dictionary.
const special = /\p{N}|^\p{Lu}{2,6}s?$|^.?$|\p{Ll}\p{Lu}|[ĩũĨŨ]/u;
// Syllables of Bantu languages end in a vowel; English ones seldom do.
const swahili = /^m?(?:[mn]?(?:ch|sh|th|dh|gh|kh|ng['’]?|ny|[bdfghjklmnprstvwyz])?[wy]?[aeiou])+$/i;
const askedAtMost = 20;

function languageOfBody(entry: Entry) {
  const bodyTexts = textsOf(entry).filter(({ field }) => field === "");
  return languageIn(bodyTexts.map(({ value }) => value).join("\n"));
}

export default {
  severity: "warning",
  about:
    "A word is not in the British English dictionary or our list of Kenyan words. Correct it, or add it to dictionary.yaml if it is right.",
  check({ texts, entriesOf }, report) {
    const accepted = entriesOf("dictionary").map(({ value }) => String(value));
    const lists = [new Set(accepted), kenyanWords, kenyanNames, kenyanPlaces];
    const isInLists = (candidate: string) => lists.some((list) => list.has(candidate));
    const right = new Map<string, boolean>();
    const isRight = (written: string) => {
      const before = right.get(written);
      if (before !== undefined) return before;
      const root = rootOf(written);
      const isListed = [root, root.toLowerCase()].some(isInLists);
      right.set(written, isListed || special.test(root) || isEnglish(root));
      return right.get(written) === true;
    };
    const phrases = accepted.filter((entry) => /[ -]/.test(entry));
    const left = [
      quotedName,
      noWord,
      ...phrases.map((phrase) => new RegExp(`\\b${phrase}\\b`, "gu")),
    ];
    const askedIn = new Map<string, Set<string>>();
    const others = new Set(entriesOf("posts").filter((entry) => languageOfBody(entry) === "other"));
    for (const text of texts.filter(({ language }) => language === "en")) {
      if (others.has(text.entry)) continue;
      // In most texts every word is right, which is quick to test.
      if (text.value.match(word)?.every(isRight)) continue;
      const { path } = text.entry.file;
      const asked = askedIn.get(path) ?? new Set();
      askedIn.set(path, asked);
      for (const { written, index, isFirst } of englishWords(text, left)) {
        const root = rootOf(written);
        const small = root.toLowerCase();
        const isCapital = root !== small;
        const isSwahili = swahili.test(small) && (isCapital || /[^e]$|^[mn][^aeiou]/.test(small));
        if (isSwahili || (isCapital && !isFirst) || isRight(written)) continue;
        if (asked.has(small) || asked.size >= askedAtMost) continue;
        // Mbogas and shoshos are Swahili words with an English ending.
        const singular = small.replace(/(?<=[aiou])s$/, "");
        const isPlural =
          singular !== small &&
          (isInLists(singular) || (swahili.test(singular) && !isEnglish(singular)));
        if (isPlural || isCompound(small)) continue;
        const near = nearEnglish(root);
        // A sentence may begin with a name, and a Swahili word may end in e.
        const isOther = isCapital || swahili.test(small);
        if (near.length === 0 && isOther) continue;
        asked.add(small);
        const question = near[0] ? ` Did you mean ${near.slice(0, 3).join(" or ")}?` : "";
        const advice = `"${written}" is not in the dictionary.${question} If it is right, add it to dictionary.yaml.`;
        report({ ...text.at(index, written.length), text: advice });
      }
    }
  },
} satisfies Rule;

// The words of a text, without sentences, quotations and italics in another language.
function englishWords(text: SiteText, left: RegExp[]) {
  const blank = (match: string) => " ".repeat(match.length);
  const read = left.reduce((prose, pattern) => prose.replace(pattern, blank), proseOf(text));
  const spans = text.spans.filter(({ start, end }) => isForeign(read.slice(start, end)));
  const without = (prose: string, { start, end }: { start: number; end: number }) =>
    prose.slice(0, start) + " ".repeat(end - start) + prose.slice(end);
  return sentencesOf(spans.reduce(without, read)).flatMap((sentence) => {
    const matches = [...sentence.text.matchAll(word)];
    if (matches.length > 2 && (isForeign(sentence.text) || languageIn(sentence.text) === "sw"))
      return [];
    return matches.map(({ 0: written, index }, at) => {
      // A capitalised word before another one begins a full name.
      const isName = /^\s+\p{Lu}/u.test(sentence.text.slice(index + written.length));
      return { written, index: sentence.index + index, isFirst: at === 0 && !isName };
    });
  });
}

function rootOf(written: string) {
  const plain = written.normalize("NFKC").replaceAll("\u00AD", "").replaceAll("’", "'");
  return plain.replace(/'s$/i, "");
}

function isForeign(text: string) {
  const words = text.match(word) ?? [];
  const unknown = words.filter((candidate) => !isEnglish(candidate.replaceAll("’", "'")));
  return unknown.length * 2 > words.length;
}
