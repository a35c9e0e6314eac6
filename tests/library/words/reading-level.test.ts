import { describe, expect, it } from "vitest";

import { readingLevel } from "#app/library/words/reading-level.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines } from "#tests/support/word-findings.ts";

const ofBody = (body: string) =>
  findingLines(readingLevel, { "blog/3.mdx": postFile(`${body}\n`) });

const easy = "The girl goes to school. She has a book and a lamp. ".repeat(8).trim();
const hard =
  "Organizational accountability necessitates comprehensive documentation of participatory decision making. ".repeat(
    8,
  );

describe("a text that is hard to read", () => {
  it("gets a note at its hardest sentence", async () => {
    const hardest =
      "Internationalization unquestionably necessitates multidimensional responsibilities.";
    const lines = await ofBody(`${hard.trim()}\n\nShort. ${hardest} Short.`);
    expect(lines).toEqual([expect.stringMatching(/^11:8 note /)]);
    expect(lines[0]).toContain("Internationalization unquestionably");
    expect(lines[0]).toContain(" 5 words");
  });

  it("is one of long sentences as well", async () => {
    const long = "and the girl goes to the school with a book and a lamp ".repeat(6).trim();
    expect(await ofBody(`${long}.`)).toEqual([expect.stringMatching(/^9:1 note /)]);
  });
});

describe("a text that is easy to read", () => {
  it.each([
    ["has short words and sentences", easy],
    ["has points of a list without full stops", "- a girl with a book and a lamp\n".repeat(12)],
    ["has initials, which end no sentence", `${easy} F. and Dr. M. came.`],
  ])("%s", async (_name, body) => {
    expect(await ofBody(body)).toEqual([]);
  });
});

describe("a text that is not judged", () => {
  it.each([
    ["is too short to say much", hard.slice(0, 200)],
    ["is a heading", `## ${hard}`],
    ["is what a picture shows", `![${hard}](a.jpg)`],
    ["is code", `\`${hard}\``],
  ])("%s", async (_name, body) => {
    expect(await ofBody(`${body}`)).toEqual([]);
  });

  it("stands in a field", async () => {
    const files = { "blog/3.mdx": postFile("Words.\n", { title: hard.trim() }) };
    expect(await findingLines(readingLevel, files)).toEqual([]);
  });
});
