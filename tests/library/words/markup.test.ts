import { describe, expect, it } from "vitest";

import { figuresInWrongBraces } from "#app/library/words/markup/figures-in-wrong-braces.ts";
import { swallowedPoints } from "#app/library/words/markup/swallowed-points.ts";
import { markupInFields, rawMarkup, wrappedLines } from "#app/library/words/slips/slip-rules.ts";
import { testRule } from "#tests/library/words/rule-on-bodies.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines, printedFindings } from "#tests/support/word-findings.ts";

const titled = (title: string) => ({ "blog/3.mdx": postFile("A **word**.\n", { title }) });

describe("Markdown that would be printed raw", () => {
  testRule({
    rule: rawMarkup,
    found: [
      ["• a book\n• a pen", "9:1 warning", "•"],
      ["Two things:\n– a book\n– a pen", "10:1 warning", "–"],
      ["-a book\n-a pen", "9:1 warning", "No space stands behind -"],
      ["*a book", "9:1 warning", "No space stands behind *"],
      ["1.Wash hands\n2.Rinse", "9:1 warning", "No space stands behind 1."],
      ["##What comes next", "9:1 warning", "no heading"],
      ["| Year | Girls |\n| 2019 | 2 |", "9:1 warning", "no table yet"],
      ["Year\tGirls\n2019\t2", "9:4 warning", "tabs"],
      ["A **very important point.", "9:3 warning", "stars"],
      ["A ** very ** long way.", "9:3 warning", "stars"],
      ["See (the report)[https://a.example].", "9:5 warning", "changed places"],
      ["See [the report] (https://a.example).", "9:5 warning", "A space stands between"],
      ["See [the report](/about now.", "9:5 warning", "bracket"],
      ["See [the report(/about).", "9:5 warning", "bracket"],
      ["![A desk](my desk.jpg)", "9:1 warning", "a space in it"],
      ["![A desk](desk.jpg “Her desk”)", "9:1 warning", "straight quotes"],
      ['![A desk](desk.jpg "Her "own" desk")', "9:1 warning", "straight quotes"],
      ["It is so.[AO1]", "9:10 warning", "[AO1]"],
      ["[cid:image001.png@01D9]", "9:1 warning", "cid"],
      ["draft: true", "9:1 warning", "looks like a field"],
      ["See [it at https://a.example/b, too.", "9:12 warning", '"https://a.example/b"'],
      ["#EndFGM is what we ask.", "9:1 warning", '"#EndFGM"'],
      ["So it is.[^1]", "9:10 warning", "[^1] leads to no footnote"],
      ["See {#part} below.", "9:5 warning", "{#part} would be printed"],
      ["It is ~~over.", "9:7 warning", "two ~"],
      ["[12/03/2026, 14:05] Jane: We came.", "9:1 warning", "WhatsApp"],
      [
        "[12.03.26, 2:05:10 PM] Jane: One.\n[12.03.26, 2:06:10 PM] Jane: Two.",
        "9:1 warning",
        "WhatsApp",
      ],
      ["12/03/2026, 14:05 - Jane: We came.", "9:1 warning", "WhatsApp"],
      ["Thank you all\n---", "9:1 warning", "makes a heading"],
      ["##", "9:1 warning", "no words"],
    ],
    fine: [
      "- a book\n- a pen\n\n1. Wash\n2. Rinse\n\n* One\n* Two",
      "*Soft*, **bold**, _soft_, __bold__ and 2 * 3.",
      "## A heading\n\n### Another #1\n\n---\n\nThe end.",
      "[The report](https://a.example), [it](/about) (and [us](/contact)).",
      "[https://a.example](https://a.example)",
      "![A desk](desk.jpg)",
      "“She [her mother] said” it [sic], as the year 2019 (and [2020]) shows.",
      "– No, she said.",
      "\\#EndFGM is what we ask, and so is #EndFGM.",
      "One[^1] and ~~two~~ of www.a.example and https://a.example/b.\n\n[^1]: Three.",
      "Table: Girls\n\n| Year | Girls |\n|---|---|\n| 2019 | 2 |",
      "## Words {#other-words}",
      "On 12/03/2026, 14:05 and from 2019-2020 we met.",
      "Karibu – it means welcome – and sit - or stand.",
      "1.5 hours, 3-5 girls, a|b and the date: today.",
      "`**` and `| a | b |` and \\*\\* and \\- so.",
    ],
  });

  it("comes with what to write", async () => {
    const files = { "blog/3.mdx": postFile("See [it at www.a.example.\n") };
    expect((await printedFindings(rawMarkup, files))[0]).toContain("(https://www.a.example)");
  });

  it("is looked for in bodies alone", async () => {
    expect(await findingLines(rawMarkup, titled("• A book"))).toEqual([]);
  });
});

