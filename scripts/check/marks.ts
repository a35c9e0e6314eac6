import type { Range } from "#app/content/range.ts";

const mark = /«([^«»→]*)(?:→([^«»]*))?»/g;

/** A marked part of an example: «found», or «found→replacement». */
export type Mark = Range & { instead?: string };

/** The text of an example without its marks, and the marked parts. */
export function withoutMarks(marked: string) {
  const marks: Mark[] = [];
  let taken = 0;
  const text = marked.replace(mark, (whole, words: string, instead: string, index: number) => {
    const start = index - taken;
    taken += whole.length - words.length;
    marks.push({ start, end: start + words.length, instead });
    return words;
  });
  return { text, marks };
}
