import { describe, expect, it } from "vitest";

import { givenConsents, launchProblems } from "#app/library/checks/launch-problems.ts";
import { printProblem } from "#app/library/problems/problem.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { changedFile } from "#tests/support/changed-file.ts";
import { inspectionOf, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

async function madeUp(files: Files) {
  const { entries } = await inspectionOf(files);
  return launchProblems(entries, "2026-01-01").map(printProblem);
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

const cases: [name: string, files: Files, line: RegExp][] = [
  [
    "an entry that is marked as made up, by its name",
    changedFile("pledges.yaml", "purpose: Books", "purpose: Books\n  sample: true"),
    /^content\/pledges\.yaml:5:3 {2}"A choir"/,
  ],
  [
    "a post that is marked as made up",
    { "blog/3.mdx": postFile("Words.\n", { sample: "true" }) },
    /^content\/blog\/3\.mdx:8:1 {2}"A post"/,
  ],
  [
    "a figure with the status of a sample",
    changedFile("stats.yaml", "status: stated", "status: sample"),
    /^content\/stats\.yaml:\d+:11 {2}.*girls/,
  ],
  [
    "an invented mail address",
    changedFile("pages/home.yaml", "lead: The lead", "lead: Write to us@charity.example now"),
    /^content\/pages\/home\.yaml:\d+:7 {2}"us@charity\.example"/,
  ],
];

describe("the launch check", () => {
  it.each([
    ["a helpline", "helplines.yaml", /^content\/helplines\.yaml:5:12 {2}"A line".* 2024-12-31/],
    [
      "a contact of another organisation",
      "contacts.yaml",
      /^content\/contacts\.yaml:3:12 {2}"A desk".* 2024-12-31/,
    ],
  ])("names %s that nobody has checked for a year", async (_name, file, line) => {
    const contact = '- contact: "1190"\n  name: A desk\n  checked: 2025-06-30\n';
    const text = file === "contacts.yaml" ? contact : (baseContent[file] ?? "");
    expect(await madeUp({ ...real, [file]: text })).toEqual([]);
    const old = text.replace("2025-06-30", "2024-12-31");
    expect(await madeUp({ ...real, [file]: old })).toEqual([expect.stringMatching(line)]);
  });

  it("finds nothing where everything is real", async () => {
    expect(await madeUp(real)).toEqual([]);
  });

  it("finds the invented addresses and numbers of the small site", async () => {
    const lines = await madeUp({});
    expect(lines.filter((line) => line.startsWith("content/site.yaml:"))).toHaveLength(7);
  });

  it.each(cases)("names %s", async (_name, files, line) => {
    expect(await madeUp({ ...real, ...files })).toEqual([expect.stringMatching(line)]);
  });

  it("allows an address that shows a visitor how to write one", async () => {
    const files = changedFile("newsletter.yaml", "The invalid", "Like a@example.com");
    expect(await madeUp({ ...real, ...files })).toEqual([]);
  });

  it("lists who agreed that a child can be recognised, and asks for no change", async () => {
    const consent = "{ who: Her mother, when: 2025-01-09 }";
    const { entries } = await inspectionOf({ "blog/3.mdx": postFile("Words.\n", { consent }) });
    expect(givenConsents(entries).map(printProblem)).toEqual([
      expect.stringMatching(
        /^content\/blog\/3\.mdx:8:\d+ {2}Note: .*"A post": Her mother agreed on 2025-01-09\./,
      ),
    ]);
    expect(givenConsents((await inspectionOf({})).entries)).toEqual([]);
  });
});
