import { describe, expect, it } from "vitest";

import { bodyProblems } from "#tests/support/body-problems.ts";

const noHtml = (fix: string) => `is not a block here, and HTML is not possible. ${fix}`;
const otherwise = noHtml(
  "Write it in Markdown, or put a backslash before the < to show it as it is.",
);
const bold = noHtml("Write **words** for bold ones.");
const empty = noHtml("Leave an empty line where a new paragraph begins.");
const picture = noHtml(
  "Upload the picture beside this file and write ![what it shows](photo.jpg).",
);
const outside = noHtml(
  "Nothing from elsewhere can be shown inside the page; lead to it with a link.",
);
const noBlock = "is not a block here. You can use: <Callout>, <Question>.";
const braces = '<Callout> has a setting in braces. Write it in quotes: title="…".';
const missing = '<Callout> needs the setting "title". Write <Callout title="…">.';
const closed = (name: string) =>
  `</${name}> closes a block that was never opened. Open it with <${name}> on a line of its own, or take this away.`;
const open = "<Callout> is never closed. Add </Callout> on a line of its own where the block ends.";
const callout = (settings: string) => `One.\n\n<Callout${settings}>\nx\n</Callout>`;

const cases: [name: string, text: string, lines: string[]][] = [
  ["a calculation as a setting", callout(" title={1 + 1}"), [`3:1 ${braces}`]],
  ["a text in braces as a setting", callout(' title={"A"}'), [`3:1 ${braces}`]],
  ["settings from elsewhere", callout(' title="A" {...x}'), [`3:1 ${braces}`]],
  ["an unknown block", "One.\n\n<Quote>\nx\n</Quote>", [`3:1 <Quote> ${noBlock}`]],
  [
    "a block whose name is near another",
    '<Calout title="A">\nx\n</Calout>',
    [`1:1 <Calout> ${noBlock} Did you mean <Callout>?`],
  ],
  [
    "a block in small letters",
    '<callout title="A">\nx\n</callout>',
    [`1:1 <callout> ${noBlock} Did you mean <Callout>?`],
  ],
  ["a part of a block", "<Callout.Title />", [`1:1 <Callout.Title> ${noBlock}`]],
  ["an inner name of the compiler", "<MDXLayout />", [`1:1 <MDXLayout> ${noBlock}`]],
  [
    "an unknown setting",
    callout(' title="A" tone="red"'),
    ['3:1 <Callout> has no setting called "tone". It has: title.'],
  ],
  ["a missing setting", callout(""), [`3:1 ${missing}`]],
  ["an empty setting", callout(' title=" "'), [`3:1 ${missing}`]],
  ["a setting without words", callout(" title"), [`3:1 ${missing}`]],
  [
    "a misspelt setting",
    callout(' titel="A"'),
    ['3:1 <Callout> has no setting called "titel". Did you mean "title"?'],
  ],
  [
    "an apostrophe in a setting in single quotes",
    "<Callout title='A girl's term'>\n\nx\n\n</Callout>",
    [
      '1:1 <Callout> has an apostrophe inside title, which ends its words too early. Put straight double quotes round the whole, and curly ones (“ ” ’) inside: title="…".',
    ],
  ],
  ["a line break of HTML", "One <br> two", [`1:5 <br> ${empty}`]],
  ["bold words of HTML", "One\ntwo <b>x</b>", [`2:5 <b> ${bold}`]],
  [
    "a table of HTML",
    "<table></table>",
    [`1:1 <table> ${noHtml("Write each row as | one | two |, and |---|---| below the first.")}`],
  ],
  ["a script", "<script>alert(1)</script>", [`1:1 <script> ${outside}`]],
  ["a picture of HTML", "<img src=x onerror=alert(1)>", [`1:1 <img> ${picture}`]],
  ["a drawing", "<svg/onload=alert(1)>", [`1:1 <svg> ${otherwise}`]],
  ["a frame", '<iframe src="https://a.example"></iframe>', [`1:1 <iframe> ${outside}`]],
  [
    "a bare address",
    "See <https://a.example/b> now",
    [
      "1:5 A bare address in < > cannot be read. Write [words that say where it leads](https://a.example/b).",
    ],
  ],
  [
    "a bare e-mail address",
    "Write to\n<info@a.example>",
    ["2:1 An e-mail address in < > cannot be read. Write [info@a.example](mailto:info@a.example)."],
  ],
  [
    "a comment",
    "One.\n\n<!-- hidden -->",
    ["3:1 A comment <!-- … --> would be shown to readers. Take it out."],
  ],
  ["a block that is never closed", 'One.\n\n<Callout title="A">\n\nx', [`3:1 ${open}`]],
  ["a close of nothing", "One.\n\n</Callout>", [`3:1 ${closed("Callout")}`]],
  [
    "a block that closes as another",
    "<b>x</i>",
    [`1:1 <b> ${bold}`, `1:5 <i> ${noHtml("Write *words* for slanting ones.")}`],
  ],
  ["a name behind <", "I <love it", [`1:3 <love> ${otherwise}`]],
];

describe("a body", () => {
  it.each(cases)("cannot hold %s", async (_name, text, lines) => {
    expect(await bodyProblems(text)).toEqual(lines);
  });

  // A paragraph inside a paragraph is no HTML: browsers would tear the sentence apart.
  it.each([
    ["in the middle of a sentence", 'One <Callout title="A">two</Callout> three.', /^1:5 /],
    ["with one setting twice", '<Callout title="A" title="B">\nx\n</Callout>', /^1:1 .*title/],
    ["with a broken setting", callout(" title={"), /^3:1 /],
  ])("cannot hold a callout %s", async (_name, text, says) => {
    expect(await bodyProblems(text)).toEqual([expect.stringMatching(says)]);
  });

  it("may show <!-- as code", async () => {
    expect(await bodyProblems("A comment begins with `<!--` in HTML.")).toEqual([]);
  });
});
