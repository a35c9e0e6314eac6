import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeTrie, type ITrie } from "cspell-trie-lib";

// One letter changed, left out, added or swapped with its neighbour costs about 100.
const nearCost = 125;

let dictionary: ITrie | undefined;
const known = new Map<string, boolean>();

/** True for a word of British English, which may begin with a capital letter or be all capitals. */
export function isEnglish(word: string) {
  const before = known.get(word);
  if (before !== undefined) return before;
  dictionary ??= readDictionary();
  const small = word.toLowerCase();
  const forms = new Set([word, small, small.charAt(0).toUpperCase() + small.slice(1)]);
  const isKnown = [...forms].some((form) => dictionary?.hasWord(form, true));
  known.set(word, isKnown);
  return isKnown;
}

/** True for a word that is made of two of four letters or more, such as powerbank. */
export function isCompound(word: string) {
  const cuts = Array.from({ length: Math.max(0, word.length - 7) }, (_, at) => at + 4);
  return cuts.some((at) => isEnglish(word.slice(0, at)) && isEnglish(word.slice(at)));
}

/** The words of British English that differ from this one by a slip of the finger. */
export function nearEnglish(word: string): string[] {
  if (word.length > 20) return [];
  dictionary ??= readDictionary();
  const found = dictionary.suggestWithCost(word.toLowerCase(), { numSuggestions: 4 });
  return found.filter(({ cost }) => cost > 0 && cost <= nearCost).map((one) => one.word);
}

function readDictionary() {
  const home = createRequire(import.meta.url).resolve("@cspell/dict-en-gb-mit");
  return decodeTrie(gunzipSync(readFileSync(path.join(path.dirname(home), "en_GB.trie.gz"))));
}
