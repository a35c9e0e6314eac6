import { afterEach, describe, expect, it, vi } from "vitest";

import { shownDate } from "#app/library/shown/shown-date.ts";

const zones = [
  { zone: "UTC", offset: 0 },
  { zone: "Africa/Nairobi", offset: -180 },
  { zone: "Pacific/Kiritimati", offset: -840 },
  { zone: "Pacific/Pago_Pago", offset: 660 },
];

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("shownDate", () => {
  for (const { zone, offset } of zones) {
    it(`names the same day in ${zone}`, () => {
      vi.stubEnv("TZ", zone);
      expect(new Date("2025-03-08T12:00:00Z").getTimezoneOffset()).toBe(offset);
      expect(shownDate("2025-03-08", "en-KE")).toEqual({
        machine: "2025-03-08",
        reader: "8 March 2025",
      });
    });
  }

  it.each([
    { date: "2025-01-01", reader: "1 January 2025" },
    { date: "2024-12-31", reader: "31 December 2024" },
    { date: "2024-02-29", reader: "29 February 2024" },
  ])("writes $date as $reader", ({ date, reader }) => {
    expect(shownDate(date, "en-KE").reader).toBe(reader);
  });

  it("writes a date in the site's language", () => {
    expect(shownDate("2025-03-08", "sw").reader).toBe("8 Machi 2025");
  });
});
