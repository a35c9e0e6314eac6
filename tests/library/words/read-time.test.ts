import { describe, expect, it } from "vitest";

import { readTime } from "#app/library/words/read-time.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines, wordFindings } from "#tests/support/word-findings.ts";

const post = (words: number, minutes: number) => ({
  "blog/3.mdx": postFile(`${"word ".repeat(words)}\n`, { readTime: String(minutes) }),
});

describe("the readTime of a post", () => {
  it.each([
    { words: 10, written: 2, minutes: 1 },
    { words: 299, written: 2, minutes: 1 },
    { words: 300, written: 1, minutes: 2 },
    { words: 1000, written: 3, minutes: 5 },
  ])("raises a warning where $words words should take $written min", async (one) => {
    const [finding, ...more] = await wordFindings(readTime, post(one.words, one.written));
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ line: 7, column: 11, severity: "warning", field: "readTime" });
    expect(finding?.says).toContain(` ${one.words} words`);
    expect(finding?.correction).toEqual({
      line: 7,
      column: 11,
      length: 1,
      text: String(one.minutes),
    });
  });

  it.each([
    { words: 1, minutes: 1 },
    { words: 299, minutes: 1 },
    { words: 300, minutes: 2 },
    { words: 1000, minutes: 5 },
  ])("may be $minutes for $words words", async ({ words, minutes }) => {
    expect(await findingLines(readTime, post(words, minutes))).toEqual([]);
  });

  it("counts headings and figures, and neither addresses, pictures nor the words of links twice", async () => {
    const body =
      "## Two words\n\n{{girls}} girls — [see them](/about).\n\n![Not these words](a.jpg)\n";
    const [finding] = await wordFindings(readTime, { "blog/3.mdx": postFile(body) });
    expect(finding?.says).toContain(" 6 words");
  });

  it("is asked of posts alone", async () => {
    const files = {
      "pages/long.mdx": `---\ntitle: T\ndescription: D\n---\n${"word ".repeat(900)}`,
    };
    expect(await findingLines(readTime, files)).toEqual([]);
  });

  it("is left alone where it is no number, which is said elsewhere", async () => {
    const files = { "blog/3.mdx": postFile("Words.\n", { readTime: "soon" }) };
    expect(await findingLines(readTime, files)).toEqual([]);
  });
});
