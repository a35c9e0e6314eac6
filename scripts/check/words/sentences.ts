/** A sentence, and its index in the text. */
export type Sentence = { index: number; text: string };

const end =
  /(?<!(?:^|\s)(?:\p{Lu}|St|Mr|Mrs|Ms|Dr|Prof|Rev|Eng|Hon|Fr|Sr|Capt|Sgt|Insp|Gen|Gov|Sen|Amb|Adv|Jr|No|Bw|Bi))[.!?]["”’)]*\s+/gu;

/** The sentences of a text; the full stop of an initial or of a title ends none. */
export function sentencesOf(text: string): Sentence[] {
  const ends = [...text.matchAll(end)].map(({ 0: stop, index }) => index + stop.length);
  return [0, ...ends].map((index, at) => ({ index, text: text.slice(index, ends[at]) }));
}

/** The sentence of a text in which this character stands. */
export function sentenceAt(text: string, index: number): Sentence {
  return sentencesOf(text).findLast((one) => one.index <= index) ?? { index: 0, text };
}
