const inItsPlace: Record<string, string> = {
  b: "Write **words** for bold ones.",
  i: "Write *words* for slanting ones.",
  u: "Underlined words look like links; write **words** to make them stand out.",
  br: "Leave an empty line where a new paragraph begins.",
  p: "Take it away, and leave an empty line between paragraphs.",
  h: "Write ## and a space before a heading.",
  a: "Write [words that say where it leads](/donate).",
  img: "Upload the picture beside this file and write ![what it shows](photo.jpg).",
  li: 'Begin each point of a list with "- ", on a line of its own.',
  table: "Write each row as | one | two |, and |---|---| below the first.",
  blockquote: "Begin each line of a quotation with > and a space.",
  s: "Write ~~words~~ for words struck out.",
  sup: "For a footnote write [^1], and below the text [^1]: Its words.",
  details: 'Write <Question title="…">, the answer, and </Question>.',
  iframe: "Nothing from elsewhere can be shown inside the page; lead to it with a link.",
};

const sameAs: Record<string, string> = {
  strong: "b",
  em: "i",
  hr: "p",
  div: "p",
  span: "p",
  center: "p",
  font: "p",
  ul: "li",
  ol: "li",
  tr: "table",
  td: "table",
  th: "table",
  video: "iframe",
  audio: "iframe",
  embed: "iframe",
  script: "iframe",
  caption: "table",
  del: "s",
  strike: "s",
  summary: "details",
  figure: "img",
  figcaption: "img",
  picture: "img",
};

const otherwise = "Write it in Markdown, or put a backslash before the < to show it as it is.";

/** What a writer can use instead of an HTML tag, in a sentence. */
export function markdownFor(tag: string) {
  const name = /^h[1-6]$/.test(tag) ? "h" : (sameAs[tag] ?? tag);
  return inItsPlace[name] ?? otherwise;
}