describe("Markdown in a field", () => {
  it.each([
    "**the books**",
    "__the books__",
    "[the books](/about)",
    "~~the books~~",
    "<b>the books</b>",
    "`books`",
  ])("raises a warning: %s", async (words) => {
    const lines = await findingLines(markupInFields, titled(`Keeps ${words}`));
    expect(lines).toEqual([expect.stringMatching(/^2:14 warning /)]);
  });

  it.each(["2 * 3 * 4 is < 30", "A_name and (so) [on]", "Girls <5 and >3", "{{girls}} girls"])(
    "is not seen in %j",
    async (title) => {
      expect(await findingLines(markupInFields, titled(JSON.stringify(title)))).toEqual([]);
    },
  );
});

describe("a line that a program wrapped", () => {
  testRule({
    rule: wrappedLines,
    found: [
      ["We met in the school on a Saturday morning, and the\ngirls came.", "9:1 warning", "middle"],
      ["One.\nWe met in the school on a Saturday morning, and the\ngirls came.", "10:1 warning"],
    ],
    fine: [
      "Monday: 9 to 12\nTuesday: 9 to 12",
      "12 Ring Road\nsecond floor\nNairobi",
      "We met in the school on a Saturday morning, and it rained.\nThe girls came.",
      "We met in the school on a Saturday morning, and the girls came.",
    ],
  });
});

describe("a figure in other brackets", () => {
  testRule({
    rule: figuresInWrongBraces,
    found: [
      ["Over {girls} came.", "9:6 error"],
      ["Over { girls } came.", "9:6 error"],
      ["Over [[girls]] came.", "9:6 error"],
      ["Over ((girls)) came.", "9:6 error"],
      ["Call {helpline:a-line} now.", "9:6 error", "{helpline:a-line}"],
    ],
    fine: ["{{girls}} came.", "{everyone} came.", "[girls] (girls) ((so)) `{girls}` came."],
  });

  it("is to mend in a field, with what to write", async () => {
    expect(await printedFindings(figuresInWrongBraces, titled("Over {girls} girls"))).toEqual([
      "content/blog/3.mdx:2:13  {girls} would be printed as it is. Write {{girls}} to show the figure.",
    ]);
  });

  it("is none where the site itself fills in that name", async () => {
    const files = {
      "interface.yaml": baseContent["interface.yaml"] ?? "",
      "stats.yaml": "- id: name\n  value: 5\n  label: names\n  status: stated\n",
    };
    expect(files["interface.yaml"]).toContain("{name}");
    expect(await findingLines(figuresInWrongBraces, files)).toEqual([]);
  });
});

describe("a point of a list without its hyphen", () => {
  const withBenefits = (...lines: string[]) => ({
    "partnerships.yaml": `- id: a\n  type: T\n  description: D\n  benefits:\n${lines.map((line) => `    ${line}\n`).join("")}`,
  });

  it.each(["  Patience", "  -Patience", "  • Patience"])(
    "is reported where it joins a short line: %s",
    async (line) => {
      const findings = await printedFindings(swallowedPoints, withBenefits("- Listening", line));
      expect(findings).toEqual([
        expect.stringMatching(
          /^content\/partnerships\.yaml:6:7 {2}Warning: .*"- Patience"/,
        ) as string,
      ]);
    },
  );

  it("is none where a full line is wrapped, nor in a field that is no list", async () => {
    const full = "- A point so long that its line is full before it comes to its end and has to be";
    const files = withBenefits(full, "  wrapped", "- Patience");
    const text = files["partnerships.yaml"].replace("description: D", "description: D\n    and E");
    expect(await findingLines(swallowedPoints, { "partnerships.yaml": text })).toEqual([]);
  });
});
