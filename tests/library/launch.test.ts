import { describe, expect, it } from "vitest";

import { launchProblems } from "#app/library/checks/launch-problems.ts";
import { printProblem } from "#app/library/problems/problem.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { changedFile } from "#tests/support/changed-file.ts";
import { inspectionOf, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

async function madeUp(files: Files) {
  const { entries } = await inspectionOf(files);
  return launchProblems(entries).map(printProblem);
}

const realLooking = (file: string) =>
  (baseContent[file] ?? "")
    .replaceAll("suluhisho.example", "suluhisho.or.ke")
    .replaceAll("photos.example", "photos.com")
    .replaceAll("give.example", "give.com")
    .replace('"000000"', '"218734"')
    .replace("+254 700 000 000", "+254 711 222 333");
const real: Files = {
  "site.yaml": realLooking("site.yaml"),
  "pages/donate.yaml": realLooking("pages/donate.yaml"),
};

const cases: { name: string; files: Files; line: RegExp }[] = [
  {
    name: "an entry that is marked as made up, by its name",
    files: {
      "pledges.yaml": "- id: a\n  name: A choir\n  amount: KES 1\n  purpose: P\n  sample: true\n",
    },
    line: /^content\/pledges\.yaml:5:3 {2}"A choir"/,
  },
  {
    name: "a post that is marked as made up",
    files: { "blog/3.mdx": postFile("Words.\n", { sample: "true" }) },
    line: /^content\/blog\/3\.mdx:8:1 {2}"A post"/,
  },
  {
    name: "a figure with the status of a sample",
    files: {
      ...changedFile(
        "stats.yaml",
        "label: The girls\n  status: stated",
        "label: L\n  status: sample",
      ),
    },
    line: /^content\/stats\.yaml:\d+:11 {2}.*girls/,
  },
  {
    name: "an invented mail address",
    files: changedFile(
      "pages/home.yaml",
      "lead: The lead",
      "lead: Write to us@charity.example now",
    ),
    line: /^content\/pages\/home\.yaml:\d+:7 {2}"us@charity\.example"/,
  },
];

describe("the launch check", () => {
  it("finds nothing where everything is real", async () => {
    expect(await madeUp(real)).toEqual([]);
  });

  it("finds the invented addresses and numbers of the small site", async () => {
    const lines = await madeUp({});
    expect(lines.filter((line) => line.startsWith("content/site.yaml:"))).toHaveLength(7);
  });

  for (const { name, files, line } of cases) {
    it(`names ${name}`, async () => {
      expect(await madeUp({ ...real, ...files })).toEqual([expect.stringMatching(line)]);
    });
  }

  it("allows an address that shows a visitor how to write one", async () => {
    const files = changedFile(
      "newsletter.yaml",
      "invalid: The invalid",
      "invalid: Like a@example.com",
    );
    expect(await madeUp({ ...real, ...files })).toEqual([]);
  });
});
