import { describe, expect, it } from "vitest";

import { changedFile } from "#tests/support/changed-file.ts";
import { problemsOf, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const shares = (share: string, rest: string) =>
  [`value: ${share}`, `value: ${rest}`].join(
    "\n  label: The share\n  status: stated\n- id: rest\n  ",
  );

// Words that readers would get to see as nobody meant them.
const cases: [name: string, files: Files, place: string][] = [
  [
    "a name in braces in an address",
    changedFile("pages/donate.yaml", "{fundraiserId}/frame", "{fundraiser}/frame"),
    "pages/donate.yaml:",
  ],
  ["a share that is no number", changedFile("stats.yaml", "value: 85%", "value: most"), ""],
  ["shares that do not make 100 %", changedFile("stats.yaml", "value: 85%", "value: 95%"), ""],
  [
    "a share below nothing",
    changedFile("stats.yaml", shares("85%", "15%"), shares("100%", '"-10%"')),
    "pages/donate.yaml:",
  ],
  [
    "a figure that quotes another figure",
    changedFile("stats.yaml", "value: 1,500+", 'value: "{{villages}}"'),
    "stats.yaml:",
  ],
  [
    "letters that were saved in another way than UTF-8",
    { "blog/3.mdx": postFile("Wanjik\uFFFD writes.\n") },
    "blog/3.mdx:9:7  ",
  ],
];

describe("a problem", () => {
  it.each(cases)("is %s", async (_name, files, place) => {
    const lines = await problemsOf(files);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.startsWith(`content/${place}`)).toBe(true);
  });
});
