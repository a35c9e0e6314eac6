import { describe, expect, it } from "vitest";
import { answerBy } from "#app/islands/forms/answer-by.ts";
import type { OfficeHours } from "#app/model/site/office-hours.ts";

const office: OfficeHours = {
  days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
  opens: "08:00",
  closes: "17:00",
  answersWithinHours: 48,
  holidays: ["2026-12-25", "2026-12-26", "2027-01-01", "2027-12-31"],
};

// All times are in Nairobi's time zone, on any device.
const cases = [
  ["two days later on working days", "2026-11-16T10:00", "2026-11-18T10:00"],
  ["at closing time for an evening message", "2026-11-16T20:00", "2026-11-18T17:00"],
  ["at closing time if the promised hour is at night", "2026-11-17T05:00", "2026-11-18T17:00"],
  ["before the weekend if the promised hour is in it", "2026-11-19T16:00", "2026-11-20T17:00"],
  ["on Friday for a message on Thursday night", "2026-11-19T23:00", "2026-11-20T17:00"],
  ["on the same day for a message on Friday morning", "2026-11-20T10:00", "2026-11-20T17:00"],
  ["on Monday for a message on Friday night", "2026-11-20T18:00", "2026-11-23T17:00"],
  ["on Monday for a message on Saturday", "2026-11-21T09:00", "2026-11-23T09:00"],
  ["at noon on Monday for a message at noon on Saturday", "2026-11-21T12:00", "2026-11-23T12:00"],
  ["at the minute when the office opens", "2026-11-21T08:00", "2026-11-23T08:00"],
  ["after two holidays and the weekend", "2026-12-24T18:00", "2026-12-28T17:00"],
  ["before a holiday if the promised hour is in it", "2026-12-30T18:00", "2026-12-31T17:00"],
  ["on the first day of the calendar", "2026-01-01T10:00", "2026-01-02T17:00"],
  ["after the last day of the calendar", "2027-12-31T10:00", "2028-01-03T17:00"],
  ["after New Year and its weekend", "2026-12-31T18:00", "2027-01-04T17:00"],
] as const;

describe("answerBy", () => {
  it.each(cases)("is %s", (_name, sent, answered) => {
    const moment = answerBy(nairobi(sent), office);
    expect(moment).toEqual(nairobi(answered));
  });

  it("is never in the past or outside office hours, whenever a message is sent", () => {
    const start = nairobi("2026-12-01T00:00").getTime();
    for (let half = 0; half < 2000; half += 1) {
      const sent = new Date(start + half * 30 * 60_000);
      const moment = answerBy(sent, office)!;
      const local = new Date(moment.getTime() + 3 * 3_600_000);
      const minutes = local.getUTCHours() * 60 + local.getUTCMinutes();
      expect(moment.getTime()).toBeGreaterThan(sent.getTime());
      expect([0, 6]).not.toContain(local.getUTCDay());
      expect(minutes).toBeGreaterThanOrEqual(8 * 60);
      expect(minutes).toBeLessThanOrEqual(17 * 60);
      expect(office.holidays).not.toContain(local.toISOString().slice(0, 10));
    }
  });

  it.each([
    ["a year before the calendar of holidays begins", "2025-12-31T10:00"],
    ["a day after the calendar of holidays ends", "2028-01-01T10:00"],
  ])("promises nothing if the clock shows %s", (_name, sent) => {
    expect(answerBy(nairobi(sent), office)).toBeUndefined();
  });
});

function nairobi(time: string) {
  return new Date(`${time}:00+03:00`);
}
