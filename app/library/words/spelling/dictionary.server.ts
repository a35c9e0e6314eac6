import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { ITrie } from "cspell-trie-lib";

// One letter changed, left out, added or swapped with its neighbour costs about 100.
const nearCost = 125;
const suggestionsAtMost = 8;
// Suggestions take long, and a text with more mistakes was pasted as a whole.
const lookedUpAtMost = 100;
// A shorter word is near too many others, and a longer one is near none.
const lettersAtLeast = 3;
const lettersAtMost = 20;

// What makes a US form British, as in color, center, defense, dialog, counselor, enroll and analyze.
const britishParts: [us: RegExp, british: string][] = [
  [/or/, "our"],
  [/er(?=s?$)/, "re"],
  [/ered$/, "red"],
  [/ense/, "ence"],
  [/og(?=s?$)/, "ogue"],
  [/l(?=ed$|ing$|er|or)/, "ll"],
  [/ll(?=s?$|ment|ful)/, "l"],
  [/yz/, "ys"],
  [/^math$/, "maths"],
  [/^mom/, "mum"],
];

let opened: Promise<ITrie> | undefined;
// In development the same words are asked for at every save.
const judged = new Map<string, boolean>();
const nearest = new Map<string, string[]>();

/** The words that are not in the dictionary of British English; a capital first letter is ignored. */
export async function wrongWords(words: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const unknown = [...words].filter((word) => !judged.has(word));
  if (unknown.length > 0) {
    const dictionary = await openDictionary();
    for (const word of unknown) judged.set(word, isRight(word, dictionary));
  }
  return new Set([...words].filter((word) => !judged.get(word)));
}

/** The nearest right words of wrong ones; of many only the first hundred are looked up. */
export async function nearestWords(
  wrong: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string[]>> {
  const unknown = [...wrong].filter((word) => !nearest.has(word)).slice(0, lookedUpAtMost);
  if (unknown.length > 0) {
    const dictionary = await openDictionary();
    for (const word of unknown) nearest.set(word, nearestTo(word, dictionary));
  }
  return nearest;
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
  const british = britishParts
    .map(([us, part]) => small.replace(us, part))
    .find((form) => form !== small && dictionary.hasWord(form, true));
  if (british) return [likeIn(word, british)];
  const found = dictionary
    .suggestWithCost(small, { numSuggestions: suggestionsAtMost })
    .filter(({ cost, word: near }) => cost <= nearCost && near !== small);
  const least = Math.min(...found.map(({ cost }) => cost));
  return found.filter(({ cost }) => cost <= least).map((one) => likeIn(word, one.word));
}

function likeIn(word: string, other: string) {
  return word === inSmall(word) ? other : other.charAt(0).toUpperCase() + other.slice(1);
}

function inSmall(word: string) {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

function openDictionary() {
  opened ??= readDictionary();
  return opened;
}

async function readDictionary(): Promise<ITrie> {
  const home = createRequire(import.meta.url).resolve("@cspell/dict-en-gb-mit");
  const [{ decodeTrie }, packed] = await Promise.all([
    import("cspell-trie-lib"),
    readFile(path.join(path.dirname(home), "en_GB.trie.gz")),
  ]);
  return decodeTrie(await promisify(gunzip)(packed));
}
