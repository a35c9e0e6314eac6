// What a writer can use instead of some HTML tags.
const inTheirPlace: [tags: string, fix: string][] = [
  ["b strong", "Write **words** for bold ones."],
  ["i em", "Write *words* for slanting ones."],
  ["u", "Underlined words look like links; write **words** to make them stand out."],
  ["br", "Leave an empty line where a new paragraph begins."],
  ["p hr div span center font", "Take it away, and leave an empty line between paragraphs."],
  ["h1 h2 h3 h4 h5 h6", "Write ## and a space before a heading."],
  ["a", "Write [words that say where it leads](/donate)."],
  [
    "img figure figcaption picture",
    "Upload the picture beside this file and write ![what it shows](photo.jpg).",
  ],
  ["li ul ol", 'Begin each point of a list with "- ", on a line of its own.'],
  ["table tr td th caption", "Write each row as | one | two |, and |---|---| below the first."],
  ["blockquote", "Begin each line of a quotation with > and a space."],
  ["s del strike", "Write ~~words~~ for words struck out."],
  ["sup", "For a footnote write [^1], and below the text [^1]: Its words."],
  ["details summary", 'Write <Question title="…">, the answer, and </Question>.'],
  [
    "iframe video audio embed script",
    "Nothing from elsewhere can be shown inside the page; lead to it with a link.",
  ],
];

/** What a writer can use instead of an HTML tag, in a sentence. */
export function markdownFor(tag: string) {
  const known = inTheirPlace.find(([tags]) => tags.split(" ").includes(tag));
  return known?.[1] ?? "Write it in Markdown, or put a backslash before the < to show it as it is.";
}

/** The words for a tag of HTML in a body. */
export function noHtml(tag: string) {
  return {
    says: `<${tag}> is not a block here, and HTML is not possible.`,
    fix: markdownFor(tag),
  };
}
