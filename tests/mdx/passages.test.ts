import { describe, expect, it } from "vitest";

import { compileBody } from "#app/mdx/compile-body.server.ts";

const passagesOf = async (text: string) => (await compileBody(text)).passages;

/** Each passage as kind line:column and its words, with runs of blanks made one. */
async function read(text: string) {
  return (await passagesOf(text)).map(
    ({ kind, line, column, words }) =>
      `${kind} ${line}:${column} ${words.replace(/\s+/g, " ").trim()}`,
  );
}

const cases: [name: string, text: string, passages: string[]][] = [
  [
    "headings and paragraphs, each with its place",
    "One.\n\n## Two\n\nThree\nfour.",
    ["text 1:1 One.", "heading 3:1 Two", "text 5:1 Three four."],
  ],
  [
    "the points of a list and the lines of a quotation",
    "- One\n- Two\n\n> Three\n> four",
    ["text 1:3 One", "text 2:3 Two", "text 4:3 Three four"],
  ],
  [
    "a link in its text and by itself",
    "See [our **work**](/about).",
    ["text 1:1 See our work .", "link 1:5 our work"],
  ],
  [
    "a link and a picture whose address stands elsewhere",
    "![A desk][desk] and [books][shelf].\n\n[desk]: desk.jpg\n[shelf]: /about\n",
    ["text 1:1 and books .", "picture 1:1 A desk", "link 1:21 books"],
  ],
  [
    "what a picture shows, and not its address",
    "Before ![Two girls read](/files/classroom.svg) after.",
    ["text 1:1 Before after.", "picture 1:8 Two girls read"],
  ],
  [
    "the title of a callout and what stands in it",
    'One.\n\n<Callout title="What a term costs">\n\nTwo.\n\n</Callout>',
    ["text 1:1 One.", "text 3:17 What a term costs", "text 5:1 Two."],
  ],
  [
    "no code, no rule and no words between quotes of a program",
    "Type `npm ci` now.\n\n```\nexport words\n```\n\n---\n",
    ["text 1:1 Type now."],
  ],
  ["nothing where there is nothing", "", []],
];

describe("the passages of a body", () => {
  it.each(cases)("hold %s", async (_name, text, passages) => {
    expect(await read(text)).toEqual(passages);
  });

  it("keep every word of a text where it stands in its line", async () => {
    const text =
      "> Some **strong** words, \\_as &amp; is,\n> and [a link](/about) with `code` here.";
    const [passage] = await passagesOf(text);
    const lines = text.split("\n");
    const shown = (passage?.words ?? "").split("\n");
    const first = (passage?.column ?? 0) - 1;
    for (const word of ["Some", "strong", "words", "as", "is"]) {
      expect((shown[0] ?? "").indexOf(word) + first).toBe(lines[0]?.indexOf(word));
    }
    for (const word of ["and", "a link", "with", "here"]) {
      expect(shown[1]?.indexOf(word)).toBe(lines[1]?.indexOf(word));
    }
    for (const character of ["*", "\\", "&", "about", "code", ">"])
      expect(passage?.words).not.toContain(character);
  });

  it("know how deep a heading is, where a link leads and which file a picture is", async () => {
    const passages = await passagesOf("### Deep\n\n[a](/about) ![b](b.jpg)");
    expect(passages.map(({ depth, target }) => depth ?? target)).toEqual([
      3,
      undefined,
      "/about",
      "b.jpg",
    ]);
  });

  it("are there as well where something has to be mended", async () => {
    expect(await read("# One\n\nTwo <br> three.")).toEqual(
      expect.arrayContaining([expect.stringMatching(/^heading 1:1 One/)]),
    );
  });
});

describe("the passages of a body that stopped the reader", () => {
  it("hold nothing of the tag at which it stopped", async () => {
    const text = "<Callout title='A girl's term'>\n\nWords.\n\n</Callout>";
    const words = (await passagesOf(text)).map((one) => one.words.trim());
    expect(words.filter((one) => one !== "")).toEqual(["Words."]);
  });
});
