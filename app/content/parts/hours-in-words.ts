import { swahiliHour } from "#app/components/swahili-clock.ts";
import type { Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { numberWords } from "#app/content/number-words.ts";
import { weekdays } from "#app/model/site/office-hours.ts";

/** The office hours as visitors read them, such as "Mon-Fri 8:00 AM to 5:00 PM". */
export function hoursInWords({
  site,
  contact,
  language,
}: Pick<Contents, "site" | "contact"> & Partial<Pick<Contents, "language">>) {
  if (language === "sw") return hoursInSwahili(site.office);
  const { days, opens, closes } = site.office;
  return withValues(contact.details.hours, {
    days: runsOf(days)
      .map((run) => run.join("-"))
      .join(", "),
    opens: clockInWords(opens),
    closes: clockInWords(closes),
  });
}

/** The office hours in Swahili, such as "Jumatatu hadi Ijumaa, saa mbili asubuhi hadi saa nane mchana". */
export function hoursInSwahili({ days, opens, closes }: Contents["site"]["office"]) {
  const nameOf = (day: string) =>
    weekday.format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day as never)));
  const runs = runsOf(days).map((run) => run.map(nameOf).join(" hadi "));
  const named = [runs.slice(0, -1).join(", "), runs.at(-1)].filter(Boolean).join(" na ");
  return `${named}, ${clockInSwahili(opens)} hadi ${clockInSwahili(closes)}`;
}

/** The time of an event in Swahili; "8:00 AM to 5:00 PM" is "saa mbili asubuhi hadi saa kumi na moja jioni". */
export function timeInSwahili(time: string) {
  return time
    .replace(" to ", " hadi ")
    .replace(/(\d+):(\d\d) ([AP])M/g, (_, hour: string, minute: string, half: string) =>
      clockInSwahili(`${(Number(hour) % 12) + (half === "P" ? 12 : 0)}:${minute}`),
    );
}

// Days that follow each other are named by the first and the last of them.
function runsOf(days: readonly string[]) {
  const week = weekdays.map((day) => (days.includes(day) ? day : "|")).join(" ");
  const runs = week.split("|").map((run) => run.trim().split(" "));
  return runs
    .filter(([first]) => first !== "")
    .map((run) => [...new Set([run[0], run.at(-1)])] as string[]);
}

// The first day of 2024 was a Monday.
const weekday = new Intl.DateTimeFormat("sw", { weekday: "long", timeZone: "UTC" });

// The hours of the day and of the night are counted from six.
function clockInSwahili(clock: string) {
  const [written = 0, minute = 0] = clock.split(":").map(Number);
  const { hour, part } = swahiliHour(written);
  const half = minute === 30 ? " na nusu" : minute > 0 ? ` na dakika ${minute}` : "";
  return `saa ${numberWords.sw[hour]}${half} ${part}`;
}

/** A time such as "17:00" as "5:00 PM". */
function clockInWords(clock: string) {
  const hour = Number(clock.slice(0, 2));
  return `${hour % 12 || 12}${clock.slice(2)} ${hour < 12 ? "AM" : "PM"}`;
}
