import { describe, expect, it } from "vitest";

import { problemsOf } from "#tests/support/content-folder.ts";

const misread = (character: string, written: string) =>
  `A text cannot begin with ${character} unless it is in quotes. Put quotes round the text: ${written}`;
const unclosed =
  "Something that was opened is not closed here, such as a quotation mark or a bracket. Close it with the same character that opened it.";
const belongsAbove =
  "This line belongs to the text that begins above it. Put two spaces before it, as before each line of that text.";
const tooFarRight =
  "This entry begins too far to the right. Put its hyphen exactly below the hyphens of the other entries, and move the lines below it by as much.";
const nameless =
  'This line has no field name that ends in a colon. Write it as a name, a colon, a space and the text: title: "…"';
const crowded = (written: string) =>
  `Two fields stand on one line, and each needs a line of its own. Write ${written}. If it is one text, put quotes round it.`;
const inQuotes = (written: string) =>
  `This text has a colon in it. Put quotes round it: ${written}`;
const shifted =
  "This line begins too far to the left or to the right. Put it exactly below the line it belongs with, using spaces.";

// What stands below the name of somebody in team.yaml, where line 3 begins, and what is said of it.
const lines: Record<string, string> = {
  "role: Director:": '3:9  This text has a colon in it. Put quotes round it: role: "Director:"',
  'role: The "big": one': String.raw`3:9  This text has a colon in it. Put quotes round it: role: "The \"big\": one"`,
  '"name": E. F.': '3:3  "name" stands here a second time. Keep one of the two lines.',
  "role: **Director**": `3:9  ${misread("*", 'role: "**Director**"')}`,
  "role: a *bold* one\n  about: *x": `4:10  ${misread("*", 'about: "*x"')}`,
  "role: !important work": `3:9  ${misread("!", 'role: "!important work"')}`,
  "role: !!str R": `3:9  ${misread("!", 'role: "!!str R"')}`,
  "!!merge <<: { role: R }": `3:11  ${misread("this character", 'title: "…"')}`,
  "role: `Director` of all": `3:9  ${misread("`", 'role: "`Director` of all"')}`,
  "role: % of all": `3:9  ${misread("%", 'role: "% of all"')}`,
  'role: "C:\\x"':
    "3:12  A backslash (\\) inside double quotes means something else. Take the backslash away, or use single quotes round the text.",
  'role: "Director" of all':
    '3:20  Words stand behind the closing quotation mark. Put one pair of quotes round the whole text: role: "…"',
  'role: "Director': `3:9  ${unclosed}`,
  'role: "Director\n  note: "Leads"': `3:9  ${unclosed}`,
  "role: R\n      about: A": `4:7  ${shifted}`,
  "role: R\n  about A": `4:3  ${nameless}`,
  "role: R\n  about: >-\n  Leads the team": `5:3  ${belongsAbove}`,
  "role: R\n  - id: b\n    role: R": `4:3  ${tooFarRight}`,
  "role: R\n  about: A\n  leso:\n\t color: leaf":
    "6:1  There is a tab at the beginning of this line. Use spaces instead: two for each step to the right.",
  "role: {{girls}}": `3:9  ${misread("{{", 'role: "{{girls}}"')}`,
  "role: R\n  about: A\n  name: M\n- id: b\n  role: R\n  about: A":
    '5:3  "name" stands here a second time, and the entry below has none. An entry begins with its line of "- ". If the two lines changed places, put this one below that.',
  "role: R about: A": `3:3  ${crowded("role: R and, on the next line, about: A")}`,
  "role: R, about: A": `3:3  ${crowded("role: R and, on the next line, about: A")}`,
  "role: Her place about us: all": `3:9  ${inQuotes('role: "Her place about us: all"')}`,
  "about: A\n  role: What about: us": `4:9  ${inQuotes('role: "What about: us"')}`,
  "role: R\n  about: A- id: b\n  name: M\n  role: R\n  about: A":
    "4:11  A new entry begins in the middle of this line. Begin a new line before - id:",
};

const files: [file: string, text: string, line: string][] = [
  [
    "team.yaml",
    "id: a\nname: N\n",
    '1:1  This file has to be a list. Begin each entry with "- " at the left edge.',
  ],
  ["site.yaml", "name: N\n  motto: M\naddress: A\n", `2:3  ${shifted}`],
  ["newsletter.yaml", "handover:\n   heading: A\n  copy: B\n", `3:3  ${shifted}`],
  [
    "partnerships.yaml",
    "- id: a\n  type: T\n  description: D\n  benefits:\n    - {{girls}} girls\n",
    `5:7  ${misread("{{", '- "{{girls}} girls"')}`,
  ],
];

describe("the printed problem of what cannot be read", () => {
  it.each(Object.entries(lines))("is the only one, at its place: %j", async (written, line) => {
    const text = `- id: a-leader\n  name: C. D.\n  ${written}\n`;
    expect(await problemsOf({ "team.yaml": text })).toEqual([`content/team.yaml:${line}`]);
  });

  it.each(files)("is the only one of %s, at its place: %j", async (file, text, line) => {
    expect(await problemsOf({ [file]: text })).toEqual([`content/${file}:${line}`]);
  });

  it("does not let one part of a file repeat another", async () => {
    const text = "- &leader\n  id: a\n  name: A\n  role: B\n  about: C\n- *leader\n";
    expect(await problemsOf({ "team.yaml": text })).toContain(
      `content/team.yaml:6:3  ${misread("*", '- "*leader"')}`,
    );
  });
});
