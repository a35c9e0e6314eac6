import { setting } from "#app/content/setting.ts";
import { officeOffset } from "#app/components/office-offset.ts";

/** Today in Nairobi, such as 2026-06-30; DATE chooses another day, to preview the site on that day. */
export function today(): string {
  const chosen = setting("DATE", isDay, "Write a day like 2026-06-30.");
  // Intl's calendar is slow to load.
  return chosen ?? new Date(Date.now() + officeOffset).toISOString().slice(0, 10);
}

/** True for a valid day such as 2026-06-30. */
export function isDay(written: unknown): written is string {
  return (
    typeof written === "string" &&
    /^\d{4}-\d{2}-\d{2}$/.test(written) &&
    laterDay(written, 0) === written
  );
}

/** The day a number of days after another. */
export function laterDay(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return Number.isNaN(moment.getTime()) ? "" : moment.toISOString().slice(0, day.length);
}

/** The same day a number of years later, clamped to 28 February. */
export function sameDayIn(years: number, day: string): string {
  const same = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return [same, same.replace(/29$/, "28")].find(isDay) ?? "";
}
