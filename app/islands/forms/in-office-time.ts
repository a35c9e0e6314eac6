import { clockInWords } from "#app/components/clock-in-words.ts";
import { officeOffset } from "#app/components/office-offset.ts";

/** A time with its day, in the time zone of the office and in a locale. */
export function inOfficeTime(time: Date, locale: string) {
  const local = new Date(time.getTime() + officeOffset);
  const day = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  const clock = clockInWords(
    local.toISOString().slice("2025-01-01T".length, -":00.000Z".length),
    locale,
  );
  return `${local.toLocaleDateString(locale, day)}, ${clock}`;
}
