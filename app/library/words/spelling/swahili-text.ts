import { wordList } from "#app/library/words/spelling/word-list.ts";
import words from "./swahili-words.txt?raw";

const frequent = wordList(words);
// Verbs carry who does it, and when, in front: wana-soma, ku-kubaliana.
const verb = /^(?:wa|ku|ki|tu|ana|ina|una|ali|ame|hu|ni|zina|vina|hai|hawa)\p{L}{3,}[aeiu]$/u;
// Fewer words may be a name or a saying inside an English text.
const wordsAtLeast = 4;
const english = /^(?:the|and|of|to|is|are|was|with|for|that|this|it|on|by|from|we|she|he|they)$/;

/** True for a text that is plainly told in Swahili: its words end in vowels, many are frequent. */
export function isSwahiliText(chunks: readonly string[]): boolean {
  if (chunks.length < wordsAtLeast) return false;
  const found = chunks.flatMap((chunk) => /[\p{L}’']+/u.exec(chunk)?.[0].toLowerCase() ?? []);
  if (found.length < wordsAtLeast) return false;
  const share = (is: (word: string) => boolean) => found.filter(is).length / found.length;
  return (
    share((word) => frequent.has(word) || verb.test(word)) >= 1 / 3 &&
    share((word) => /[aeiou]$/.test(word)) >= 0.8 &&
    share((word) => english.test(word)) < 0.1
  );
}
