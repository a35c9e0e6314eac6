import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, firstFindings, type Passage } from "#app/library/words/passage.ts";
import { chunksIn, passagesWith } from "#app/library/words/passages-with.ts";
import { nearestWords, wrongWords } from "#app/library/words/spelling/dictionary.server.ts";
import { kenyanNames } from "#app/library/words/spelling/kenyan-names.ts";
import { kenyanWords } from "#app/library/words/spelling/kenyan-words.ts";
import { siteNames, type SiteNames } from "#app/library/words/spelling/names.ts";
import { nearestWord } from "#app/model/nearest-word.ts";

const notWords =
  /\{\{[^{}]*\}\}|\{[^{}]*\}|https?:\S+|www\.\S+|\S+@\S+|\S+\.(?:jpe?g|png|webp|svg|pdf|yaml|mdx|com|org|net|africa|ke)\b\S*|[#@]\w+/gi;
const mayHoldThem = /[{@#]|\/\/|\.\w/;
const written = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
// No dictionary has abbreviations such as FGM and NGOs, names such as WhatsApp, 3G and 1000th.
const shortForm = /\p{N}|^\p{Lu}{2,6}s?$|^.$|\p{Ll}\p{Lu}/u;

// A text with more is in another language, or was pasted by mistake.
const mistakenAtMost = 100;

/** A wrong word, with its nearest words once they have been looked up. */
type Mistake = { root: string; nearest?: string[] };

/** Warns of words that are neither British English, nor common in Kenya, nor the site's own. */
export async function spelling(passages: Passage[], entries: Entry[]): Promise<Problem[]> {
  const english = passages.filter(({ kind, language }) => kind !== "link" && !language);
  const names = siteNames(entries);
  const roots = new Map<string, string>();
  for (const word of wordsOf(english)) {
    const root = rootOf(word);
    if (root && !isName(root, names)) roots.set(word, root);
  }
  const notFound = await wrongWords(new Set(roots.values()));
  const wrong = new Map<string, Mistake>();
  for (const [word, root] of roots) if (notFound.has(root)) wrong.set(word, { root });
  if (wrong.size === 0) return [];
  const phrases = phrasesPattern(names);
  const suspected = passagesWith(english, (chunk) =>
    (chunk.match(written) ?? []).some((word) => wrong.has(word)),
  );
  const allOf = byFile(english);
  const files = [...byFile(suspected)].map(([file, own]) => {
    const mistaken = [...wordsOf(own)].filter((word) => wrong.has(word));
    return { file, own, mistaken, isMuch: mistaken.length > mistakenAtMost };
  });
  const reported = files.filter(({ isMuch }) => !isMuch);
  await lookUp(
    reported.flatMap(({ mistaken }) => mistaken.flatMap((word) => wrong.get(word) ?? [])),
  );
  return files.flatMap(({ file, own, mistaken, isMuch }) => {
    if (isMuch) return manyMistaken(own, mistaken);
    const inUse = wordsOf(allOf.get(file) ?? []);
    const meant = oncePerMistake((mistake) => meantBy(mistake, inUse, names));
    return own.flatMap((passage) => mistakesIn(passage, wrong, meant, phrases));
  });
}

async function lookUp(mistakes: Mistake[]) {
  const open = mistakes.filter((mistake) => !mistake.nearest);
  const found = await nearestWords(new Set(open.map(({ root }) => root)));
  for (const mistake of open) mistake.nearest = found.get(mistake.root);
}

function oncePerMistake(meantBy: (mistake: Mistake) => string) {
  const known = new Map<Mistake, string>();
  return (mistake: Mistake) => {
    const meant = known.get(mistake) ?? meantBy(mistake);
    known.set(mistake, meant);
    return meant;
  };
}

function manyMistaken([first]: Passage[], mistaken: string[]): Problem[] {
  const [word = ""] = mistaken;
  if (!first) return [];
  const place = { index: Math.max(first.words.indexOf(word), 0), length: word.length };
  const finding = findingAt(first, place, {
    says: `${mistaken.length} words of this file are in no dictionary of ours, such as "${word}".`,
    expected: "",
    fix: "Take out what was pasted by mistake, or add to dictionary.yaml what is right.",
    severity: "warning",
  });
  return [finding];
}

// The findings of a file depend on no other file's prose, so they can be cached with the file.
function byFile(passages: Passage[]) {
  const files = new Map<string, Passage[]>();
  for (const passage of passages) {
    const own = files.get(passage.entry.file);
    if (own) own.push(passage);
    else files.set(passage.entry.file, [passage]);
  }
  return files;
}

function wordsOf(passages: Passage[]) {
  const words = new Set<string>();
  for (const chunk of chunksIn(passages)) {
    for (const word of withoutAddresses(chunk).match(written) ?? []) words.add(word);
  }
  return words;
}

function mistakesIn(
  passage: Passage,
  wrong: ReadonlyMap<string, Mistake>,
  meantFor: (mistake: Mistake) => string,
  phrases: RegExp,
): Problem[] {
  const words = wordsAlone(passage.words, phrases).matchAll(written);
  return firstFindings(words, ({ 0: word, index }) => {
    const mistake = wrong.get(word);
    if (!mistake) return [];
    const meant = meantFor(mistake);
    const question = meant ? `Did you mean "${meant}"? ` : "";
    return [
      findingAt(
        passage,
        { index, length: word.length },
        {
          says: `"${word}" is in no dictionary of ours.`,
          expected: "",
          fix: `${question}${whereItBelongs(word)}`,
          severity: "warning",
        },
      ),
    ];
  });
}

// The dictionary is public, so nobody is asked to add a person to it.
function whereItBelongs(word: string) {
  return /^\p{Lu}/u.test(word)
    ? "If it is a person's name, should it be here? If it is the name of a place or a group, add it to dictionary.yaml."
    : "If it is right, add it to dictionary.yaml.";
}

function wordsAlone(text: string, phrases: RegExp) {
  return withoutAddresses(text.replace(phrases, blank));
}

function withoutAddresses(text: string) {
  return mayHoldThem.test(text) ? text.replace(notWords, blank) : text;
}

function blank(text: string) {
  return " ".repeat(text.length);
}

function phrasesPattern({ phrases }: SiteNames) {
  if (phrases.length === 0) return /(?!)/g;
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length);
  const sources = longestFirst.map((phrase) => phrase.replace(/ /g, "\\s+"));
  return new RegExp(`\\b(?:${sources.join("|")})(?![\\p{L}\\p{N}])`, "gu");
}

/** The word as a dictionary would list it; empty for what no dictionary lists. */
function rootOf(word: string) {
  if (shortForm.test(word)) return "";
  const root = word.normalize("NFC").replaceAll("’", "'").replace(/'s$/i, "");
  return shortForm.test(root) ? "" : root;
}

function isName(word: string, { words }: SiteNames) {
  const small = word.charAt(0).toLowerCase() + word.slice(1);
  if (words.has(word) || words.has(small)) return true;
  if (kenyanWords.has(word) || kenyanWords.has(small)) return true;
  // A name that somebody on the site spells with other diacritics has to be spelled like hers.
  return (
    kenyanNames.has(word) && ![...words].some((own) => plainLetters(own) === plainLetters(word))
  );
}

function plainLetters(word: string) {
  return word.normalize("NFD").replace(/\p{M}/gu, "");
}

// Of several equally near words, the one that the same file uses elsewhere was probably meant.
function meantBy({ root, nearest }: Mistake, inUse: Set<string>, names: SiteNames) {
  if (!nearest) return "";
  if (nearest.length === 1) return nearest[0] ?? "";
  const used = nearest.filter((one) => inUse.has(one) || inUse.has(one.toLowerCase()));
  if (used.length === 1) return used[0] ?? "";
  return nearest.length === 0 ? (nearestWord(root, [...names.words]) ?? "") : "";
}
