import { describe, expect, it } from "vitest";

import { fieldNames } from "#app/library/schema-walk.ts";
import { teamMemberSchema } from "#app/model/entries/team-member.ts";
import { problemsOf, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

type Case = { name: string; files: Files; line: string };

const member = (lines: string) => ({ "team.yaml": `- id: a-leader\n${lines}` });
const fields = `The fields here are: ${fieldNames(teamMemberSchema).join(", ")}.`;
const textFix =
  "Write it on one line behind the colon, in quotes if it has a colon or brackets in it.";

const cases: Case[] = [
  {
    name: "offers the name that was meant, in one line for the unknown and the missing field",
    files: member("  nmae: C. D.\n  role: Director\n  about: Leads\n"),
    line: 'content/team.yaml:2:3  There is no field called "nmae" here. Did you mean "name"?',
  },
  {
    name: "lists the fields where no name is near the unknown one",
    files: member("  name: C. D.\n  role: Director\n  about: Leads\n  favorite: Mangoes\n"),
    line: `content/team.yaml:5:3  There is no field called "favorite" here. ${fields}`,
  },
  {
    name: "finds an unknown field inside another field",
    files: member("  name: C. D.\n  role: Director\n  about: Leads\n  leso: { colour: leaf }\n"),
    line: 'content/team.yaml:5:11  There is no field called "colour" here. Did you mean "color"?',
  },
  {
    name: "takes no inherited name for a field",
    files: member("  name: C. D.\n  role: Director\n  about: Leads\n  constructor: x\n"),
    line: `content/team.yaml:5:3  There is no field called "constructor" here. ${fields}`,
  },
  {
    name: "points from a missing field to the entry it is missing in and shows how to add it",
    files: member("  name: C. D.\n  about: Leads\n"),
    line: 'content/team.yaml:1:3  The field "role" is missing. It says: what the person does. Add a line like role: Executive Director.',
  },
  {
    name: "points from a missing field of a post to its first field",
    files: { "blog/3.mdx": postFile("Words.\n", { author: null }) },
    line: 'content/blog/3.mdx:2:1  The field "author" is missing. It says: who wrote it. Add a line like author: The education team.',
  },
  {
    name: "asks for quotes round a number that is a text",
    files: member("  name: 2024\n  role: Director\n  about: Leads\n"),
    line: 'content/team.yaml:2:9  name says "2024". It has to be a text. Put quotes round it: "2024".',
  },
  {
    name: "asks for quotes round a true that is a text",
    files: member("  name: C. D.\n  role: true\n  about: Leads\n"),
    line: 'content/team.yaml:3:9  role says "true". It has to be a text. Put quotes round it: "true".',
  },
  {
    name: "asks for a list where a text stands",
    files: { "programs/school.mdx": program("features: Books") },
    line: 'content/programs/school.mdx:7:11  features has to be a list. Put each entry on a line of its own that begins with "- ".',
  },
  {
    name: "asks for a text where a list stands",
    files: member("  name: [C., D.]\n  role: Director\n  about: Leads\n"),
    line: `content/team.yaml:2:9  name has to be one text. ${textFix}`,
  },
  {
    name: "asks for a text where further fields stand",
    files: member("  name:\n    first: C.\n  role: Director\n  about: Leads\n"),
    line: `content/team.yaml:3:5  name has to be one text. ${textFix}`,
  },
  {
    name: "asks for further fields where a text stands",
    files: member("  name: C. D.\n  role: Director\n  about: Leads\n  leso: green\n"),
    line: "content/team.yaml:5:9  leso has to have fields of its own below it. Put each field on a line of its own, two spaces further to the right.",
  },
  {
    name: "names the place of a wrong entry of a list",
    files: { "programs/school.mdx": program("features: [Books, 12]") },
    line: 'content/programs/school.mdx:7:19  entry 2 says "12". It has to be a text. Put quotes round it: "12".',
  },
  {
    name: "asks for a whole number where a text stands",
    files: { "blog/3.mdx": postFile("Words.\n", { readTime: "three" }) },
    line: 'content/blog/3.mdx:7:11  readTime says "three". It has to be a whole number. Write it like readTime: 4.',
  },
  {
    name: "asks for a whole number where a broken one stands",
    files: { "blog/3.mdx": postFile("Words.\n", { readTime: "3.5" }) },
    line: 'content/blog/3.mdx:7:11  readTime says "3.5". It has to be a whole number. Write it like readTime: 4.',
  },
  {
    name: "names the highest number",
    files: { "blog/3.mdx": postFile("Words.\n", { readTime: "61" }) },
    line: 'content/blog/3.mdx:7:11  readTime says "61". It has to be at most 60.',
  },
  {
    name: "asks for true or false where a word stands",
    files: { "blog/3.mdx": postFile("Words.\n", { draft: "yes" }) },
    line: 'content/blog/3.mdx:8:8  draft says "yes". It has to be true or false, without quotes.',
  },
];

describe("the printed problem of a field", () => {
  for (const { name, files, line } of cases) {
    it(name, async () => {
      expect(await problemsOf(files)).toEqual([line]);
    });
  }
});

function program(features: string) {
  return `---\ntitle: School\nsummary: What it does\nposition: 1\ncolor: leaf\nmetrics: [girls]\n${features}\n---\nIt helps.\n`;
}
