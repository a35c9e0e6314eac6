import { dateFormat } from "#app/components/formats.ts";
import { withQuoted } from "#app/content/fill-text.ts";
import { dayIn, endOf } from "#app/content/public-days.ts";
import { isDay } from "#app/content/today.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { matchesOf } from "#scripts/check/words/prose-of.ts";

export default {
  severity: "error",
  about:
    "A day of the week does not match its date, or the text of an event names a day that is not the day of the event (a warning). People would come on the wrong day. Correct one of the two.",
  check(site, report) {
    const { texts, languages, quotedIn, wholeOf } = site;
    const { weekdays, months, whole, dated, alone } = namesIn(
      languages.map(({ language }) => language),
    );
    for (const text of texts) {
      const { value, language, at } = text;
      const event = wholeOf(text.entry);
      const day = event.file.kind.hasDay ? dayIn(event, "date") : undefined;
      const last = endOf(event);
      const ofEvent = day && last ? weekdaysOf(day, last) : undefined;
      const dates = matchesOf(value, dated);
      for (const { 0: name, index } of ofEvent ? matchesOf(value, alone) : []) {
        const isInDate = dates.some(
          (date) => date.index <= index && index < date.index + date[0].length,
        );
        if (isInDate || ofEvent?.has(weekdays.get(name)!)) continue;
        const right = nameOf(language, "weekday", Date.parse(day!));
        const advice = `This event is on ${day}, a ${right}, and its text names ${name}. Correct one of the two, or accept this with allow: if another day is meant.`;
        report({ ...at(index, name.length), text: advice, severity: "warning" });
      }
      for (const { 0: written, index } of dates) {
        const shown = withQuoted(written, quotedIn(language));
        const { groups = {} } = whole.exec(shown) ?? {};
        const { deadline = "", weekday, year = day?.slice(0, 4) } = groups;
        const month = months.get(groups.month ?? groups.firstMonth ?? "");
        if (month === undefined || year === undefined) continue;
        const number = groups.day ?? groups.secondDay;
        const date = [year, month + 1, number].join("-").replace(/-(?=\d(?:-|$))/g, "-0");
        const isOfEvent = day && last && day <= date && date <= last;
        const phrase = shown.slice(deadline.length);
        const place = at(index + deadline.length, written.length - deadline.length);
        const time = isDay(date) ? Date.parse(date) : undefined;
        const isRight = time !== undefined && new Date(time).getUTCDay() === weekdays.get(weekday!);
        if (weekday && !isRight && (groups.year || isOfEvent)) {
          const right = time !== undefined && nameOf(language, "weekday", time);
          const advice = right ? `is a ${right}. Write ${right}, or` : "does not exist, so";
          report({ ...place, text: `"${phrase}" ${advice} correct the date.` });
        } else if (day && last && day <= last && !deadline && !isOfEvent) {
          const text = `This event is on ${day}, and its text names ${phrase}. Correct one of the two, or accept this with allow: if another day is meant.`;
          report({ ...place, text, severity: "warning" });
        }
      }
    }
  },
} satisfies Rule;

// The names of days and months in the languages of the site, and the patterns that find them.
function namesIn(languages: string[]) {
  const namesOf = (count: number, timeOf: (at: number) => number, part: "weekday" | "month") => {
    const numbers = Array.from({ length: count }, (_, at) => at);
    const long = numbers.flatMap((at) =>
      languages.map((language) => [nameOf(language, part, timeOf(at)), at] as const),
    );
    const short = numbers.map((at) => [nameOf("en", part, timeOf(at)).slice(0, 3), at] as const);
    // Long names first, because a short one may be the beginning of a long one.
    return new Map([...long, ...short]);
  };
  const weekdays = namesOf(7, (at) => Date.UTC(2023, 0, at + 1), "weekday");
  const months = namesOf(12, (at) => Date.UTC(2023, at), "month");
  const anyOf = (names: Map<string, number>) => [...names.keys()].join("|");
  const [weekday, month] = [anyOf(weekdays), anyOf(months)];
  const before = `(?:(?<weekday>${weekday})\\.?,? (?:the |tarehe )?)?`;
  const deadline =
    "(?<deadline>\\b(?:by|before|until|from|hadi|kabla ya) (?:\\p{L}+,? )??(?:the |tarehe )?)?";
  const ofDay = "(?:st|nd|rd|th)?";
  const date = `(?:(?<day>\\d{1,2})${ofDay} (?:of )?(?<month>${month})\\b|(?<firstMonth>${month})\\.? (?<secondDay>\\d{1,2})${ofDay}\\b)`;
  const year = "(?:\\.?,? (?<year>(?:19|20)\\d\\d)\\b)?";
  const named = `${before}${date}${year}`;
  const dated = new RegExp(
    `(?:${deadline}\\b${named}|\\b(?:${weekday})\\.?,? (?:the |tarehe )?\\{\\{[^{}]*\\}\\})`,
    "gu",
  );
  const alone = new RegExp(
    `\\b(?:${[...weekdays.keys()].filter((name) => name.length > 3).join("|")})\\b`,
    "g",
  );
  return { weekdays, months, dated, alone, whole: new RegExp(`^${deadline}${named}`, "u") };
}

// The days of the week from a day to another one.
function weekdaysOf(day: string, last: string) {
  const days = new Set<number>();
  for (let time = Date.parse(day); time <= Date.parse(last) && days.size < 7; time += 86_400_000)
    days.add(new Date(time).getUTCDay());
  return days;
}

function nameOf(language: string, part: "weekday" | "month", time: number) {
  return dateFormat(language, { [part]: "long" }).format(time);
}
