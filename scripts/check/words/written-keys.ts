import { isStop, type Word } from "#scripts/check/words/written-words.ts";

/** Something by which two texts can be compared: a name, a sign, a pair of neighbours. */
export type Key = {
  key: string;
  kind: "name" | "sign" | "count" | "words";
  words: [first: Word, last: Word];
};

/** True for words and dates with a capital letter that nothing writes small. */
export type IsName = (word: Word) => boolean;

/**
 * What a text says that can be compared: names, signs, each number or date with the words beside it,
 * and each two words that follow each other; words that only join others are passed over.
 */
export function keysOf(words: Word[], isName: IsName): Key[] {
  const said = words.filter((word) => !isStop(word));
  return said.flatMap((word, at): Key[] => {
    const keys: Key[] = [];
    if (word.kind === "sign") keys.push({ key: word.form, kind: "sign", words: [word, word] });
    // A year, and a number that is as rare.
    if (/^\d{4,}$/.test(word.form))
      keys.push({ key: word.form, kind: "count", words: [word, word] });
    if (isName(word)) keys.push({ key: word.form, kind: "name", words: [word, word] });
    for (const next of said.slice(at + 1, at + 3)) {
      if (next.clause !== word.clause) break;
      const isCount = isCounting(word) || isCounting(next);
      if (!isCount && next !== said[at + 1]) continue;
      const key = [word.form, next.form].sort().join(" ");
      keys.push({ key, kind: isCount ? "count" : "words", words: [word, next] });
    }
    return keys;
  });
}

/** True for a number, a month and a day of the week. */
export function isCounting({ kind }: Word) {
  return kind === "number" || kind === "date";
}
