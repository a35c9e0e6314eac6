import { describe, expect, it } from "vitest";

import { printProblem } from "#app/library/problems/problem.ts";
import { changedFile } from "#tests/support/changed-file.ts";
import { inspectionOf, type Files } from "#tests/support/content-folder.ts";
import { jargonIn } from "#tests/support/jargon.ts";
import { postFile } from "#tests/support/post-file.ts";

// A fast machine needs a tenth of this; without limits these files take minutes.
const secondsAtMost = 60;

const sounds = ["bdfgklmnprstvwzhjcxy", "aeiou"];

/** A made-up word of seven letters for each number, no two the same. */
function madeUp(number: number) {
  let rest = number * 7919;
  return Array.from({ length: 7 }, (_, place) => {
    const letters = sounds[place % 2] ?? "";
    const letter = letters.charAt(rest % letters.length);
    rest = Math.floor(rest / letters.length);
    return letter;
  }).join("");
}

const words = (count: number) => Array.from({ length: count }, (_, number) => madeUp(number + 1));
const inLines = (list: string[], perLine = 12) =>
  Array.from({ length: Math.ceil(list.length / perLine) }, (_, line) =>
    list.slice(line * perLine, (line + 1) * perLine).join(" "),
  ).join("\n");
const inField = (text: string) =>
  postFile("Words.\n", { excerpt: `>-\n  ${text.replaceAll("\n", "\n  ")}` });
const inBody = (text: string) => ({ "blog/3.mdx": postFile(`${text}\n`) });
const many = (count: number, line: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => line(place)).join("");
const listOf = (count: number, line: (word: string) => string) =>
  many(count, (place) => line(madeUp(place + 1)));
const blanks = " ".repeat(9_000);
const madeUpBody = inLines(words(9_000));
const avoided = (line: (word: string) => string) =>
  `- words:\n${listOf(9_900, line)}  reason: It hurts.\n  instead: others\n  severity: error\n`;

type Case = [name: string, files: Files, says?: RegExp];

const cases: Case[] = [
  ["braces and blanks in a body", inBody(`A {{${blanks}x`)],
  [
    "braces and blanks in a field and in a figure",
    {
      "blog/3.mdx": postFile("Words.\n", { title: `"A {{${blanks}x"` }),
      ...changedFile("stats.yaml", "value: 1,500+", `value: "A {{${blanks}x"`),
    },
  ],
  [
    "a body of made-up words",
    inBody(madeUpBody),
    /^content\/blog\/3\.mdx:9:1 {2}Warning: \d+ words of this file are in no dictionary/,
  ],
  [
    "a dictionary and a body of made-up words",
    {
      "dictionary.yaml": listOf(9_900, (word) => `- ${word}\n`),
      ...inBody(inLines(words(9_000).map((word) => `${word}qu`))),
    },
    /words of this file/,
  ],
  [
    "a chain of redirects",
    { "redirects.yaml": many(9_000, (at) => `- { from: /a${at}, to: /a${at + 1} }\n`) },
    /There is no page at \/a9000/,
  ],
  [
    "lists inside each other in every line",
    inBody(`${"- ".repeat(12)}a\n`.repeat(2_900)),
    /^content\/blog\/3\.mdx:\d+:1 {2}There are more lists and quotations/,
  ],
  [
    "numbered lists inside each other in every line",
    inBody(`${"1. ".repeat(12)}a\n`.repeat(1_400)),
    /There are more lists and quotations/,
  ],
  [
    "characters like spaces at the beginning of every line",
    { "team.yaml": "- id: a\n" + "\u00A0 name: N\n".repeat(9_900) },
    /What looks like a space here is another character/,
  ],
  [
    "nothing but characters like spaces",
    { "team.yaml": `- id: a\n${`${"\u00A0".repeat(9_000)}\n`.repeat(30)}` },
  ],
  [
    "a figure typed many thousand times",
    { "blog/3.mdx": inField(inLines(Array<string>(25_000).fill("1500 girls"))) },
    /"1500" is typed here/,
  ],
  [
    "a small figure typed many thousand times without what it counts",
    { "blog/3.mdx": inField(inLines(Array<string>(60_000).fill("45"), 100)) },
  ],
  [
    "an unknown word many thousand times",
    { "blog/3.mdx": inField(inLines(Array<string>(35_000).fill("shcool"), 100)) },
    /"shcool" is in no dictionary/,
  ],
  [
    "many thousand forms of which a body has the beginnings",
    { "words.yaml": avoided((word) => `    - ${word} girl\n`), ...inBody(madeUpBody) },
  ],
  [
    "many thousand unknown fields",
    { "team.yaml": `- id: a\n${listOf(9_900, (word) => `  ${word}: x\n`)}` },
    /There is no field called/,
  ],
];

// Close to one of the others, and checked with them every night.
const nightly: Case[] = [
  [
    "a dictionary of made-up pairs of words",
    { "dictionary.yaml": listOf(9_900, (word) => `- ${word} ${word}\n`), ...inBody(madeUpBody) },
  ],
  [
    "ninety made-up words in each of many files",
    Object.fromEntries(
      Array.from({ length: 20 }, (_, file) => [
        `blog/made-up-${file}.mdx`,
        postFile(`${inLines(words(1_800).slice(file * 90, (file + 1) * 90))}\n`, {
          title: `Title ${file}`,
        }),
      ]),
    ),
    /is in no dictionary of ours/,
  ],
  [
    "a circle of redirects",
    { "redirects.yaml": many(5_000, (at) => `- { from: /a${at}, to: /a${(at + 1) % 5_000} }\n`) },
    /circle/,
  ],
  [
    "many thousand forms of words to avoid",
    { "words.yaml": avoided((word) => `    - ${word}\n`), ...inBody(madeUpBody) },
  ],
];
const isMatrix = process.env.TEST_MATRIX === "true";

describe("a file that would take long, and is checked in time,", () => {
  it.each(isMatrix ? [...cases, ...nightly] : cases)("has %s", async (_name, files, says) => {
    // CPU time, because the machine may be busy with other things.
    const started = process.cpuUsage();
    const { problems, remarks } = await inspectionOf(files);
    const { user, system } = process.cpuUsage(started);
    const lines = [...problems, ...remarks].map(printProblem);
    expect((user + system) / 1_000_000).toBeLessThan(secondsAtMost);
    if (says) expect(lines.filter((line) => says.test(line))).not.toEqual([]);
    expect(lines.filter((line) => jargonIn(line) !== undefined)).toEqual([]);
  });
});
