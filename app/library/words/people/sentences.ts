/** A sentence, and its index in the text. */
export type Sentence = { index: number; text: string };

/** The sentences of a text; the full stop of an initial or of a title ends none. */
export function sentencesOf(text: string): Sentence[] {
  const ends = [
    ...text.matchAll(/(?<!(?:^|\s)(?:\p{Lu}|St|Mr|Mrs|Ms|Dr|Prof|Rev))[.!?]["”’)]*\s+/gu),
  ].map(({ 0: end, index }) => index + end.length);
  return [0, ...ends].map((index, at) => ({ index, text: text.slice(index, ends[at]) }));
}
