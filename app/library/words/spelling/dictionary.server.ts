import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { ITrie } from "cspell-trie-lib";

// One letter changed, left out, added or swapped with its neighbour costs about 100.
const nearCost = 125;
// A shorter word is near too many others, and a longer one is near none and takes long.
const hasNearWords = /^.{3,20}$/u;

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

/** Opens the dictionary of British English, once. */
export function openDictionary() {
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

/** True for a word of the dictionary, which may begin with a capital letter or be all capitals. */
export function isListed(word: string, dictionary: ITrie) {
  const isLoud = word === word.toUpperCase();
  const small = isLoud ? word.toLowerCase() : inSmall(word);
  const forms = [word, small, ...(isLoud ? [word.charAt(0) + small.slice(1)] : [])];
  return forms.some((form) => dictionary.hasWord(form, true));
}

/** The words of the dictionary that are nearest to one it does not have: the British form alone. */
export function nearestListed(word: string, dictionary: ITrie): string[] {
  if (!hasNearWords.test(word)) return [];
  const small = inSmall(word);
  const british = britishParts
    .map(([us, part]) => small.replace(us, part))
    .find((form) => form !== small && dictionary.hasWord(form, true));
  // To the suggestions, kenya is as near to itself as a word can be.
  const found = british
    ? [{ word: british, cost: 0 }]
    : dictionary.suggestWithCost(small, { numSuggestions: 8 }).filter((one) => one.word !== small);
  const least = Math.min(nearCost, ...found.map(({ cost }) => cost));
  const near = found.filter(({ cost }) => cost <= least).map((one) => one.word);
  if (word === small) return near;
  return near.map((one) => one.charAt(0).toUpperCase() + one.slice(1));
}

function inSmall(word: string) {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
