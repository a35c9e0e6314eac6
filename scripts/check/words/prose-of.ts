import type { SiteText } from "#scripts/check/texts.ts";

/**
 * The words of a text with blanks in the place of code; empty for a block of code, and for the words
 * of a link in a body, which stand in their paragraph as well.
 */
export function proseOf({ value, role, field, spans }: SiteText) {
  if (role === "code" || (role === "link" && field === "")) return "";
  let [prose, from] = ["", 0];
  for (const { start, end } of spans.filter(({ isCode }) => isCode)) {
    prose += value.slice(from, start) + " ".repeat(end - start);
    from = end;
  }
  return prose + value.slice(from);
}

/** The matches of a pattern, which is copied only where there is one: most texts have none. */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}

/** Where the prose of some texts matches a pattern: the text, the match and its place in the file. */
export function* matchesIn(texts: SiteText[], ...patterns: RegExp[]) {
  for (const text of texts) {
    const prose = proseOf(text);
    for (const found of patterns.flatMap((pattern) => matchesOf(prose, pattern)))
      yield { text, found, words: found[0], place: text.at(found.index, found[0].length) };
  }
}
