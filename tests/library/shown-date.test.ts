import { afterEach, describe, expect, it, vi } from "vitest";

import { shownDate } from "#app/library/shown/shown-date.ts";

const zones: [zone: string, offset: number][] = [
  ["UTC", 0],
  ["Africa/Nairobi", -180],
  ["Pacific/Kiritimati", -840],
  ["Pacific/Pago_Pago", 660],
];

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("shownDate", () => {
  it.each(zones)("names the same day in %s", (zone, offset) => {
    vi.stubEnv("TZ", zone);
    expect(new Date("2025-03-08T12:00:00Z").getTimezoneOffset()).toBe(offset);
    const shown = { machine: "2025-03-08", reader: "8 March 2025" };
    expect(shownDate("2025-03-08", "en-KE")).toEqual(shown);
  });

  it.each([
    ["2025-01-01", "1 January 2025"],
    ["2024-12-31", "31 December 2024"],
    ["2024-02-29", "29 February 2024"],
  ])("writes %s as %s", (date, reader) => {
    expect(shownDate(date, "en-KE").reader).toBe(reader);
  });

  it("writes a date in the site's language", () => {
    expect(shownDate("2025-03-08", "sw").reader).toBe("8 Machi 2025");
  });
});
