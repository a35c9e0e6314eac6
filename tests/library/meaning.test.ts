import { describe, expect, it } from "vitest";

import { changedFile } from "#tests/support/changed-file.ts";
import { problemsOf, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

type Case = { name: string; files: Files; place: string };

const shares = (share: string, rest: string) =>
  [`value: ${share}`, `value: ${rest}`].join(
    "\n  label: The share\n  status: stated\n- id: rest\n  ",
  );

// Words that readers would get to see as nobody meant them.
const cases: Case[] = [
  {
    name: "a name in braces that the site does not know",
    files: changedFile("interface.yaml", "{minutes} min", "{minuts} min"),
    place: "content/interface.yaml:",
  },
  {
    name: "a name in braces in an address",
    files: changedFile("pages/donate.yaml", "{fundraiserId}/frame", "{fundraiser}/frame"),
    place: "content/pages/donate.yaml:",
  },
  {
    name: "a share that is no number",
    files: changedFile("stats.yaml", "value: 85%", "value: most"),
    place: "content/",
  },
  {
    name: "shares that do not make 100 %",
    files: changedFile("stats.yaml", "value: 85%", "value: 95%"),
    place: "content/",
  },
  {
    name: "a share below nothing",
    files: changedFile("stats.yaml", shares("85%", "15%"), shares("150%", '"-50%"')),
    place: "content/pages/donate.yaml:",
  },
  {
    name: "a figure that quotes another figure",
    files: changedFile("stats.yaml", "value: 1,500+", 'value: "{{villages}}"'),
    place: "content/stats.yaml:",
  },
  {
    name: "a post without a text",
    files: { "blog/3.mdx": postFile("") },
    place: "content/blog/3.mdx:",
  },
  {
    name: "letters that were saved in another way than UTF-8",
    files: { "blog/3.mdx": postFile("Wanjik\uFFFD writes.\n") },
    place: "content/blog/3.mdx:9:7  ",
  },
];

describe("a problem", () => {
  for (const { name, files, place } of cases) {
    it(`is ${name}`, async () => {
      const lines = await problemsOf(files);
      expect(lines).toHaveLength(1);
      expect(lines[0]?.startsWith(place)).toBe(true);
    });
  }
});
