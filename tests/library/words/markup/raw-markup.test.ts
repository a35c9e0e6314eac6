import { describe, expect, it } from "vitest";

import { rawMarkup } from "#app/library/words/markup/raw-markup.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines, printedFindings } from "#tests/support/word-findings.ts";

const inBody = (text: string) => findingLines(rawMarkup, { "blog/3.mdx": postFile(`${text}\n`) });

const fails = [
  ["• a book\n• a pen", "9:1", "•"],
  ["Two things:\n– a book\n– a pen", "10:1", "–"],
  ["-a book\n-a pen", "9:1", "No space stands behind -"],
  ["*a book", "9:1", "No space stands behind *"],
  ["1.Wash hands\n2.Rinse", "9:1", "No space stands behind 1."],
  ["##What comes next", "9:1", "no heading"],
  ["| Year | Girls |\n|---|---|\n| 2019 | 2 |", "9:1", "table"],
  ["Year\tGirls\n2019\t2", "9:4", "tabs"],
  ["A **very important point.", "9:3", "stars"],
  ["A ** very ** long way.", "9:3", "stars"],
  ["See (the report)[https://a.example].", "9:5", "changed places"],
  ["See [the report] (https://a.example).", "9:5", "A space stands between"],
  ["See [the report](/about now.", "9:5", "bracket"],
  ["See [the report(/about).", "9:5", "bracket"],
  ["![A desk](my desk.jpg)", "9:1", "not shown"],
  ["It is so.[AO1]", "9:10", "[AO1]"],
  ["[cid:image001.png@01D9]", "9:1", "cid"],
  ["draft: true", "9:1", "looks like a field"],
  ["See www.a.example.", "9:5", '"www.a.example"'],
  ["See https://a.example/b, too.", "9:5", '"https://a.example/b"'],
  ["Thank you all\n---", "9:1", "makes a heading"],
  ["##", "9:1", "no words"],
] as const;

const passes = [
  "- a book\n- a pen\n\n1. Wash\n2. Rinse\n\n* One\n* Two",
  "*Soft*, **bold**, _soft_, __bold__ and 2 * 3.",
  "## A heading\n\n### Another #1\n\n---\n\nThe end.",
  "[The report](https://a.example), [it](/about) (and [us](/contact)).",
  "[https://a.example](https://a.example)",
  "![A desk](desk.jpg)",
  "“She [her mother] said” it [sic], as the year 2019 (and [2020]) shows.",
  "– No, she said.",
  "Karibu – it means welcome – and sit - or stand.",
  "1.5 hours, 3-5 girls, a|b and the date: today.",
  "`**` and `| a | b |` and \\*\\* and \\- so.",
];

describe("Markdown that would be printed raw", () => {
  it.each(fails)("raise one warning: %j", async (text, place, says) => {
    const lines = await inBody(text);
    expect(lines).toEqual([expect.stringContaining(says)]);
    expect(lines[0]?.startsWith(`${place} warning `)).toBe(true);
  });

  it.each(passes)("are none where they do what they should: %j", async (text) => {
    expect(await inBody(text)).toEqual([]);
  });

  it("come with what to write", async () => {
    const files = { "blog/3.mdx": postFile("See www.a.example.\n") };
    const [line] = await printedFindings(rawMarkup, files);
    expect(line).toContain("(https://www.a.example)");
  });

  it("are looked for in bodies alone", async () => {
    const files = { "blog/3.mdx": postFile("Words.\n", { title: "• A book" }) };
    expect(await findingLines(rawMarkup, files)).toEqual([]);
  });
});
