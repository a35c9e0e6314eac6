import { describe, expect, it } from "vitest";

import { descriptionLength } from "#app/library/words/description-length.ts";
import { postSummary } from "#app/library/parts/post-summary.ts";
import { readTime } from "#app/library/words/read-time.ts";
import { readingLevel } from "#app/library/words/reading-level.ts";
import { typedFigures } from "#app/library/words/typed-figures.ts";
import { testRule } from "#tests/library/words/rule-on-bodies.ts";
import { changedFile } from "#tests/support/changed-file.ts";
import { contentsOf } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines, printedFindings, wordFindings } from "#tests/support/word-findings.ts";

describe("the description of a page", () => {
  const places: [name: string, files: (words: string) => Record<string, string | null>][] = [
    [
      "a designed page",
      (words) =>
        changedFile("pages/about.yaml", "description: The description", `description: ${words}`),
    ],
    [
      "a page of prose",
      (words) => ({ "pages/safety.mdx": `---\ntitle: T\ndescription: ${words}\n---\nWords.\n` }),
    ],
    ["a post", (words) => ({ "blog/3.mdx": postFile("Words.\n", { excerpt: words }) })],
    ["news", (words) => changedFile("news.yaml", "A school lends it.", words)],
  ];

  it.each(places)(
    "has 50 to 160 characters, its figures in their place: %s",
    async (_name, files) => {
      const findings = (words: string) => findingLines(descriptionLength, files(words));
      for (const length of [1, 49, 161, 400]) {
        const lines = await findings("x".repeat(length));
        expect(lines).toEqual([expect.stringMatching(/^\d+:\d+ warning /)]);
        expect(lines[0]).toContain(` ${length} characters`);
      }
      for (const length of [50, 120, 160]) expect(await findings("x".repeat(length))).toEqual([]);
      expect(await findings(`${"x".repeat(44)} {{girls}}`)).toEqual([]);
    },
  );

  it("may be as short as it likes where no search result shows it", async () => {
    const files = {
      ...changedFile("opportunities.yaml", "Read aloud", "Read"),
      ...changedFile("partnerships.yaml", "Lend a room", "Lend"),
    };
    expect(await findingLines(descriptionLength, files)).toEqual([]);
  });
});

describe("the readTime of a post", () => {
  const post = (words: number, minutes: number) => ({
    "blog/3.mdx": postFile(`${"word ".repeat(words)}\n`, { readTime: String(minutes) }),
  });

  it.each([
    [10, 2, 1],
    [299, 2, 1],
    [300, 1, 2],
    [1000, 3, 5],
  ])("raises a warning where %d words should take %d min", async (words, written, minutes) => {
    const [finding, ...more] = await wordFindings(readTime, post(words, written));
    expect(more).toEqual([]);
    const place = { line: 7, column: 11 };
    expect(finding).toMatchObject({ ...place, severity: "warning", field: "readTime" });
    expect(finding?.says).toContain(` ${words} words`);
    expect(finding?.correction).toEqual({ ...place, length: 1, text: String(minutes) });
    expect(await findingLines(readTime, post(words, minutes))).toEqual([]);
  });

  it("counts headings and figures, and neither addresses, pictures nor the words of links twice", async () => {
    const body =
      "## Two words\n\n{{girls}} girls — [see them](/about).\n\n![Not these words](a.jpg)\n";
    const [finding] = await wordFindings(readTime, { "blog/3.mdx": postFile(body) });
    expect(finding?.says).toContain(" 6 words");
  });

  it.each([
    [10, "1 min read"],
    [299, "1 min read"],
    [300, "2 min read"],
    [1000, "5 min read"],
  ])("is counted where it is left out: %d words", async (words, shown) => {
    const contents = await contentsOf({
      "blog/3.mdx": postFile(`${"word ".repeat(words)}\n`, { readTime: null }),
    });
    const post = contents.posts.find(({ id }) => id === "3");
    expect(post && postSummary(contents, post).readTime).toBe(shown);
  });

  it("is asked of posts alone, and where it is a number", async () => {
    const files = {
      "pages/long.mdx": `---\ntitle: T\ndescription: D\n---\n${"word ".repeat(900)}`,
      "blog/3.mdx": postFile("Words.\n", { readTime: "soon" }),
    };
    expect(await findingLines(readTime, files)).toEqual([]);
  });
});

