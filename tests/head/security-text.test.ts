import { expect, it } from "vitest";

import { securityText } from "#app/head/security-text.ts";

const facts = { email: "a@b.example", languages: ["en-KE", "sw"], address: "https://b.example/s" };

it.each(["2026-01-01", "2026-02-28", "2026-07-31", "2026-12-31"])(
  "is valid for more than a month and less than a year from %s",
  (day) => {
    const [, expires = ""] = /^Expires: (.+)$/m.exec(securityText(facts, new Date(day))) ?? [];
    const days = (Date.parse(expires) - Date.parse(day)) / 86_400_000;
    expect(days).toBeGreaterThan(31);
    expect(days).toBeLessThan(365);
  },
);
