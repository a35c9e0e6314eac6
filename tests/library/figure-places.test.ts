import { describe, expect, it } from "vitest";

import { problemsOf } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const known = "There are: girls, villages, share, rest.";
const words = `There is no figure called "grils" in stats.yaml. ${known} Did you mean "girls"?`;

// What stands on the third line of an entry of team.yaml, and where the figure is in it.
const inFields: Record<string, string> = {
  "role: Over {{grils}} girls": "3:14",
  "role: Over\n    all {{grils}} girls": "4:9",
  'role: "{{grils}} girls"': "3:10",
  'role: "A \\"b\\" {{grils}}"': "3:18",
  "role: 'It''s {{grils}}'": "3:16",
  "role: >-\n    One line\n    and {{grils}} girls": "5:9",
  "role: |\n    One\n    {{grils}} girls": "5:5",
  "role: >+ # note\n\n    {{grils}}\n": "5:5",
  'role: "{{ grils }}"': "3:10",
};

const inBodies: Record<string, string> = {
  "Over {{grils}} girls": "9:6",
  "One.\n\nOver {{grils}} girls": "11:6",
  "One\nand {{grils}} girls": "10:5",
  "Over **{{grils}} girls**": "9:8",
  "[Over {{grils}} girls](/donate)": "9:7",
  "## Over {{grils}} girls": "9:9",
  '<Callout title="A">\n\n{{grils}}\n\n</Callout>': "11:1",
  "- one\n  and {{grils}}": "10:7",
  "> one\n> and {{grils}}": "10:7",
  "1 \\< 2 {{grils}}": "9:8",
  "A &amp; B {{grils}}": "9:11",
  "Over `{{grils}}` girls": "9:7",
  "```\nOver {{grils}}\n```": "10:6",
  "![{{grils}}](/files/classroom.svg)": "9:3",
  '<Callout title="A {{grils}}">\nx\n</Callout>': "9:19",
};

describe("an unknown figure", () => {
  it.each(Object.entries(inFields))("is named where it stands in %j", async (text, place) => {
    const team = `- id: a\n  name: N\n  ${text}\n  about: A\n`;
    expect(await problemsOf({ "team.yaml": team })).toEqual([
      `content/team.yaml:${place}  ${words}`,
    ]);
  });

  it.each(Object.entries(inBodies))(
    "is named in a body, where it stands: %j",
    async (text, place) => {
      expect(await problemsOf({ "blog/3.mdx": postFile(`${text}\n`) })).toEqual([
        `content/blog/3.mdx:${place}  ${words}`,
      ]);
    },
  );

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
});
