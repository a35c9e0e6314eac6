import type { Range } from "#app/content/range.ts";

const mark = /«([^«»→¦]*)(?:→([^«»¦]*))?(?:¦([^«»]*))?»/g;

/** A marked part of an example: «found→replacement¦words of the message», of which all but the first may be missing. */
export type Mark = Range & { instead?: string; says?: string };

/** The text of an example without its marks, and the marked parts. */
export function withoutMarks(marked: string) {
  const marks: Mark[] = [];
  let taken = 0;
  for (const { 0: whole, 1: words = "", 2: instead, 3: says, index } of marked.matchAll(mark)) {
    const start = index - taken;
    taken += whole.length - words.length;
    marks.push({ start, end: start + words.length, instead, says });
  }
  return { text: marked.replaceAll(mark, "$1"), marks };
}
