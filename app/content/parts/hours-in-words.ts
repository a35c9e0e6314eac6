import { clockInSwahili } from "#app/components/swahili-clock.ts";
import type { Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { weekdays } from "#app/model/site/contact.ts";

/** The words around times in a language. */
type Clock = Contents["interface"]["clock"];

/** The office hours in a language, such as "Mon-Fri 8:00 AM to 5:00 PM". */
export function hoursInWords(
  { days, opens, closes }: Contents["site"]["office"],
  language: string,
  pattern: string,
  clock: Clock,
) {
  return withValues(pattern, {
    days: daysInWords(days, language, clock),
    opens: clockInWords(opens, language),
    closes: clockInWords(closes, language),
  });
}

/** The time of an event, written like "8:00 AM to 5:00 PM each day", in a language. */
export function timeInWords(time: string, language: string, clock: Clock) {
  if (language === "en") return time;
  const times = [...time.matchAll(/(\d+):(\d\d) ([AP])M/g)].map(([, hour, minute, half]) => {
    const hours = (Number(hour) % 12) + (half === "P" ? 12 : 0);
    return clockInWords(`${String(hours).padStart(2, "0")}:${minute}`, language);
  });
  const inside = times.length > 1 ? between(times, clock) : (times[0] ?? time);
  const begun =
    time.startsWith("From ") && times.length === 1
      ? withValues(clock.from, { time: inside })
      : inside;
  return time.endsWith(" each day") ? withValues(clock.eachDay, { time: begun }) : begun;
}

/** A time such as "17:00" in a language. */
function clockInWords(clock: string, language: string) {
  if (language === "sw") return clockInSwahili(clock);
  const hour = Number(clock.slice(0, 2));
  // The specification writes 8:00 AM, as only the American locale does.
  if (language === "en") return `${hour % 12 || 12}${clock.slice(2)} ${hour < 12 ? "AM" : "PM"}`;
  const format = new Intl.DateTimeFormat(language, {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "UTC",
  });
  return format.format(new Date(`2024-01-01T${clock}:00Z`));
}

function between([first = "", last = ""]: string[], { range }: Clock) {
  return withValues(range, { from: first, to: last });
}

function daysInWords(days: readonly string[], language: string, clock: Clock) {
  const runs = runsOf(days);
  if (language === "en") return runs.map((run) => run.join("-")).join(", ");
  // 1 January 2024 was a Monday.
  const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  const nameOf = (day: string) =>
    format.format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day as never)));
  const named = runs.map((run) => {
    const names = run.map(nameOf);
    return names.length > 1 ? between(names, clock) : String(names);
  });
  return new Intl.ListFormat(language).format(named);
}

// Consecutive days are named by the first and the last.
function runsOf(days: readonly string[]) {
  const week = weekdays.map((day) => (days.includes(day) ? day : "|")).join(" ");
  const runs = week.split("|").map((run) => run.trim().split(" "));
  return runs
    .filter(([first]) => first !== "")
    .map((run) => [...new Set([run[0], run.at(-1)])] as string[]);
}
