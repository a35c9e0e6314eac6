import { afterEach, describe, expect, it, vi } from "vitest";

import { isDay, laterDay, sameDayIn, today } from "#app/content/today.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe("today", () => {
  it.each([
    ["2026-12-31T20:59:59Z", "2026-12-31"],
    ["2026-12-31T21:00:00Z", "2027-01-01"],
  ])("is the day in Nairobi: at %s it is %s", (moment, day) => {
    vi.stubEnv("DATE", "");
    vi.useFakeTimers({ now: new Date(moment) });
    expect(today()).toBe(day);
  });

  it("is the day that DATE names", () => {
    vi.stubEnv("DATE", "2027-01-01");
    expect(today()).toBe("2027-01-01");
  });

  it.each(["tomorrow", "2027-1-1", "2027-02-30", "2027-01-01T00:00"])(
    "refuses an invalid day: %s",
    (day) => {
      vi.stubEnv("DATE", day);
      expect(today).toThrow(`DATE says "${day}"`);
      expect(isDay(day)).toBe(false);
    },
  );

  it("is followed by tomorrow, across months and years", () => {
    expect(laterDay("2027-02-28", 1)).toBe("2027-03-01");
    expect(laterDay("2027-12-31", 1)).toBe("2028-01-01");
    expect(laterDay("2027-01-01", 365)).toBe("2028-01-01");
  });

  it("is the same day in another year, or 28 February", () => {
    expect(sameDayIn(1, "2027-03-01")).toBe("2028-03-01");
    expect(sameDayIn(-1, "2027-12-31")).toBe("2026-12-31");
    expect(sameDayIn(1, "2028-02-29")).toBe("2029-02-28");
  });
});
