const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** The text fragment that highlights some words of a page, such as #:~:text=first,last. */
export function textFragment(words: string): string {
  const all = words.split(" ");
  const [first, last] = all.length > 12 ? [all.slice(0, 6), all.slice(-6)] : [all, []];
  const ends = [first, last].filter((end) => end.length > 0);
  return `#:~:text=${ends.map((end) => encoded(end.join(" "))).join(",")}`;
}

/** The first sentence that only this text has; the whole text if there is none. */
export function newSentence(text: string, other: string): string {
  const split = (passage: string) =>
    [...sentences.segment(passage)].map(({ segment }) => segment.trim());
  const known = new Set(split(other));
  return split(text).find((sentence) => sentence !== "" && !known.has(sentence)) ?? text;
}

function encoded(text: string) {
  return encodeURIComponent(text).replaceAll(
    /[-'()!*~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
