import { describe, expect, it } from "vitest";

import { hoursInWords, timeInWords } from "#app/content/parts/hours-in-words.ts";
import { contentsOf } from "#tests/support/content-folder.ts";

describe("the office hours in words", () => {
  it.each([
    ["Mon-Fri 8:00 AM to 5:00 PM", ["Mon", "Tue", "Wed", "Thu", "Fri"], "08:00", "17:00"],
    ["Mon, Wed-Thu, Sat 12:30 PM to 11:05 PM", ["Sat", "Mon", "Thu", "Wed"], "12:30", "23:05"],
    ["Sun 12:00 AM to 12:00 PM", ["Sun"], "00:00", "12:00"],
  ] as const)("are %s", async (words, days, opens, closes) => {
    const { site, contact } = await contentsOf();
    const office = { ...site.office, days: [...days], opens, closes };
    expect(hoursInWords(office, "en", contact.details.hours)).toBe(words);
  });

  it.each([
    ["12:00", "16:00", "sw", "saa sita mchana, saa kumi jioni"],
    ["06:00", "18:00", "sw", "saa kumi na mbili asubuhi, saa kumi na mbili jioni"],
    ["12:00", "16:00", "fr", "12:00, 16:00"],
  ])("from %s to %s are in %s: %s", async (opens, closes, language, words) => {
    const { site } = await contentsOf();
    const office = { ...site.office, days: ["Mon" as const], opens, closes };
    expect(hoursInWords(office, language, "{opens}, {closes}")).toBe(words);
  });

  it.each([
    [
      "8:00 AM to 5:00 PM each day",
      "sw",
      "saa mbili asubuhi hadi saa kumi na moja jioni kila siku",
    ],
    ["From 8:00 AM to 5:00 PM", "sw", "saa mbili asubuhi hadi saa kumi na moja jioni"],
    ["From 8:00 AM", "sw", "kuanzia saa mbili asubuhi"],
    ["8:00 AM to 5:00 PM", "fr", "08:00 à 17:00"],
    ["From 12:30 PM each day", "en", "From 12:30 PM each day"],
  ])("of an event, %s in %s, are %s", (time, language, words) => {
    expect(timeInWords(time, language)).toBe(words);
  });
});
