import { describe, expect, it } from "vitest";

import { changedFile } from "#tests/support/changed-file.ts";
import { contentsOf, problemsOf } from "#tests/support/content-folder.ts";

const team = (role: string) => `- id: a-leader\n  name: C. D.\n  role: ${role}\n  about: Leads\n`;

const unchanged = ["12:30", "no", "yes", "off", "2026-06-30", "1_000", "=", "<<", "5 > 3", "a#b"];

describe("a text without quotes", () => {
  it.each(unchanged)("keeps %s as it is", async (text) => {
    const { team: members } = await contentsOf({ "team.yaml": team(text) });
    expect(members.map(({ role }) => role)).toEqual([text]);
  });

  it("is not taken for another number than the one that stands there", async () => {
    const lines = await problemsOf({ "team.yaml": team("010") });
    expect(lines.filter((line) => !line.includes('"010"'))).toEqual([]);
  });

  it("keeps a date as the letters that stand in the file", async () => {
    const { posts } = await contentsOf();
    expect(posts.map(({ date }) => date)).toEqual(["2025-01-10", "2025-02-20"]);
  });
});

describe("a figure without quotes", () => {
  it.each(["1500", "98%", "1.50", "010", "2.0", "+5"])("keeps %s as it is", async (value) => {
    const files = changedFile("stats.yaml", "value: 1,500+", `value: ${value}`);
    expect((await contentsOf(files)).stats[0]?.value).toBe(value);
  });
});

// Words that the YAML reader reads as its own syntax would go missing without a word.
describe("words that would get lost", () => {
  it.each(["&co partner", "! partner", "Partner # 1 in Kenya"])(
    "are a problem on their line: %s",
    async (role) => {
      expect(await problemsOf({ "team.yaml": team(role) })).toEqual([
        expect.stringMatching(/^content\/team\.yaml:3:\d+ {2}/),
      ]);
    },
  );

  it("are no problem where a note stands on a line of its own", async () => {
    const text = `# The team.\n${team("Director")}  # A note.\n`;
    expect(await problemsOf({ "team.yaml": text })).toEqual([]);
  });

  it("are no problem where a note stands behind something that no visitor reads", async () => {
    const text = `${team("Director")}  sample: true # until she agrees\n`;
    expect(await problemsOf({ "team.yaml": text })).toEqual([]);
  });
});
