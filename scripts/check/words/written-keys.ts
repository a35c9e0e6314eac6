import { isStop, isUnit, type Word } from "#scripts/check/words/written-words.ts";

/** Something by which two texts can be compared: a name, a long number, or a pair of neighbours. */
export type Key = {
  key: string;
  kind: "name" | "count" | "words";
  words: Word[];
  index: number;
  length: number;
};

/** True for a word with a capital letter that nothing writes small. */
export type IsName = (word: Word) => boolean;

/** What a text says that can be compared; words that only join others are passed over. */
export function keysOf(words: Word[], isName: IsName): Key[] {
  const said = words.filter((word) => !isStop(word));
  return said.flatMap((word, at) => {
    const beside = said.slice(at + 1, at + 3).filter(({ clause }) => clause === word.clause);
    const pairs = beside
      .map((other) => keyOf([word, other]))
      .filter(({ kind }, step) => kind === "count" || step === 0);
    const isKey = isName(word) || word.kind === "sign" || /^\d{4,}$/.test(word.form);
    return isKey ? [keyOf([word]), ...pairs] : pairs;
  });
}

function keyOf(words: Word[]): Key {
  const [first, last] = [words[0]!, words.at(-1)!];
  const kind = words.some(isCounting) ? "count" : words.length > 1 ? "words" : "name";
  const key = words
    .map(({ form }) => form)
    .sort()
    .join(" ");
  return { key, kind, words, index: first.index, length: last.index + last.length - first.index };
}

/** True for a number, a month and a day of the week. */
export function isCounting({ kind }: Word): boolean {
  return kind === "number" || kind === "date";
}

/** True for a key that says little without its sentence: a year, a unit, or a small number. */
export function isCommon({ kind, words }: Key): boolean {
  const isSmall = words.some((word) => isUnit(word) || Number(word.form) <= 20);
  return kind === "count" && (words.length === 1 || isSmall);
}
