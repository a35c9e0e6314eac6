import type { SiteText } from "#scripts/check/texts.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";

const begin = "(?<=(?:^|\\n) *)";
const stamp = "\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4},? \\d{1,2}[:.]\\d{2}[^\\]\\n-]{0,9}";
const asList = 'Write "- " with a space before each point, and an empty line before the first.';
const stars = "Write **words**, without spaces inside the stars, or take the stars away.";
// What is printed as it is, and what to write; {found} stands for what was written.
const inBody: [RegExp, string][] = [
  [
    new RegExp(`${begin}(?:[•·‣▪◦●]|–(?=[^\\n]*\\n *–))\\s*(?=\\S)`, "u"),
    `{found} makes no list here. ${asList}`,
  ],
  [
    new RegExp(`${begin}[-*+](?=\\p{L})(?!\\S*[*_])`, "u"),
    `{found} has no space behind it. ${asList}`,
  ],
  [
    new RegExp(`${begin}\\d{1,2}[.)](?=\\p{L})`, "u"),
    `{found} has no space behind it. Write "1. " with a space, and an empty line before the first point.`,
  ],
  [
    new RegExp(`${begin}#{2,6}(?=[^#\\s])`, "u"),
    "{found} has no space behind it, so the line is no heading. Write a space between # and the words.",
  ],
  [
    new RegExp(`${begin}\\|.*\\|`, "u"),
    "These lines are no table yet. Below the first row write |---|---|, with as many parts as there are columns.",
  ],
  [
    /\S\t+(?=\S)/u,
    "Columns that tabs divide would be one line. Write each row as | one | two |, and |---|---| below the first.",
  ],
  [
    /!\[[^\][\n]*\]\([^)\n]*\)/u,
    'This picture is not shown. Give the file a name without spaces, and put its caption between straight quotes: ![What it shows](photo.jpg "The caption").',
  ],
  [
    /\[[^\][\n]*\]\s+\([^\s()]*[/.][^\s()]*\)|\([^()\n]+\)\[[^\][\n]+\]|\[[^\][\n]*\]?\(\/[^\s)]*\)?|\[[^\][\n]*https?:\/\//iu,
    "This is no link yet. Write it with both pairs of brackets and no space between them: [words](/donate).",
  ],
  [/\[(?:cid:[^\]\n]*|[A-Z]{1,3}\d{1,3})\]/u, "{found} came along with a paste. Take it out."],
  [/\*\*/u, `These two stars would be printed. ${stars}`],
  [
    /~~/u,
    "These two ~ would be printed. Write ~~words~~, without spaces inside, or take them away.",
  ],
  [
    /\[\^[^\]\s]+\]/u,
    "{found} leads to no footnote. Write it below the text, on a line of its own: {found}: Its words.",
  ],
  [
    /\{#[^{}\n]*\}/u,
    "{found} would be printed. Put it behind the words of a heading, at the end of the line, or take it away.",
  ],
  [
    new RegExp(`${begin}(?:\\[${stamp}\\]|${stamp} [-–])`, "u"),
    "A message was pasted with its date and the name of who wrote it. Take both out, and ask her before you quote her.",
  ],
  [
    new RegExp(`${begin}(?:title|excerpt|author|date|category|draft|sample|image): .*`, "u"),
    "This line looks like a field. Put it between the two lines of --- at the top of the file.",
  ],
  [
    /(?<=^|\n) *\S[^\n]{48,}\S(?=[^\S\n]*\n\s*\p{Ll})/u,
    "A line of the page would end here, in the middle of a sentence. Write the paragraph in one line, however long.",
  ],
];
const inFields: [RegExp, string][] = [
  [
    /\*\*[^*\n]+\*\*|__[^_\n]+__|~~[^~\n]+~~|!?\[[^\][\n]+\]\([^)\n]*\)|<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>|`[^`\n]+`/u,
    "A field is plain text, and {found} would be printed as it is. Write the words alone.",
  ],
];

const rule: Rule = {
  severity: "warning",
  about:
    "Markdown is not complete where it stands, or stands in a field, and would be printed as it is.",
  examples: {
    bad: [
      "• a book\n• a pen",
      "Two things:\n– a book\n– a pen",
      "-a book\n-a pen",
      "1.Wash hands\n2.Rinse",
      "##What comes next",
      "| Year | Girls |\n| 2019 | 2 |",
      "Year\tGirls\n2019\t2",
      "A ** very ** long way.",
      "See (the report)[https://a.example].",
      "See [the report] (https://a.example).",
      "See [the report(/about).",
      "![A desk](my desk.jpg)",
      "It is so.[AO1]",
      "So it is.[^1]",
      "See {#part} below.",
      "It is ~~over.",
      "[12/03/2026, 14:05] Jane: We came.",
      "draft: true",
      "Thank you all\n---",
      "##",
      "We met in the school on a Saturday morning, and the\ngirls came.",
      { "timeline.yaml": "- year: 2019\n  title: Keeps **books**\n  text: It begins.\n" },
      {
        "opportunities.yaml":
          "- id: a\n  title: R\n  description: D\n  commitment: An hour\n  location: N\n  skills:\n    - Patience\n      Reading aloud\n",
      },
    ],
    good: [
      "- a book\n- a pen\n\n1. Wash\n2. Rinse\n\n*Soft*, **bold**, __bold__ and 2 * 3.\n\n## A heading {#own}\n\n---\n\nThe end.",
      "“She [her mother] said” it [sic], as 2019 (and [2020]) shows. #EndFGM, a|b and the date: today.",
      "| Year | Girls |\n|---|---|\n| 2019 | 2 |\n\nOne[^1], ~~two~~, `**` and \\*\\*.\n\n[^1]: Three.",
      "12 Ring Road\nsecond floor\nNairobi",
      {
        "timeline.yaml":
          "- year: 2019\n  title: 2 * 3 * 4 is < 30, A_name (so) [on]\n  text: It begins.\n",
      },
    ],
  },
  check({ texts }, report) {
    for (const text of texts) {
      const { value, role, field, entry, depth, at } = text;
      const source = entry.file.text;
      if (depth !== undefined && (value.trim() === "" || isUnderlined(text)))
        report({
          ...at(),
          text: "A heading has no words, or --- makes one of the lines above it. Put an empty line above ---, or write ## and the words.",
        });
      for (const [pattern, words] of field === "" ? inBody : inFields) {
        const found = field === "" && role === "alt" ? null : pattern.exec(proseOf(text) ?? "");
        const place = found && at(found.index, found[0].length);
        // A backslash says that it is wanted.
        if (!place || source[place.start - 1] === "\\" || source[place.start] === "\\") continue;
        report({ ...place, text: words.replaceAll("{found}", () => found[0].trim()) });
      }
      if (/\.\d+$/.test(field) && isSwallowed(text))
        report({
          ...at(),
          text: `Two lines are one point of the list here, "${value}". If the second is a point of its own, write - before it.`,
        });
    }
  },
};

export default rule;

function isUnderlined({ entry, at }: SiteText) {
  const { start } = at();
  const { text } = entry.file;
  return !text.slice(text.lastIndexOf("\n", start - 1) + 1, start).includes("#");
}

// A line that was wrapped on purpose is longer than this.
const fullLineLength = 60;

function isSwallowed({ entry, at, value }: SiteText) {
  const { start, end } = at();
  const lines = entry.file.text.slice(start, end).split("\n").slice(0, -1);
  return value.includes(" ") && lines.some((line) => line.trim().length < fullLineLength);
}
