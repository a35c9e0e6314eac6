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
const noBlock = "is not a block here. You can use: <Callout>.";
const braces = '<Callout> has a setting in braces. Write it in quotes: title="…".';
const missing = '<Callout> needs the setting "title". Write <Callout title="…">.';
const closed = (name: string) =>
  `</${name}> closes a block that was never opened. Open it with <${name}> on a line of its own, or take this away.`;
const open = "<Callout> is never closed. Add </Callout> on a line of its own where the block ends.";
const callout = (settings: string) => `One.\n\n<Callout${settings}>\nx\n</Callout>`;

const cases = [
  { name: "a calculation as a setting", text: callout(" title={1 + 1}"), lines: [`3:1 ${braces}`] },
  {
    name: "a text in braces as a setting",
    text: callout(' title={"A"}'),
    lines: [`3:1 ${braces}`],
  },
  { name: "settings from elsewhere", text: callout(' title="A" {...x}'), lines: [`3:1 ${braces}`] },
  {
    name: "an unknown block",
    text: "One.\n\n<Quote>\nx\n</Quote>",
    lines: [`3:1 <Quote> ${noBlock}`],
  },
  {
    name: "a block whose name is near another",
    text: '<Calout title="A">\nx\n</Calout>',
    lines: [`1:1 <Calout> ${noBlock} Did you mean <Callout>?`],
  },
  {
    name: "a block in small letters",
    text: '<callout title="A">\nx\n</callout>',
    lines: [`1:1 <callout> ${noBlock} Did you mean <Callout>?`],
  },
  {
    name: "a part of a block",
    text: "<Callout.Title />",
    lines: [`1:1 <Callout.Title> ${noBlock}`],
  },
  {
    name: "an inner name of the compiler",
    text: "<MDXLayout />",
    lines: [`1:1 <MDXLayout> ${noBlock}`],
  },
  {
    name: "an unknown setting",
    text: callout(' title="A" tone="red"'),
    lines: ['3:1 <Callout> has no setting called "tone". It has: title.'],
  },
  { name: "a missing setting", text: callout(""), lines: [`3:1 ${missing}`] },
  { name: "an empty setting", text: callout(' title=" "'), lines: [`3:1 ${missing}`] },
  {
    name: "an apostrophe in a setting in single quotes",
    text: "<Callout title='A girl's term'>\n\nx\n\n</Callout>",
    lines: [
      '1:1 <Callout> has an apostrophe inside title, which ends its words too early. Put straight double quotes round the whole, and curly ones (“ ” ’) inside: title="…".',
    ],
  },
  { name: "a line break of HTML", text: "One <br> two", lines: [`1:5 <br> ${empty}`] },
  { name: "a closed line break", text: "One <br/> two", lines: [`1:5 <br> ${empty}`] },
  { name: "bold words of HTML", text: "One\ntwo <b>x</b>", lines: [`2:5 <b> ${bold}`] },
  { name: "a script", text: "<script>alert(1)</script>", lines: [`1:1 <script> ${outside}`] },
  { name: "a script without an end", text: "a\n\n<script>", lines: [`3:1 <script> ${outside}`] },
  {
    name: "a picture of HTML",
    text: "<img src=x onerror=alert(1)>",
    lines: [`1:1 <img> ${picture}`],
  },
  { name: "a drawing", text: "<svg/onload=alert(1)>", lines: [`1:1 <svg> ${otherwise}`] },
  {
    name: "a frame",
    text: '<iframe src="https://a.example"></iframe>',
    lines: [`1:1 <iframe> ${outside}`],
  },
  {
    name: "a bare address",
    text: "See <https://a.example/b> now",
    lines: [
      "1:5 A bare address in < > cannot be read. Write [words that say where it leads](https://a.example/b).",
    ],
  },
  {
    name: "a bare e-mail address",
    text: "Write to\n<info@a.example>",
    lines: [
      "2:1 An e-mail address in < > cannot be read. Write [info@a.example](mailto:info@a.example).",
    ],
  },
  {
    name: "a comment",
    text: "One.\n\n<!-- hidden -->",
    lines: ["3:1 A comment <!-- … --> would be shown to readers. Take it out."],
  },
  {
    name: "a comment in the middle of a paragraph",
    text: "One\ntwo <!-- hidden --> three",
    lines: ["2:5 A comment <!-- … --> would be shown to readers. Take it out."],
  },
  {
    name: "a block that is never closed",
    text: 'One.\n\n<Callout title="A">\n\nx',
    lines: [`3:1 ${open}`],
  },
  { name: "a close of nothing", text: "One.\n\n</Callout>", lines: [`3:1 ${closed("Callout")}`] },
  {
    name: "a block that closes as another",
    text: "<b>x</i>",
    lines: [`1:1 <b> ${bold}`, `1:5 <i> ${noHtml("Write *words* for slanting ones.")}`],
  },
  { name: "a name behind <", text: "I <love it", lines: [`1:3 <love> ${otherwise}`] },
];

describe("a body", () => {
  for (const { name, text, lines } of cases) {
    it(`cannot hold ${name}`, async () => {
      expect(await bodyProblems(text)).toEqual(lines);
    });
  }

  it("may show <!-- as code", async () => {
    expect(await bodyProblems("A comment begins with `<!--` in HTML.")).toEqual([]);
  });
});
