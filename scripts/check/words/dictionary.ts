import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeTrie, type ITrie } from "cspell-trie-lib";

// Looking up longer strings, such as encoded data, would take minutes.
const longestWord = 40;
const letters = [..."abcdefghijklmnopqrstuvwxyz"];

// Correct words that must never be a suggestion.
const vulgar =
  /^(?:anal|anus|arse|ass|bastard|bitch|bollock|boner|boob|bugger|clit|cock|coon|crap|cum|cunt|dick|dildo|dyke|erotic|fag|fanny|fart|fuck|horni\w*|horny|knob|nigg|nipple|orgasm|orgy|penis|piss|poof|poop|porn|prick|pube|puss|rape|rectal|rectum|semen|sex|shag|shit|slag|slut|sperm|spunk|tit|toss|turd|twat|vagina|wank|whore)(?:s|es|ed|er|ers|ing|y|ie|ies|ly|ally)?$/;

let dictionary: ITrie | undefined;
const known = new Map<string, boolean>();

/** True for a word of British English, in small letters, capitalised or in capitals. */
export function isEnglish(word: string) {
  if (word.length > longestWord) return false;
  const before = known.get(word);
  if (before !== undefined) return before;
  dictionary ??= readDictionary();
  const small = word.toLowerCase();
  const forms = [word, small, small.charAt(0).toUpperCase() + small.slice(1)];
  const isKnown = forms.some((form) => dictionary?.hasWord(form, true));
  known.set(word, isKnown);
  return isKnown;
}

/** True for a word of British English that is written in small letters, and so is no name. */
export function isSmallWord(word: string) {
  dictionary ??= readDictionary();
  return word.length <= longestWord && dictionary.hasWord(word, true);
}

/** True for a compound of two words of four letters or more, such as powerbank. */
export function isCompound(word: string) {
  if (word.length > longestWord * 2) return false;
  const cuts = Array.from({ length: Math.max(0, word.length - 7) }, (_, at) => at + 4);
  return cuts.some((at) => isEnglish(word.slice(0, at)) && isEnglish(word.slice(at)));
}

// The typing errors at a position of a word: swapped, added, missing and wrong letters.
const typingErrors: ((left: string, right: string) => string | string[])[] = [
  (left, right) => left + right.charAt(1) + right.charAt(0) + right.slice(2),
  (left, right) => letters.map((letter) => left + letter + right),
  (left, right) => left + right.slice(1),
  (left, right) => letters.map((letter) => left + letter + right.slice(1)),
];

/** The words of British English that differ from this one by a typing error. */
export function nearEnglish(word: string): string[] {
  if (word.length > longestWord) return [];
  const small = word.toLowerCase();
  const cuts = [...small, ""].map((_, at) => at);
  const all = typingErrors.flatMap((typingError) =>
    cuts.flatMap((at) => typingError(small.slice(0, at), small.slice(at))),
  );
  return [...new Set(all)].filter(
    (candidate) =>
      candidate.length > 1 &&
      candidate !== small &&
      !vulgar.test(candidate) &&
      isEnglish(candidate),
  );
}

function readDictionary() {
  const home = createRequire(import.meta.url).resolve("@cspell/dict-en-gb-mit");
  return decodeTrie(gunzipSync(readFileSync(path.join(path.dirname(home), "en_GB.trie.gz"))));
}
