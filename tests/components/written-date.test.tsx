import { parse } from "node-html-parser";
import { afterEach, describe, expect, it, vi } from "vitest";

import { dateInWords, WrittenDate } from "#app/components/written-date.tsx";
import { withSiteWords } from "#tests/support/with-site-words.tsx";

const zones: [zone: string, offset: number][] = [
  ["UTC", 0],
  ["Pacific/Kiritimati", -840],
  ["Pacific/Pago_Pago", 660],
];

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a written date", () => {
  it.each(zones)("names the same day in %s", (zone, offset) => {
    vi.stubEnv("TZ", zone);
    expect(new Date("2025-03-08T12:00:00Z").getTimezoneOffset()).toBe(offset);
    const time = parse(withSiteWords(<WrittenDate date="2025-03-08" />)).querySelector("time");
    expect(time?.text).toBe("8 March 2025");
    expect(time?.getAttribute("datetime")).toBe("2025-03-08");
  });

  it.each([
    ["2025-01-01", "1 January 2025"],
    ["2024-12-31", "31 December 2024"],
    ["2024-02-29", "29 February 2024"],
    ["2025-03-08", "8–10 March 2025", "2025-03-10"],
  ])("writes %s as %s", (date, reader, end?: string) => {
    expect(dateInWords("en-KE", date, end)).toBe(reader);
  });

  it("writes a date in the language of the page", () => {
    expect(dateInWords("sw", "2025-03-08")).toBe("8 Machi 2025");
  });
});
