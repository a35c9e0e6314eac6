/** Texts that somebody pastes repeatedly, by mistake or on purpose. */
export const worstWords = [
  ..."x 7[*`<{\\\u00a0",
  ...["![](", "](", "[a](/////", "**a ", "[^1]: a\n\n", "`a` ", "<!--", "{/*", "%%", "{{a}} "],
  ...["<Callout>\n\n", "> a\n", "| a ", "a\n\n", "\n", "a  ", "a\u00ad", "🇰🇪"],
  ...["0700 000 ", "1-", "one ", "Aa ", "A. ", "x@y.z ", "www.", "“a ", "Monday ", "Xqzt ", "â€™"],
];

/** A text of 40 kB that repeats some words, which shows a pattern that takes quadratic time. */
export function filled(words: string): string {
  return words.repeat(Math.ceil(40_000 / words.length));
}
