import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { ITrie } from "cspell-trie-lib";
import {
  keepVerdicts,
  readVerdicts,
  type Verdicts,
} from "#app/library/words/spelling/verdicts.server.ts";

// One letter changed, left out, put in or exchanged with its neighbor costs about 100.
const nearCost = 125;
const suggestionsAtMost = 8;
const lookedUpAtMost = 100;
// Nearly every other short word is near to a short one, and a very long one is near to none.
const lettersAtLeast = 3;
const lettersAtMost = 20;

let opened: Promise<ITrie> | undefined;
let remembered: Verdicts = new Map();
let isKept = true;

/** For how many more wrong words the nearest right ones are looked for, which takes long. */
export type Lookups = { left: number };

/** As many as one check of all words may take; of more new ones only the first are looked up. */
export function someLookups(): Lookups {
  return { left: lookedUpAtMost };
}

/** The verdict on a wrong word for which nobody has looked for a right one yet. */
export const notLookedUp: string[] = [];

/** What the dictionary of US English says of each word; a capital at the beginning is forgiven. */
export async function judgeWords(words: Iterable<string>): Promise<Verdicts> {
  let unknown = without(words, remembered);
  if (unknown.length > 0) {
    remembered = new Map([...remembered, ...(await readVerdicts())]);
    unknown = without(unknown, remembered);
  }
  if (unknown.length === 0) return remembered;
  opened ??= openDictionary();
  const dictionary = await opened;
  const wrong: string[] = [];
  for (const word of unknown) {
    if (isRight(word, dictionary)) remembered.set(word, undefined);
    else wrong.push(word);
  }
  if (wrong.length < unknown.length) isKept = false;
  return new Map([...remembered, ...wrong.map((word) => [word, notLookedUp] as const)]);
}

/** The nearest right words of wrong ones, as far as there are lookups left. */
export async function nearestWords(wrong: Iterable<string>, lookups: Lookups): Promise<Verdicts> {
  const unknown = without(wrong, remembered).slice(0, lookups.left);
  if (unknown.length === 0) return remembered;
  lookups.left -= unknown.length;
  opened ??= openDictionary();
  const dictionary = await opened;
  for (const word of unknown) remembered.set(word, nearestTo(word, dictionary));
  isKept = false;
  return remembered;
}

/** Keeps what was judged for the next program. */
export async function keepJudged() {
  if (isKept) return;
  isKept = true;
  await keepVerdicts(remembered);
}

function without(words: Iterable<string>, verdicts: Verdicts) {
  return [...words].filter((word) => !verdicts.has(word));
}

function isRight(word: string, dictionary: ITrie) {
  const inCapitals =
    word === word.toUpperCase() ? [word.charAt(0) + word.slice(1).toLowerCase()] : [];
  const forms = [word, inSmall(word), ...inCapitals, ...inCapitals.map((one) => one.toLowerCase())];
  return forms.some((form) => dictionary.hasWord(form, true));
}

function nearestTo(word: string, dictionary: ITrie) {
  const small = inSmall(word);
  if (word.length < lettersAtLeast || word.length > lettersAtMost) return [];
  const found = dictionary
    .suggestWithCost(small, { numSuggestions: suggestionsAtMost })
    .filter(({ cost, word: near }) => cost <= nearCost && near !== small);
  const least = Math.min(...found.map(({ cost }) => cost));
  const nearest = found.filter(({ cost }) => cost <= least).map((one) => one.word);
  return nearest.map((one) => (word === small ? one : one.charAt(0).toUpperCase() + one.slice(1)));
}

function inSmall(word: string) {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

/** Opens the dictionary, so that the first new word need not wait for it. */
export async function loadDictionary() {
  opened ??= openDictionary();
  await opened;
}

async function openDictionary(): Promise<ITrie> {
  const home = createRequire(import.meta.url).resolve("@cspell/dict-en_us");
  const [{ decodeTrie }, packed] = await Promise.all([
    import("cspell-trie-lib"),
    readFile(path.join(path.dirname(home), "en_US.trie.gz")),
  ]);
  return decodeTrie(await promisify(gunzip)(packed));
}
