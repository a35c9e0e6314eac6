import { describe, expect, it } from "vitest";

import { problemsOf } from "#tests/support/content-folder.ts";

type Case = { name: string; role: string; line: string };

const quotes = 'Put quotes round the text: role: "…"';

// Each stands on the third line of an entry of team.yaml.
const cases: Case[] = [
  {
    name: "shows a text with a colon in quotes",
    role: "role: Director: schools",
    line: 'content/team.yaml:3:9  This text has a colon in it. Put quotes round it: role: "Director: schools"',
  },
  {
    name: "shows a text that ends in a colon in quotes",
    role: "role: Director:",
    line: 'content/team.yaml:3:9  This text has a colon in it. Put quotes round it: role: "Director:"',
  },
  {
    name: "keeps the quotation marks of a text with a colon",
    role: 'role: The "big": one',
    line: String.raw`content/team.yaml:3:9  This text has a colon in it. Put quotes round it: role: "The \"big\": one"`,
  },
  {
    name: "asks for the colon that is missing behind a name",
    role: "role Director",
    line: 'content/team.yaml:3:3  This line has no field name that ends in a colon. Write it as a name, a colon, a space and the text: title: "…"',
  },
  {
    name: "asks for the space that is missing behind a colon",
    role: "role:Director",
    line: "content/team.yaml:3:3  A space is missing behind the colon. Write role: and a space before the text.",
  },
  {
    name: "names a field that stands twice",
    role: "name: E. F.",
    line: 'content/team.yaml:3:3  "name" stands here a second time. Keep one of the two lines.',
  },
  {
    name: "names a field in quotes that stands twice",
    role: '"name": E. F.',
    line: 'content/team.yaml:3:3  "name" stands here a second time. Keep one of the two lines.',
  },
  {
    name: "asks for quotes round a text that begins with *",
    role: "role: *x",
    line: "content/team.yaml:3:9  A word that begins with * repeats another part of the file, which is not possible here. Write the text out, or put quotes round it.",
  },
  {
    name: "finds the * of a text that is all bold",
    role: "role: **Director**",
    line: "content/team.yaml:3:9  A word that begins with * repeats another part of the file, which is not possible here. Write the text out, or put quotes round it.",
  },
  {
    name: "asks for quotes round a text that begins with !",
    role: "role: !important work",
    line: `content/team.yaml:3:9  A word that begins with ! means something else here. ${quotes}`,
  },
  {
    name: "asks for quotes round a text that begins with @",
    role: "role: @suluhisho",
    line: `content/team.yaml:3:9  A text cannot begin with this character unless it is in quotes. ${quotes}`,
  },
  {
    name: "asks for quotes round a text that begins with `",
    role: "role: `Director` of all",
    line: `content/team.yaml:3:9  A text cannot begin with this character unless it is in quotes. ${quotes}`,
  },
  {
    name: "asks for quotes round a text that begins with %",
    role: "role: % of all",
    line: `content/team.yaml:3:9  A text cannot begin with this character unless it is in quotes. ${quotes}`,
  },
  {
    name: "explains a backslash inside double quotes",
    role: String.raw`role: "C:\x"`,
    line: String.raw`content/team.yaml:3:12  A backslash (\) inside double quotes means something else. Take the backslash away, or use single quotes round the text.`,
  },
  {
    name: "names the words behind a closing quotation mark",
    role: 'role: "Director" of all',
    line: 'content/team.yaml:3:20  Words stand behind the closing quotation mark. Put one pair of quotes round the whole text: role: "…"',
  },
];

describe("the printed problem of a line that cannot be read", () => {
  for (const { name, role, line } of cases) {
    it(name, async () => {
      const text = `- id: a-leader\n  name: C. D.\n  ${role}\n  about: Leads\n`;
      expect(await problemsOf({ "team.yaml": text })).toEqual([line]);
    });
  }

  it.each(["!!merge <<: { role: R }", "role: !!str R", "role: !!binary aGVsbG8="])(
    "names a word that begins with !, by which a text reads as something else: %s",
    async (line) => {
      const text = `- id: a-leader\n  name: C. D.\n  ${line}\n  about: Leads\n`;
      expect(await problemsOf({ "team.yaml": text })).toEqual([
        expect.stringMatching(
          /^content\/team\.yaml:3:\d+ {2}A word that begins with ! means something else here\./,
        ),
      ]);
    },
  );

  it("names the * itself where an earlier text has one too", async () => {
    const text = '- id: a-leader\n  name: "a *bold* one"\n  role: *x\n  about: Leads\n';
    expect(await problemsOf({ "team.yaml": text })).toEqual([
      "content/team.yaml:3:9  A word that begins with * repeats another part of the file, which is not possible here. Write the text out, or put quotes round it.",
    ]);
  });

  it.each([
    ["that is never closed", 'role: "Director'],
    ["that a later line seems to close", 'role: "Director\n  note: "Leads"'],
  ])("names the line of a quotation mark %s", async (_, role) => {
    const text = `- id: a-leader\n  name: C. D.\n  ${role}\n  about: Leads\n`;
    const lines = await problemsOf({ "team.yaml": text });
    expect(lines).toEqual([
      expect.stringMatching(
        /^content\/team\.yaml:3:\d+ {2}Something that was opened is not closed here, such as a quotation mark/,
      ),
    ]);
  });

  it("does not let one part of a file repeat another", async () => {
    const text = "- &leader\n  id: a\n  name: A\n  role: B\n  about: C\n- *leader\n";
    const lines = await problemsOf({ "team.yaml": text });
    expect(lines.join("\n")).toContain("content/team.yaml:6:3  A word that begins with * repeats");
  });
});
