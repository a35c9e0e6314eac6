import { describe, expect, it } from "vitest";
import { securityText } from "#app/head/security-text.ts";
import { securityTextIsFresh } from "#scripts/checks/check-site.ts";

const facts = { email: "a@example.org", address: "https://example.org/x", language: "en-KE" };

describe("securityTextIsFresh", () => {
  it("is content with what the build writes, on every day of a year", () => {
    for (let day = 0; day < 366; day += 1) {
      const today = new Date(Date.UTC(2026, 0, 1 + day));
      expect(securityTextIsFresh(securityText(facts, today), today)).toEqual([]);
    }
  });

  it.each([
    ["has run out", "Expires: 2026-01-01T00:00:00.000Z"],
    ["runs out within the month", "Expires: 2026-12-01T00:00:00.000Z"],
    ["holds for years", "Expires: 2030-01-01T00:00:00.000Z"],
    ["says nothing", "Contact: mailto:a@example.org"],
    ["is missing", ""],
  ])("names a text that %s", (_name, text) => {
    expect(securityTextIsFresh(text, new Date("2026-11-20"))).toHaveLength(1);
  });
});
