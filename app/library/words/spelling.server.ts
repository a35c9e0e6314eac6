import type { ITrie } from "cspell-trie-lib";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, firstFindings, type Passage } from "#app/library/words/passage.ts";
import { chunksIn } from "#app/library/words/passages-with.ts";
import {
  isListed,
  nearestListed,
  openDictionary,
} from "#app/library/words/spelling/dictionary.server.ts";
import { isName, siteNames, type SiteNames } from "#app/library/words/spelling/names.ts";
import { nearestWord } from "#app/model/nearest-word.ts";

const notWords =
  /\{\{[^{}]*\}\}|\{[^{}]*\}|https?:\S+|www\.\S+|\S+@\S+|\S+\.(?:jpe?g|png|webp|svg|pdf|yaml|mdx|com|org|net|africa|ke)\b\S*|[#@]\w+/gi;
const written = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
// No dictionary has abbreviations such as FGM and NGOs, names such as WhatsApp, 3G and 1000th.
const shortForm = /\p{N}|^\p{Lu}{2,6}s?$|^.?$|\p{Ll}\p{Lu}/u;

// A text with more is in another language, or was pasted by mistake.
const mistakenAtMost = 100;
// To look for what was meant takes long.
const lookedUpAtMost = 100;

/** Warns of words that are neither British English, nor common in Kenya, nor the site's own. */
export async function spelling(passages: Passage[], entries: Entry[]): Promise<Problem[]> {
  const files = new Map<string, Passage[]>();
  for (const passage of passages) {
    if (passage.kind === "link" || passage.language) continue;
    const own = files.get(passage.entry.file);
    if (own) own.push(passage);
    else files.set(passage.entry.file, [passage]);
  }
  if (files.size === 0) return [];
  const names = siteNames(entries);
  const phrases = phrasesPattern(names);
  const { isWrong, meantBy } = judge(await openDictionary(), names);
  return [...files.values()].flatMap((own) => {
    const inUse = wordsOf(own);
    const mistaken = [...inUse].filter(isWrong);
    if (mistaken.length > mistakenAtMost) return manyMistaken(own, mistaken);
    const meant = new Map(mistaken.map((word) => [word, meantBy(word, inUse)]));
    return meant.size > 0 ? own.flatMap((passage) => mistakesIn(passage, meant, phrases)) : [];
  });
}

/** Tells wrong words from right ones and what they were meant to be, each word looked up once. */
function judge(dictionary: ITrie, names: SiteNames) {
  const right = new Map<string, boolean>();
  const nearest = new Map<string, string[]>();
  return {
    isWrong(word: string) {
      const root = rootOf(word);
      const isRight = () =>
        [word, root].some((form) => shortForm.test(form)) ||
        isName(root, names) ||
        isListed(root, dictionary);
      if (!right.has(word)) right.set(word, isRight());
      return right.get(word) === false;
    },
    meantBy(word: string, inUse: ReadonlySet<string>) {
      const root = rootOf(word);
      if (!nearest.has(root) && nearest.size === lookedUpAtMost) return "";
      const near = nearest.get(root) ?? nearestListed(root, dictionary);
      nearest.set(root, near);
      if (near.length === 0) return nearestWord(root, [...names.words]) ?? "";
      // Of several equally near words, the one that the same file uses elsewhere was probably meant.
      const used = near.filter((one) => inUse.has(one) || inUse.has(one.toLowerCase()));
      const [only = "", ...others] = near.length === 1 ? near : used;
      return others.length === 0 ? only : "";
    },
  };
}

function manyMistaken(own: Passage[], [word = "", ...others]: string[]): Problem[] {
  const first = own.find(({ words }) => words.includes(word));
  if (!first) return [];
  const place = { index: first.words.indexOf(word), length: word.length };
  const finding = findingAt(first, place, {
    says: `${others.length + 1} words of this file are in no dictionary of ours, such as "${word}".`,
    expected: "",
    fix: "Take out what was pasted by mistake, or add to dictionary.yaml what is right.",
    severity: "warning",
  });
  return [finding];
}

function wordsOf(passages: Passage[]): ReadonlySet<string> {
  const chunks = [...chunksIn(passages)];
  return new Set(chunks.flatMap((chunk) => chunk.replace(notWords, blank).match(written) ?? []));
}

function mistakesIn(passage: Passage, wrong: ReadonlyMap<string, string>, phrases: RegExp) {
  const words = passage.words.replace(phrases, blank).replace(notWords, blank).matchAll(written);
  return firstFindings(words, ({ 0: word, index }) => {
    const meant = wrong.get(word);
    if (meant === undefined) return [];
    const question = meant && `Did you mean "${meant}"? `;
    // The dictionary is public, so nobody is asked to add a person to it.
    const whereItBelongs = /^\p{Lu}/u.test(word)
      ? "If it is a person's name, should it be here? If it is the name of a place or a group, add it to dictionary.yaml."
      : "If it is right, add it to dictionary.yaml.";
    const finding = findingAt(
      passage,
      { index, length: word.length },
      {
        says: `"${word}" is in no dictionary of ours.`,
        expected: "",
        fix: question + whereItBelongs,
        severity: "warning",
      },
    );
    return [finding];
  });
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

// A dictionary lists words without 's.
function rootOf(word: string) {
  return word.normalize("NFC").replaceAll("’", "'").replace(/'s$/i, "");
}
