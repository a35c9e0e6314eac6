import { describe, expect, it } from "vitest";

import { printProblem } from "#app/library/problems/problem.ts";
import { inspectionOf, type Files } from "#tests/support/content-folder.ts";
import { jargonIn } from "#tests/support/jargon.ts";
import { postFile } from "#tests/support/post-file.ts";

// A fast machine needs a tenth of this; without limits these files take minutes.
const secondsAtMost = 10;

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
const stat = (id: string, value: string) =>
  `- id: ${id}\n  value: ${value}\n  label: The ${id}\n  status: stated\n`;

const cases: { name: string; files: Files; says?: RegExp }[] = [
  {
    name: "braces and blanks in a body",
    files: { "blog/3.mdx": postFile(`A {{${" ".repeat(9_000)}x\n`) },
  },
  {
    name: "braces and blanks in a field",
    files: { "blog/3.mdx": postFile("Words.\n", { title: `"A {{${" ".repeat(9_000)}x"` }) },
  },
  {
    name: "braces and blanks in a figure",
    files: {
      "stats.yaml":
        stat("girls", `"A {{${" ".repeat(9_000)}x"`) +
        stat("villages", "45") +
        stat("share", "85%") +
        stat("rest", "15%"),
    },
  },
  {
    name: "a body of made-up words",
    files: { "blog/3.mdx": postFile(`${inLines(words(9_000))}\n`) },
    says: /^content\/blog\/3\.mdx:9:1 {2}Warning: \d+ words of this file are in no dictionary/,
  },
  {
    name: "a dictionary and a body of made-up words",
    files: {
      "dictionary.yaml": words(9_900)
        .map((word) => `- ${word}\n`)
        .join(""),
      "blog/3.mdx": postFile(`${inLines(words(9_000).map((word) => `${word}qu`))}\n`),
    },
    says: /words of this file/,
  },
  {
    name: "a dictionary of made-up pairs of words",
    files: {
      "dictionary.yaml": words(9_900)
        .map((word) => `- ${word} ${word}\n`)
        .join(""),
      "blog/3.mdx": postFile(`${inLines(words(9_000))}\n`),
    },
  },
  {
    name: "ninety made-up words in each of many files",
    files: Object.fromEntries(
      Array.from({ length: 20 }, (_, file) => [
        `blog/made-up-${file}.mdx`,
        postFile(`${inLines(words(1_800).slice(file * 90, (file + 1) * 90))}\n`, {
          title: `Title ${file}`,
        }),
      ]),
    ),
    says: /is in no dictionary of ours/,
  },
  {
    name: "a chain of redirects",
    files: {
      "redirects.yaml": Array.from(
        { length: 9_000 },
        (_, place) => `- { from: /a${place}, to: /a${place + 1} }\n`,
      ).join(""),
    },
    says: /There is no page at \/a9000/,
  },
  {
    name: "a circle of redirects",
    files: {
      "redirects.yaml": Array.from(
        { length: 5_000 },
        (_, place) => `- { from: /a${place}, to: /a${(place + 1) % 5_000} }\n`,
      ).join(""),
    },
    says: /circle/,
  },
  {
    name: "lists inside each other in every line",
    files: { "blog/3.mdx": postFile(`${`${"- ".repeat(12)}a\n`.repeat(2_900)}`) },
    says: /^content\/blog\/3\.mdx:\d+:1 {2}There are more lists and quotations/,
  },
  {
    name: "numbered lists inside each other in every line",
    files: { "blog/3.mdx": postFile(`${`${"1. ".repeat(12)}a\n`.repeat(1_400)}`) },
    says: /There are more lists and quotations/,
  },
  {
    name: "characters like spaces at the beginning of every line",
    files: { "team.yaml": "- id: a\n" + "\u00A0 name: N\n".repeat(9_900) },
    says: /What looks like a space here is another character/,
  },
  {
    name: "nothing but characters like spaces",
    files: { "team.yaml": `- id: a\n${`${"\u00A0".repeat(9_000)}\n`.repeat(30)}` },
  },
  {
    name: "a figure typed many thousand times",
    files: { "blog/3.mdx": inField(inLines(Array<string>(25_000).fill("1500 girls"))) },
    says: /"1500" is typed here/,
  },
  {
    name: "a small figure typed many thousand times without what it counts",
    files: { "blog/3.mdx": inField(inLines(Array<string>(60_000).fill("45"), 100)) },
  },
  {
    name: "an unknown word many thousand times",
    files: { "blog/3.mdx": inField(inLines(Array<string>(35_000).fill("shcool"), 100)) },
    says: /"shcool" is in no dictionary/,
  },
  {
    name: "many thousand forms of words to avoid",
    files: {
      "words.yaml": `- words:\n${words(9_900)
        .map((word) => `    - ${word}\n`)
        .join("")}  reason: It hurts.\n  instead: others\n  severity: error\n`,
      "blog/3.mdx": postFile(`${inLines(words(9_000))}\n`),
    },
  },
  {
    name: "many thousand forms of which a body has the beginnings",
    files: {
      "words.yaml": `- words:\n${words(9_900)
        .map((word) => `    - ${word} girl\n`)
        .join("")}  reason: It hurts.\n  instead: others\n  severity: error\n`,
      "blog/3.mdx": postFile(`${inLines(words(9_000))}\n`),
    },
  },
  {
    name: "many thousand unknown fields",
    files: {
      "team.yaml": `- id: a\n${words(9_900)
        .map((word) => `  ${word}: x\n`)
        .join("")}`,
    },
    says: /There is no field called/,
  },
];

describe("a file that would take long to check", () => {
  it.each(cases)("is checked in time: $name", async ({ files, says }) => {
    // CPU time, because the machine may be busy with other things.
    const started = process.cpuUsage();
    const { problems, remarks } = await inspectionOf(files);
    const { user, system } = process.cpuUsage(started);
    const lines = [...problems, ...remarks].map(printProblem);
    expect((user + system) / 1_000_000).toBeLessThan(secondsAtMost);
    if (says) expect(lines.filter((line) => says.test(line))).not.toEqual([]);
    expect(lines.filter((line) => jargonIn(line) !== undefined)).toEqual([]);
    if (process.env.SHOW)
      process.stderr.write(
        `${((user + system) / 1_000_000).toFixed(1)} ${lines.length} ${lines[0]?.slice(0, 150)}\n`,
      );
  });
});
