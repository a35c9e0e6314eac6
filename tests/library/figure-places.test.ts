import { describe, expect, it } from "vitest";

import { problemsOf } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

type Case = { name: string; text: string; place: string };

const known = "There are: girls, villages, share, rest.";
const words = `There is no figure called "grils" in stats.yaml. ${known} Did you mean "girls"?`;

// Each stands on the third line of an entry of team.yaml.
const inFields: Case[] = [
  { name: "a plain text", text: "role: Over {{grils}} girls", place: "3:14" },
  { name: "a plain text of two lines", text: "role: Over\n    all {{grils}} girls", place: "4:9" },
  { name: "double quotes", text: 'role: "{{grils}} girls"', place: "3:10" },
  { name: "double quotes with escaped quotes", text: 'role: "A \\"b\\" {{grils}}"', place: "3:18" },
  { name: "single quotes", text: "role: 'It''s {{grils}}'", place: "3:16" },
  { name: "a folded text", text: "role: >-\n    One line\n    and {{grils}} girls", place: "5:9" },
  {
    name: "a text that keeps its lines",
    text: "role: |\n    One\n    {{grils}} girls",
    place: "5:5",
  },
  {
    name: "a text with a note at its head",
    text: "role: >+ # note\n\n    {{grils}}\n",
    place: "5:5",
  },
  { name: "a figure with spaces in its braces", text: 'role: "{{ grils }}"', place: "3:10" },
];

const inBodies: Case[] = [
  { name: "a first line", text: "Over {{grils}} girls", place: "9:6" },
  { name: "a later paragraph", text: "One.\n\nOver {{grils}} girls", place: "11:6" },
  { name: "a later line of a paragraph", text: "One\nand {{grils}} girls", place: "10:5" },
  { name: "bold words", text: "Over **{{grils}} girls**", place: "9:8" },
  { name: "a link's words", text: "[Over {{grils}} girls](/donate)", place: "9:7" },
  { name: "a heading", text: "## Over {{grils}} girls", place: "9:9" },
  { name: "a callout", text: '<Callout title="A">\n\n{{grils}}\n\n</Callout>', place: "11:1" },
  { name: "a later line of a list's entry", text: "- one\n  and {{grils}}", place: "10:7" },
  { name: "a later line of a quotation", text: "> one\n> and {{grils}}", place: "10:7" },
  { name: "a line behind a character that is escaped", text: "1 \\< 2 {{grils}}", place: "9:8" },
  {
    name: "a line behind a character that is written as code",
    text: "A &amp; B {{grils}}",
    place: "9:11",
  },
  { name: "words set as code", text: "Over `{{grils}}` girls", place: "9:7" },
  { name: "lines set as code", text: "```\nOver {{grils}}\n```", place: "10:6" },
  { name: "the words of a picture", text: "![{{grils}}](/images/classroom.svg)", place: "9:3" },
  {
    name: "a callout's title",
    text: '<Callout title="A {{grils}}">\nx\n</Callout>',
    place: "9:19",
  },
];

describe("an unknown figure", () => {
  for (const { name, text, place } of inFields) {
    it(`is named where it stands in ${name}`, async () => {
      const team = `- id: a\n  name: N\n  ${text}\n  about: A\n`;
      expect(await problemsOf({ "team.yaml": team })).toEqual([
        `content/team.yaml:${place}  ${words}`,
      ]);
    });
  }

  it("is named where it stands in a list of ids", async () => {
    const text =
      "- id: a\n  title: T\n  text: X\n  figure: grils\n- id: b\n  title: T\n  text: X\n  figure: girls\n";
    expect(await problemsOf({ "additional-programs.yaml": text })).toEqual([
      `content/additional-programs.yaml:4:11  ${words}`,
    ]);
  });

  it("is named where it stands in the fields of a post", async () => {
    const text = postFile("Words.\n", { title: "The {{grils}}" });
    expect(await problemsOf({ "blog/3.mdx": text })).toEqual([`content/blog/3.mdx:2:12  ${words}`]);
  });

  it("is named once for each place", async () => {
    const text = "- id: a\n  name: N\n  role: '{{grils}}'\n  about: '{{grils}} or {{vilages}}'\n";
    const lines = await problemsOf({ "team.yaml": text });
    expect(lines.map((line) => line.slice(0, 62))).toEqual([
      'content/team.yaml:3:10  There is no figure called "grils" in s',
      'content/team.yaml:4:11  There is no figure called "grils" in s',
      'content/team.yaml:4:24  There is no figure called "vilages" in',
    ]);
  });

  for (const { name, text, place } of inBodies) {
    it(`is named where it stands in a body: ${name}`, async () => {
      expect(await problemsOf({ "blog/3.mdx": postFile(`${text}\n`) })).toEqual([
        `content/blog/3.mdx:${place}  ${words}`,
      ]);
    });
  }

  it("is not offered a name that is far away", async () => {
    const text = "- id: a\n  name: N\n  role: '{{trees-planted}}'\n  about: A\n";
    expect(await problemsOf({ "team.yaml": text })).toEqual([
      `content/team.yaml:3:10  There is no figure called "trees-planted" in stats.yaml. ${known} Add it to stats.yaml, or point at one that is there.`,
    ]);
  });
});
