import { valueOf } from "#app/content/entries.ts";
import { quotedName } from "#app/model/fields/figure.ts";
import type { Place, Rule } from "#scripts/check/rule.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import { languageIn, languageOfBody } from "#scripts/check/words/language.ts";
import { isCompound, isEnglish, nearEnglish } from "#scripts/check/words/dictionary.ts";
import { kenyanNames, kenyanPlaces, kenyanWords } from "#scripts/check/words/kenyan-lists.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";
import { sentencesOf } from "#scripts/check/words/sentences.ts";

const noWord =
  /\{[^{}]*\}|https?:\S+|www\.\S+|(?<!\S)\S+@\S+|(?<![\p{L}\p{N}_-])[\p{L}\p{N}_-]+(?:\.[\p{Ll}\p{N}_-]{2,})+(?:\/\S*)?|[#@][\p{L}\p{N}_]+/giu;
const word = /[\p{L}\p{M}\p{N}\u00AD]+(?:['’][\p{L}\p{M}]+)*/gu;
// Abbreviations such as FGM and NGOs, names such as WhatsApp, 3G and Gĩkũyũ, and other alphabets are in no dictionary.
const special =
  /\p{N}|^\p{Lu}{2,6}s?$|^.?$|^(?:eg|ie)$|\p{Ll}\p{Lu}|[ĩũĨŨ]|(?!\p{Script=Latin})\p{L}/u;
// Syllables of Bantu languages end in a vowel; English ones seldom do.
const swahili = /^m?(?:[mn]?(?:ch|sh|th|dh|gh|kh|ng['’]?|ny|[bdfghjklmnprstvwyz])?[wy]?[aeiou])+$/i;
const reportedAtMost = 20;

export default {
  severity: "warning",
  needsAll: true,
  about:
    "A word is not in the British English dictionary or our list of Kenyan words. Correct it, or add it to dictionary.yaml if it is right.",
  check({ texts, entriesOf }, report) {
    const accepted = entriesOf("dictionary").map(({ value }) => String(value));
    const people = [...entriesOf("team"), ...entriesOf("testimonials")];
    const names = people.flatMap((entry) => String(valueOf(entry, "name")).match(word) ?? []);
    const words = knownWords([...accepted, ...names.map(rootOf)]);
    const phrases = accepted.filter((phrase) => /[ -]/.test(phrase));
    const ignored = [
      quotedName,
      noWord,
      ...phrases.map((phrase) => new RegExp(`\\b${phrase}\\b`, "gu")),
    ];
    const foundIn = new Map<string, Map<string, Found>>();
    const others = new Set(entriesOf("posts").filter((entry) => languageOfBody(entry) === "other"));
    for (const text of texts.filter(({ language }) => language === "en")) {
      if (others.has(text.entry)) continue;
      // In most texts every word is right, which is quick to test.
      if (text.value.match(word)?.every(words.isRight)) continue;
      const { path } = text.entry.file;
      const found = foundIn.get(path) ?? new Map<string, Found>();
      foundIn.set(path, found);
      for (const candidate of englishWords(text, ignored)) {
        const { written, index } = candidate;
        const small = rootOf(written).toLowerCase();
        if (found.has(small) || found.size >= reportedAtMost) continue;
        const near = correctionsOf(candidate, words);
        if (near) found.set(small, { written, near, place: text.at(index, written.length) });
      }
    }
    for (const found of foundIn.values()) {
      const all = [...found.values()];
      const advice = adviceOn(all);
      for (const { place } of all) report({ ...place, text: advice });
    }
  },
} satisfies Rule;

type Found = { written: string; near: string[]; place: Place };

// All words of a file are one finding.
function adviceOn(found: Found[]) {
  const [first] = found;
  const question = (near: string[]) => near.slice(0, 3).join(" or ");
  if (found.length === 1 && first) {
    const meant = first.near[0] ? ` Did you mean ${question(first.near)}?` : "";
    return `"${first.written}" is not in the dictionary.${meant} If it is right, add it to dictionary.yaml.`;
  }
  const words = found.map(
    ({ written, near }) => written + (near[0] ? ` (${question(near)}?)` : ""),
  );
  return `${found.length} words are not in the dictionary: ${words.join(", ")}. Correct them, or add those that are right to dictionary.yaml.`;
}

function knownWords(accepted: string[]) {
  const lists = [new Set(accepted), kenyanWords, kenyanNames, kenyanPlaces];
  const isListed = (candidate: string) => lists.some((list) => list.has(candidate));
  const isRight = (written: string) => {
    const root = rootOf(written);
    return [root, root.toLowerCase()].some(isListed) || special.test(root) || isEnglish(root);
  };
  return { isListed, isRight };
}

type Word = { written: string; index: number; isFirst: boolean };

// The probable corrections of a wrong word; undefined for a word that may be right.
function correctionsOf({ written, isFirst }: Word, words: ReturnType<typeof knownWords>) {
  const root = rootOf(written);
  const small = root.toLowerCase();
  const isCapital = root !== small;
  const isSwahili = swahili.test(small) && (isCapital || /[^e]$|^[mn][^aeiou]/.test(small));
  if (isSwahili || (isCapital && !isFirst) || words.isRight(written)) return undefined;
  // Mbogas and shoshos are Swahili words with an English ending.
  const singular = small.replace(/(?<=[aiou])s$/, "");
  const isPlural =
    singular !== small &&
    (words.isListed(singular) || (swahili.test(singular) && !isEnglish(singular)));
  if (isPlural || isCompound(small)) return undefined;
  const near = nearEnglish(root);
  // A sentence may begin with a name, and a Swahili word may end in e.
  const mayBeOther = isCapital || swahili.test(small);
  return near.length === 0 && mayBeOther ? undefined : near;
}

// The words of a text, without sentences, quotations and italics in another language.
function englishWords(text: SiteText, ignored: RegExp[]): Word[] {
  const blank = (match: string) => " ".repeat(match.length);
  const read = ignored.reduce((prose, pattern) => prose.replace(pattern, blank), proseOf(text));
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
