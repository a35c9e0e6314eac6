import { describe, expect, it } from "vitest";

import { problemsOf, type Files } from "#tests/support/content-folder.ts";

type Case = { name: string; files: Files; line: RegExp };

const shifted = "This line begins too far to the left or to the right\\. Put it exactly below";

const cases: Case[] = [
  {
    name: "names a line too far to the left",
    files: { "newsletter.yaml": "handover:\n   heading: A\n  copy: B\n" },
    line: new RegExp(`^content/newsletter\\.yaml:3:3  ${shifted}`),
  },
  {
    name: "names an entry too far to the right",
    files: { "team.yaml": "- id: a\n  name: N\n - id: b\n" },
    line: new RegExp(`^content/team\\.yaml:3:2  ${shifted}`),
  },
  {
    name: "names a field too far to the right",
    files: { "team.yaml": "- id: a\n  name: N\n   role: R\n  about: A\n" },
    line: new RegExp(`^content/team\\.yaml:3:\\d  ${shifted}`),
  },
  {
    name: "names a field one character too far to the left",
    files: { "team.yaml": "- id: a\n  name: N\n role: R\n  about: A\n" },
    line: new RegExp(`^content/team\\.yaml:3:\\d  ${shifted}`),
  },
  {
    name: "names a field far to the right",
    files: { "team.yaml": "- id: a\n  name: N\n  role: R\n      about: A\n" },
    line: new RegExp(`^content/team\\.yaml:4:\\d  ${shifted}`),
  },
  {
    name: "names a file's second line where it is moved to the right",
    files: { "site.yaml": "name: N\n  motto: M\naddress: A\n" },
    line: new RegExp(`^content/site\\.yaml:2:\\d  ${shifted}`),
  },
  {
    name: "names a tab once",
    files: { "team.yaml": "- id: a\n\tname: N\n  role: R\n  about: A\n" },
    line: /^content\/team\.yaml:2:\d {2}There is a tab at the beginning of this line\. Use spaces instead/,
  },
  {
    name: "names a tab inside a field once",
    files: { "team.yaml": "- id: a\n  name: N\n  role: R\n  about: A\n  leso:\n\t color: leaf\n" },
    line: /^content\/team\.yaml:6:1 {2}There is a tab at the beginning of this line\. Use spaces instead/,
  },
  {
    name: "asks for a colon in the last line of a file",
    files: { "team.yaml": "- id: a\n  name: N\n  role: R\n  about A\n" },
    line: /^content\/team\.yaml:4:3 {2}This line has no field name that ends in a colon\./,
  },
  {
    name: "asks for a list where the file has fields",
    files: { "team.yaml": "id: a\nname: N\n" },
    line: /^content\/team\.yaml:1:1 {2}This file has to be a list\. Begin each entry with "- " at the left edge\.$/,
  },
  {
    name: "asks to quote a text that begins with a figure",
    files: { "team.yaml": "- id: a\n  name: N\n  role: {{girls}} girls\n  about: A\n" },
    line: /^content\/team\.yaml:3:\d+ {2}.*begins with \{\{ needs quotes round it: role: "/,
  },
  {
    name: "asks to quote a text that is a figure and nothing else",
    files: { "team.yaml": "- id: a\n  name: N\n  role: {{girls}}\n  about: A\n" },
    line: /^content\/team\.yaml:3:9 {2}.*begins with \{\{ needs quotes round it: role: "/,
  },
  {
    name: "asks to quote an entry that begins with a figure",
    files: {
      "partnerships.yaml":
        "- id: a\n  type: T\n  description: D\n  benefits:\n    - {{girls}} girls\n",
    },
    line: /^content\/partnerships\.yaml:5:\d+ {2}.*begins with \{\{ needs quotes round it: - "/,
  },
  {
    name: "asks whether two lines changed places",
    files: {
      "team.yaml":
        "- id: a\n  name: N\n  role: R\n  about: A\n  name: M\n- id: b\n  role: R\n  about: A\n",
    },
    line: /^content\/team\.yaml:5:3 {2}"name" stands here a second time, and the entry below has none\./,
  },
  {
    name: "finds an entry that was pasted behind the last line",
    files: {
      "team.yaml":
        "- id: a\n  name: N\n  role: R\n  about: A- id: b\n  name: M\n  role: R\n  about: A\n",
    },
    line: /^content\/team\.yaml:4:11 {2}A new entry begins in the middle of this line\./,
  },
  {
    name: "names the marks of two versions that were joined",
    files: { "team.yaml": "- id: a\n<<<<<<< HEAD\n  name: N\n=======\n  name: M\n>>>>>>> b\n" },
    line: /^content\/team\.yaml:2:1 {2}Two versions of this file were joined and somebody has to choose/,
  },
];

describe("the printed problem of a layout that cannot be read", () => {
  for (const { name, files, line } of cases) {
    it(name, async () => {
      expect(await problemsOf(files)).toEqual([expect.stringMatching(line)]);
    });
  }

  it("speaks of no quotation mark where a long text is not moved to the right", async () => {
    const text = "- id: a\n  name: N\n  role: R\n  about: >-\n  Leads the team\n";
    const [line, ...others] = await problemsOf({ "team.yaml": text });
    expect(others).toEqual([]);
    expect(line).toMatch(/^content\/team\.yaml:5:3 {2}/);
    expect(line).not.toContain("opened");
  });
});
