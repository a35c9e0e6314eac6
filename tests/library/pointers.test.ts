import { describe, expect, it } from "vitest";

import { changedFile } from "#tests/support/changed-file.ts";
import { problemsOf, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const body = (text: string) => ({ "blog/3.mdx": postFile(`${text}\n`) });
const cases: [what: string, files: Files, line: string][] = [
  [
    "a program in a field",
    changedFile("success-stories.yaml", "program: school", "program: shcool"),
    'success-stories.yaml:2:12  There is no program called "shcool" in programs/. There are: safety, savings, school. Did you mean "school"?',
  ],
  [
    "a page in a list of addresses below a body",
    body("See [us][us].\n\n[us]: /nowhere-at-all"),
    "blog/3.mdx:11:1  There is no page at /nowhere-at-all. Point at a page that is there.",
  ],
  [
    "a picture in a field",
    {
      "blog/3.mdx": postFile("Words.\n", { image: "{ src: /files/clasroom.svg, alt: A room }" }),
    },
    'blog/3.mdx:8:15  There is no drawing at content/files/clasroom.svg. Did you mean "/files/classroom.svg"?',
  ],
  [
    "a picture in a body",
    body("![A room](/files/Market.svg)"),
    "blog/3.mdx:9:1  There is no drawing at content/files/Market.svg. Put it there; capital and small letters have to be the same.",
  ],
];

const quoted: [text: string, says: string][] = [
  [
    "Call {{helpline:a-lime}}.",
    'There is no helpline called "a-lime" in helplines.yaml. There are: a-line. Did you mean "a-line"?',
  ],
  [
    "Call {{helpline:116}}.",
    'There is no helpline called "116" in helplines.yaml. There are: a-line. Add it to helplines.yaml, or point at one that is there.',
  ],
  [
    "Call {{a-line}}.",
    'There is no figure called "a-line" in stats.yaml. There are: girls, villages, share, rest. Write {{helpline:a-line}} for the helpline.',
  ],
];

const fine = [
  "[a](/programs#school) and [b](/get-involved#apply)",
  "[a](/contact?subject=school)",
  "[a](#main)",
  "[a](/)",
  "[a](/blog/1)",
  "[a](/privacy)",
  "[a](/blog/category/education)",
  "[a](https://other.example/nowhere)",
  "[a](mailto:info@suluhisho.example)",
  "![A room](/files/classroom.svg)",
  "![A room][r]\n\n[r]: /files/classroom.svg",
  "[a](/files/classroom.svg)",
  "[a](/feed.xml)",
];

describe("a pointer that leads nowhere", () => {
  it.each(cases)("is reported at its place, with the nearest: %s", async (_what, files, line) => {
    expect(await problemsOf(files)).toEqual([`content/${line}`]);
  });

  it.each(quoted)("is a helpline, in a body or a field: %s", async (text, says) => {
    const inBody = await problemsOf(body(text));
    expect(inBody).toEqual([`content/blog/3.mdx:9:6  ${says}`]);
    const field = changedFile("pages/contact.yaml", "The text", text);
    expect(await problemsOf(field)).toEqual([
      expect.stringMatching(/^content\/pages\/contact\.yaml:\d+:14 {2}/),
    ]);
    expect((await problemsOf(field))[0]).toContain(says);
  });

  it("lists nothing where there is nothing to point at", async () => {
    const [line, ...others] = await problemsOf({ "blog/1.mdx": null, "blog/2.mdx": null });
    expect(others).toEqual([]);
    expect(line).toMatch(/^content\/news\.yaml:6:9 {2}There is no post called "1" in blog\/\./);
    expect(line).not.toContain("There are:");
  });
});

describe("a pointer that leads somewhere", () => {
  it.each(fine)("is in order: %j", async (text) => {
    expect(await problemsOf(body(text))).toEqual([]);
  });
});

describe("what could not be read", () => {
  it.each([
    ["a list", { "stats.yaml": "- id: girls\n  value: 1: 2\n" }, "stats.yaml:2:10"],
    ["an entry", changedFile("stats.yaml", "label: The girls", "lable: L"), "stats.yaml:3:3"],
    ["a page", changedFile("pages/contact.yaml", "lead:", "laed:"), "pages/contact.yaml:4:1"],
  ])("is the only problem, and no pointer to it is: %s", async (_what, files, place) => {
    const lines = await problemsOf(files);
    expect(lines.map((line) => line.split("  ")[0])).toEqual([`content/${place}`]);
  });
});
