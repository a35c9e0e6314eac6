/** A sentence and its index in the text. */
type Sentence = { index: number; text: string };

const end =
  /(?<!(?:^|\s)(?:\p{Lu}|St|Mr|Mrs|Ms|Dr|Prof|Rev|Eng|Hon|Fr|Sr|Capt|Sgt|Insp|Gen|Gov|Sen|Amb|Adv|Jr|No|Bw|Bi))[.!?]["”’)]*\s+/gu;

/** The sentences of a text; the full stop of an initial or a title does not end one. */
export function sentencesOf(text: string): Sentence[] {
  const ends = [...text.matchAll(end)].map(({ 0: stop, index }) => index + stop.length);
  return [0, ...ends].map((index, at) => ({ index, text: text.slice(index, ends[at]) }));
}
