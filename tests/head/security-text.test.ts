import { expect, it } from "vitest";
import { securityText } from "#app/head/security-text.ts";

const facts = { email: "a@b.example", languages: ["en-KE", "sw"], address: "https://b.example/s" };

it.each([
  ["2026-01-01", "2026-08-01"],
  ["2026-02-28", "2026-09-01"],
  ["2026-06-30", "2027-01-01"],
  ["2026-12-31", "2027-07-01"],
])("on %s it is valid until %s, which changes once a month", (day, end) => {
  expect(securityText(facts, new Date(day))).toBe(
    `Contact: mailto:a@b.example\nExpires: ${end}T00:00:00.000Z\n` +
      "Preferred-Languages: en, sw\nCanonical: https://b.example/s\n",
  );
});
