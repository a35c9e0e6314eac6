import { describe, expect, it } from "vitest";

import { altText } from "#app/library/words/alt-text.ts";
import { headingOrder } from "#app/library/words/heading-order.ts";
import { linkLabels } from "#app/library/words/link-labels.ts";
import {
  doubledWords,
  impossibleShares,
  placeholderText,
} from "#app/library/words/slips/slip-rules.ts";
import { wrongWeekdays } from "#app/library/words/facts/wrong-weekdays.ts";
import { testRule } from "#tests/library/words/rule-on-bodies.ts";
import { changedFile } from "#tests/support/changed-file.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines, printedFindings } from "#tests/support/word-findings.ts";

describe("the words for a picture", () => {
  const inField = (words: string) => ({
    "blog/3.mdx": postFile("Words.\n", { image: `{ src: classroom.jpg, alt: "${words}" }` }),
  });
  const wrong = [
    "classroom.jpg",
    "Classroom",
    "IMG_20240101",
    "final version 2.png",
    "Image of two girls",
    "a photo of two girls",
    "Picture",
    "A girl reads at a desk. ".repeat(7).trim(),
  ];
  const right = ["Two girls read at a desk", "A classroom with an open door", "x".repeat(150)];

  testRule({
    rule: altText,
    found: wrong.map((words) => [`![${words}](classroom.jpg)`, "9:1 error"]),
    fine: [
      ...right.map((words) => `![${words}](classroom.jpg)`),
      "The image of the girls hangs in the hall.",
      "[photo of the day](/about)",
      // Missing words are reported elsewhere.
      "![](classroom.jpg)",
    ],
  });

  it.each(wrong)("are wrong in a field as well: %j", async (words) => {
    const lines = await findingLines(altText, inField(words));
    expect(lines).toEqual([expect.stringMatching(/^8:\d+ error /)]);
  });

  it.each(right)("are right in a field as well: %j", async (words) => {
    expect(await findingLines(altText, inField(words))).toEqual([]);
  });

  it("are checked in the gallery, and say what is wrong", async () => {
    const gallery = changedFile("gallery.yaml", "alt: Rays", "alt: Picture of rays");
    expect(await printedFindings(altText, gallery)).toEqual([
      'content/gallery.yaml:3:8  The words for this picture begin with "Picture of", which screen readers say by themselves. Begin with what it shows.',
    ]);
  });

  it("are not asked of a picture that decorates", async () => {
    const fields = { image: "{ src: a.jpg, decorative: true }" };
    expect(await findingLines(altText, { "blog/3.mdx": postFile("Words.\n", fields) })).toEqual([]);
  });
});

describe("a small word twice in a row", () => {
  testRule({
    rule: doubledWords,
    found: [
      ["It is the the end.", "9:7 warning"],
      ["The the end.", "9:1 warning"],
      ["It goes to\nto school.", "9:9 warning"],
    ],
    fine: [
      "We had had enough, and know that that is right.",
      "Pole pole, haraka haraka haina baraka.",
      "It is an another-and-an other, in the theater.",
      "The, the and `the the`.",
    ],
  });
});

describe("the headings of a body", () => {
  testRule({
    rule: headingOrder,
    found: [
      ["### One", "9:1 error"],
      ["## One\n\nWords.\n\n#### Two", "13:1 error"],
      ["## One\n\n### Two\n\n## Three\n\n##### Four", "15:1 error"],
    ],
    fine: [
      "## One\n\n## Two",
      "## One\n\n### Two\n\n#### Three",
      "## One\n\n### Two\n\n#### Three\n\n## Four",
      "Words.",
      "```\n#### no\n```\n\n\\#### no",
    ],
  });

  it("begin anew in each file, and stand in no field", async () => {
    const files = {
      "blog/3.mdx": postFile("## One\n\n### Two\n", { title: '"#### no"' }),
      "blog/4.mdx": postFile("### Three\n"),
    };
    expect(await printedFindings(headingOrder, files)).toEqual([
      "content/blog/4.mdx:9:1  The first heading of the text has ###, so a level is missing above it. Write ## here, or add the heading with ## that is missing.",
    ]);
  });
});

describe("the words of a link", () => {
  testRule({
    rule: linkLabels,
    found: [
      ["Go [click here](/about) now.", "9:4 warning"],
      ["Go [Click here!](/about) now.", "9:4 warning"],
      ["Go [here](/about) now.", "9:4 warning"],
      ["Go [**here**](/about) now.", "9:4 warning"],
      ["Go [Read more …](/about) now.", "9:4 warning"],
      ["Go [learn more](/about) now.", "9:4 warning"],
      ["Go [this link](/about) now.", "9:4 warning"],
      ["Go [https://www.suluhisho.example/about](/about) now.", "9:4 warning"],
      ["Go [www.suluhisho.example](/about) now.", "9:4 warning"],
      ["Go [suluhisho.example/about](/about) now.", "9:4 warning"],
      ["Go [](/about) now.", "9:4 warning"],
    ],
    fine: [
      "[our programs](/about)",
      "[read more about our programs](/about)",
      "[Here is our plan](/about)",
      "[Donate](/about) by [M-Pesa](/about)",
      "[info@suluhisho.example](mailto:info@suluhisho.example)",
      "Click here, said the teacher.",
      "## Read more",
      "![here](classroom.jpg)",
    ],
  });

  it("are told how to hide a bare address behind words", async () => {
    const body = { "blog/3.mdx": postFile("See https://a.example/b now.\n") };
    expect(await printedFindings(linkLabels, body)).toEqual([
      expect.stringContaining("[words that say where it leads](https://a.example/b)"),
    ]);
  });

  it("are checked in fields, at the label", async () => {
    const text = "header:\n  - { label: Home, href: / }\n  - label: Read more\n    href: /blog\n";
    expect(await findingLines(linkLabels, { "navigation.yaml": text })).toEqual([
      '3:12 warning The words of a link, "Read more", do not say where it leads.',
    ]);
  });
});

