import { isDay } from "#app/content/today.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The days that a date such as 30.06.2026 or 30th June 2026 can mean, in ISO form: 8/3/2025 two. */
export function daysMeant(written: string): string[] {
  const parts = written.split(/[\s./,–—−-]+/).filter((part) => part !== "");
  const isYearFirst = /^\d{4}$/.test(parts[0] ?? "");
  const [year, one = "", other = "", ...more] = isYearFirst ? parts : parts.toReversed();
  const orders = isYearFirst
    ? [[one, other]]
    : [
        [one, other],
        [other, one],
      ];
  const days = orders.map(([month = "", day = ""]) =>
    [year, monthIn(month), day.replace(/(?:st|nd|rd|th)$/i, "").padStart(2, "0")].join("-"),
  );
  return more.length === 0 ? [...new Set(days)].filter(isDay) : [];
}

function monthIn(part: string) {
  const named = months.indexOf(part.slice(0, 3).toLowerCase()) + 1;
  return String(named || part).padStart(2, "0");
}
