import { clockInWords } from "#app/components/clock-in-words.ts";
import { dateFormat } from "#app/components/formats.ts";
import type { Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import type { CharityEvent } from "#app/model/entries/posts.ts";
import { weekdays } from "#app/model/site/contact.ts";

/** The words around times in a language. */
export type Clock = Contents["interface"]["clock"];

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

/** The time of an event in a language, such as "8:00 AM to 5:00 PM each day"; empty if it is unknown. */
export function timeInWords(
  { opens, closes, eachDay }: Pick<CharityEvent, "opens" | "closes" | "eachDay">,
  language: string,
  clock: Clock,
) {
  if (!opens) return "";
  const [from = "", to] = [opens, closes].map((each) => each && clockInWords(each, language));
  const time = to ? withValues(clock.range, { from, to }) : withValues(clock.from, { time: from });
  return eachDay ? withValues(clock.eachDay, { time }) : time;
}

function daysInWords(days: readonly string[], language: string, clock: Clock) {
  const week = weekdays.map((day) => (days.includes(day) ? day : "|")).join(" ");
  // Consecutive days are named by the first and the last.
  const runs = week.match(/\w+(?: \w+)*/g)?.map((run) => run.replace(/ .* /, " ").split(" ")) ?? [];
  if (language === "en") return runs.map((run) => run.join("-")).join(", ");
  // 1 January 2024 was a Monday.
  const format = dateFormat(language, { weekday: "long" });
  const nameOf = (day: string) =>
    format.format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day as never)));
  const named = runs.map((run) => {
    const [from = "", to] = run.map(nameOf);
    return to ? withValues(clock.range, { from, to }) : from;
  });
  return new Intl.ListFormat(language).format(named);
}