describe("placeholder words", () => {
  testRule({
    rule: placeholderText,
    found: [
      ["So: Lorem ipsum it is.", "9:5 error"],
      ["So: TODO it is.", "9:5 error"],
      ["So: TBC it is.", "9:5 error"],
      ["So: XXX it is.", "9:5 error"],
      ["So: XXXXX it is.", "9:5 error"],
      ["So: \\[name] it is.", "9:6 error"],
      ["So: [Insert a quote] it is.", "9:5 error"],
      ["So: [your school] it is.", "9:5 error"],
      ["So: click here to edit it is.", "9:5 error"],
      ["So: your text here it is.", "9:5 error"],
      ["So: Placeholder text it is.", "9:5 error"],
    ],
    fine: [
      "So: to do it is, a todo list, TO and xx.",
      "So: “[She] came”, {{girls}}, here to edit a text.",
      "Type `TODO` or see [it](/about#TODO).",
    ],
    beside: {
      "words.yaml": "- words: [TODO]\n  reason: R\n  instead: I\n  severity: error\n",
    },
  });

  it("are reported in a field, a heading and the words of a picture", async () => {
    const body = "## TBC\n\n![TODO](a.jpg)\n";
    const files = { "blog/3.mdx": postFile(body, { title: "A title (TBD)" }) };
    expect(await findingLines(placeholderText, files)).toEqual([
      expect.stringMatching(/^2:17 error /),
      expect.stringMatching(/^9:4 error /),
      expect.stringMatching(/^11:1 error /),
    ]);
  });

  it.each([
    ["are reported in samples too, which visitors read", "sample", /^10:1 error /],
    ["raise a warning in a draft, which visitors do not see", "draft", /^10:1 warning /],
  ])("%s", async (_name, field, line) => {
    const files = { "blog/3.mdx": postFile("TODO\n", { [field]: "true" }) };
    expect(await findingLines(placeholderText, files)).toEqual([expect.stringMatching(line)]);
  });
});

describe("a share above 100 %", () => {
  testRule({
    rule: impossibleShares,
    found: [
      ["Of our girls 980 % stay.", "9:14 warning", "980 % is more than the whole"],
      ["We keep 980% of the girls.", "9:9 warning"],
      ["A share of 1,200 percent went to school.", "9:12 warning"],
      ["It was attended by 985 per cent of mothers.", "9:20 warning"],
      ["Up to 850 % of the money goes there.", "9:7 warning"],
      ["## 980 % stay", "9:4 warning"],
      ["Of girls at risk 980 % stay.", "9:18 warning"],
      ["We see that 980 % of girls have more books.", "9:13 warning"],
      ["Of them 100.5 % stayed.", "9:9 warning"],
    ],
    fine: [
      "Of our girls 98 % stay, and 100 % or 100.0% came.",
      "The number of girls rose by 150 %.",
      "Prices increased 200 %, and rent went up 120 percent.",
      "We saw growth of 300% in a year, and a 150 % increase in gifts.",
      "Twice as many, or 200 % more, came by 150 % faster buses.",
      "The hall was 120 % full, and we reached 110 % of our target.",
      "Idadi iliongezeka kwa 150%.",
    ],
  });

  it("is found in a field", async () => {
    const files = { "blog/3.mdx": postFile("Words.\n", { title: "We keep 980 % of girls" }) };
    expect(await findingLines(impossibleShares, files)).toEqual([
      expect.stringMatching(/^2:16 warning /),
    ]);
  });
});

describe("a day of the week beside a date", () => {
  testRule({
    rule: wrongWeekdays,
    found: [
      ["We meet on Monday, 12 December 2026.", "9:12 error", "is a Saturday"],
      ["We meet on Mon 12 Dec 2026.", "9:12 error", "is a Saturday"],
      ["We meet on Sunday, December 12th, 2026.", "9:12 error", "is a Saturday"],
      ["We meet on Monday the 31st of June 2026.", "9:12 error", "no such day"],
    ],
    fine: [
      "We meet on Saturday, 12 December 2026, and on Sun., December 13, 2026.",
      "We meet on Saturday the 12th of December 2026.",
      "We meet on Monday, 12 December.",
      "On Monday 12 girls came in December 2026.",
    ],
  });
});
