import { describe, expect, it } from "vitest";

import { altText } from "#app/library/words/alt-text.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines, printedFindings } from "#tests/support/word-findings.ts";

const long = "A girl reads at a desk. ".repeat(7).trim();
const inBody = (words: string, source = "classroom.jpg") =>
  findingLines(altText, { "blog/3.mdx": postFile(`![${words}](${source})\n`) });
const inField = (words: string, source = "classroom.jpg") =>
  findingLines(altText, {
    "blog/3.mdx": postFile("Words.\n", { image: `{ src: ${source}, alt: "${words}" }` }),
  });

const fails = [
  ["the name of its file", "classroom.jpg"],
  ["the name of its file without the ending", "Classroom"],
  ["a name that a camera gave", "IMG_20240101"],
  ["another file's name", "final version 2.png"],
  ["words that begin with image of", "Image of two girls"],
  ["words that begin with a photo of", "a photo of two girls"],
  ["nothing but picture", "Picture"],
  ["more than 150 characters", long],
] as const;

const passes = ["Two girls read at a desk", "A classroom with an open door", "x".repeat(150)];

describe("the words for a picture", () => {
  it.each(fails)("may not be %s", async (_name, words) => {
    const [body, field] = [await inBody(words), await inField(words)];
    expect(body).toEqual([expect.stringMatching(/^9:1 error /)]);
    expect(field).toEqual([expect.stringMatching(/^8:\d+ error /)]);
    expect(field[0]?.replace(/^\S+/, "")).toBe(body[0]?.replace(/^\S+/, ""));
  });

  it.each(passes)("may be %j", async (words) => {
    expect(await inBody(words)).toEqual([]);
    expect(await inField(words)).toEqual([]);
  });

  it("are checked in the gallery as well", async () => {
    const item = "- id: a\n  caption: A class\n  alt: Picture of rays\n  leso: { motif: rays }\n";
    expect(await printedFindings(altText, { "gallery.yaml": item })).toEqual([
      'content/gallery.yaml:3:8  The words for this picture begin with "Picture of", which screen readers say by themselves. Begin with what it shows.',
    ]);
  });

  it.each([
    ["a sentence about a picture", "The image of the girls hangs in the hall.\n"],
    ["the words of a link", "[photo of the day](/about)\n"],
    ["a picture whose words are missing, which is said elsewhere", "![](classroom.jpg)\n"],
  ])("are not %s", async (_name, body) => {
    expect(await findingLines(altText, { "blog/3.mdx": postFile(body) })).toEqual([]);
  });

  it("are not asked of a picture that decorates", async () => {
    const fields = { image: "{ src: a.jpg, decorative: true }" };
    expect(await findingLines(altText, { "blog/3.mdx": postFile("Words.\n", fields) })).toEqual([]);
  });
});
