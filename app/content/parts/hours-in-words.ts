import type { Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { weekdays } from "#app/model/site/office-hours.ts";

/** The office hours as visitors read them, such as "Mon-Fri 8:00 AM to 5:00 PM". */
export function hoursInWords({ site, contact }: Pick<Contents, "site" | "contact">) {
  const { days, opens, closes } = site.office;
  return withValues(contact.details.hours, {
    days: daysInWords(days),
    opens: clockInWords(opens),
    closes: clockInWords(closes),
  });
}

// Days that follow each other are named by the first and the last of them.
function daysInWords(days: readonly string[]) {
  const week = weekdays.map((day) => (days.includes(day) ? day : "|")).join(" ");
  const runs = week.split("|").map((run) => run.trim().replace(/ (?:.* )?/, "-"));
  return runs.filter((run) => run !== "").join(", ");
}

function clockInWords(clock: string) {
  const hour = Number(clock.slice(0, 2));
  return `${hour % 12 || 12}${clock.slice(2)} ${hour < 12 ? "AM" : "PM"}`;
}
