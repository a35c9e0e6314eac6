import { expect, it } from "vitest";
import { answerBy } from "#app/islands/forms/answer-by.ts";
import { inOfficeTime } from "#app/islands/forms/in-office-time.ts";
import type { OfficeHours } from "#app/model/site/contact.ts";

const office: OfficeHours = {
  days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
  opens: "08:30",
  closes: "17:00",
  answersWithinHours: 48,
  holidays: ["2026-12-25", "2026-12-26", "2027-01-01", "2027-12-31"],
};

// All times are in Nairobi's time zone, on any device.
const nairobi = (time: string) => new Date(`${time}:00+03:00`);

it.each([
  ["two days later on working days", "2026-11-16T10:00", "2026-11-18T10:00"],
  ["at closing time for an evening message", "2026-11-16T20:00", "2026-11-18T17:00"],
  ["at closing time if the promised hour is at night", "2026-11-17T05:00", "2026-11-18T17:00"],
  ["on the same day for a message on Friday morning", "2026-11-20T10:00", "2026-11-20T17:00"],
  ["on Monday for a message at closing time on Friday", "2026-11-20T17:00", "2026-11-23T17:00"],
  ["on Monday for a message on Friday night", "2026-11-20T18:00", "2026-11-23T17:00"],
  ["at the minute when the office opens", "2026-11-21T08:30", "2026-11-23T08:30"],
  ["after two holidays and the weekend", "2026-12-24T18:00", "2026-12-28T17:00"],
  ["before a holiday if the promised hour is in it", "2026-12-30T18:00", "2026-12-31T17:00"],
  ["on the first day of the calendar", "2026-01-01T10:00", "2026-01-02T17:00"],
  ["after the last day of the calendar", "2027-12-31T10:00", "2028-01-03T17:00"],
  ["not promised a year before the calendar of holidays", "2025-12-31T10:00", undefined],
  ["not promised a day after the calendar of holidays", "2028-01-01T10:00", undefined],
])("an answer is %s", (_name, sent, answered) => {
  expect(answerBy(nairobi(sent), office)).toEqual(answered && nairobi(answered));
});

it.each([
  ["2026-12-31T21:00:00Z", "en-KE", "Friday, 1 January, 12:00 AM"],
  ["2026-12-31T09:05:00Z", "en-KE", "Thursday, 31 December, 12:05 PM"],
  ["2026-12-31T21:00:00Z", "sw", "Ijumaa, 1 Januari, saa sita usiku"],
  ["2026-12-31T14:30:00Z", "sw", "Alhamisi, 31 Desemba, saa kumi na moja na nusu jioni"],
  ["2026-12-31T05:05:00Z", "fr", "jeudi 31 décembre, 08:05"],
])("%s in %s is %s at the office", (moment, language, words) => {
  expect(inOfficeTime(new Date(moment), language).replace(/\s/g, " ")).toBe(words);
});
