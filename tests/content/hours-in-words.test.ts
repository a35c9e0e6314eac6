import { describe, expect, it } from "vitest";

import { hoursInWords } from "#app/content/parts/hours-in-words.ts";
import { contentsOf } from "#tests/support/content-folder.ts";

describe("the office hours in words", () => {
  it.each([
    ["Mon-Fri 8:00 AM to 5:00 PM", ["Mon", "Tue", "Wed", "Thu", "Fri"], "08:00", "17:00"],
    ["Mon, Wed-Thu, Sat 12:30 PM to 11:05 PM", ["Sat", "Mon", "Thu", "Wed"], "12:30", "23:05"],
    ["Sun 12:00 AM to 12:00 PM", ["Sun"], "00:00", "12:00"],
  ] as const)("are %s", async (words, days, opens, closes) => {
    const contents = await contentsOf();
    const office = { ...contents.site.office, days: [...days], opens, closes };
    const site = { ...contents.site, office };
    expect(hoursInWords({ ...contents, site })).toBe(words);
  });
});