describe("a text that is hard to read", () => {
  const easy = "The girl goes to school. She has a book and a lamp. ".repeat(8).trim();
  const hard =
    "Organizational accountability necessitates comprehensive documentation of participatory decision making. "
      .repeat(8)
      .trim();
  const hardest =
    "Internationalization unquestionably necessitates multidimensional responsibilities.";
  const long = "and the girl goes to the school with a book and a lamp ".repeat(6).trim();

  testRule({
    rule: readingLevel,
    found: [
      [`${hard}\n\nShort. ${hardest} Short.`, "11:8 note", "Internationalization unquestionably"],
      [`${hard}\n\nShort. ${hardest} Short.`, "11:8 note", " 5 words"],
      [`${long}.`, "9:1 note"],
    ],
    fine: [
      easy,
      "- a girl with a book and a lamp\n".repeat(12),
      `${easy} F. and Dr. M. came.`,
      // What is too short, a heading, a picture or code is not judged.
      hard.slice(0, 200),
      `## ${hard}`,
      `![${hard}](a.jpg)`,
      `\`${hard}\``,
    ],
  });

  it("is not judged in a field", async () => {
    const files = { "blog/3.mdx": postFile("Words.\n", { title: hard }) };
    expect(await findingLines(readingLevel, files)).toEqual([]);
  });
});

describe("a typed figure", () => {
  const stat = (id: string, value: string, label: string) =>
    `- id: ${id}\n  value: "${value}"\n  label: ${label}\n  status: stated\n`;
  const stats =
    stat("supported", "1,500+", "girls supported") +
    stat("stays", "98%", "retention") +
    stat("countries", "15", "countries") +
    stat("spaces", "15", "safe spaces") +
    stat("answer", "48 hours", "to answer") +
    stat("thousandth", "1,000th", "girl supported") +
    stat("advocates", "300+", "advocates") +
    stat("counseled", "300+", "girls in counselling") +
    stat("villages", "12", "villages") +
    stat("founded", "2019", "the year we began");

  testRule({
    rule: typedFigures,
    found: [
      ["We support 1,500 girls.", "9:12 warning", "value of supported (girls supported) in"],
      ["More than 1500 girls came.", "9:11 warning", "value of supported (girls supported) in"],
      [
        "Our 1,500+ supported pupils learn.",
        "9:5 warning",
        "value of supported (girls supported) in",
      ],
      ["Of all, 98% stay.", "9:9 warning", "value of stays (retention) in"],
      ["Our retention is above 98%.", "9:24 warning", "value of stays (retention) in"],
      ["Of all, 98 percent stay.", "9:9 warning", "value of stays (retention) in"],
      ["We answer within 48 hours.", "9:18 warning", "value of answer (to answer) in"],
      ["She was the 1,000th girl.", "9:13 warning", "value of thousandth (girl supported) in"],
      ["We work in 15 countries.", "9:12 warning", "value of countries (countries) in"],
      ["There are 15 safe spaces.", "9:11 warning", "value of spaces (safe spaces) in"],
      ["There are 300 advocates.", "9:11 warning", "value of advocates (advocates) in"],
      [
        "There are 300 girls and advocates.",
        "9:11 warning",
        "value of advocates (advocates) and of counseled (girls in counselling) in",
      ],
    ],
    fine: [
      "We support {{supported}} girls.",
      "It began in 2019.",
      "In March 2019 and on 15 May, May 15 and 15/05/2025.",
      "It costs KES 1,500, $300 or 300 shillings.",
      "Call +254 700 300 015 or 300 015.",
      "A girl of the age of 15, a 15-year-old girl, aged 15, she is 15 years old.",
      "It takes 48 minutes and 300 km.",
      "There are 15 chairs.",
      "There are 300 of them, and 1,500 steps.",
      "300",
      "We know 12 villages.",
      "It is 1.5 or 98.5% or 15:00 or 15-20 countries.",
      "There are 1,501 girls and 97%.",
      "We keep our costs below 98 %, and nobody waits for more than 48 hours.",
    ],
    beside: { "stats.yaml": stats },
  });

  it("is found in a field, with what to write", async () => {
    const files = {
      "stats.yaml": stats,
      "blog/3.mdx": postFile("Words.\n", { title: "A letter from 15 countries" }),
    };
    expect(await printedFindings(typedFigures, files)).toEqual([
      'content/blog/3.mdx:2:22  Warning: "15" is typed here and is the value of countries (countries) in stats.yaml. Write {{countries}}, so that it follows when the figure changes.',
    ]);
  });

  it("is one in another figure's note", async () => {
    const scope = `${stats}  scope: Not the 15 countries\n`;
    expect(await findingLines(typedFigures, { "stats.yaml": scope })).toEqual([
      expect.stringMatching(/^41:18 warning /),
    ]);
  });
});
