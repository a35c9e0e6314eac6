import type { Entry } from "#app/content/entries.ts";
import { withQuoted } from "#app/content/fill-text.ts";
import { dayIn } from "#app/content/public-days.ts";
import { isDay, laterDay } from "#app/content/today.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { isStop, wordsOf, type Word } from "#scripts/check/words/written-words.ts";

// Such a day is not the one on which something happens.
const otherDay =
  /\b(?:by|before|until|till|since|from|after|last|next|every|each|kabla ya|kufikia|hadi|baada ya|kila) (?:the )?$|\b(?:register|apply|book|sign up|regist\w*|jisajili\w*)\b[^.]*$/iu;

export default {
  severity: "error",
  about:
    "A day of the week is not that of the date beside it, or the text of an event names another day than its own, so somebody would come in vain.",
  check({ texts, quoted }, report) {
    for (const text of texts) {
      const { entry, at, language } = text;
      const value = withQuoted(text.value, quoted[language]);
      const days = entry.kind === "events" ? daysOfEvent(entry) : [];
      for (const said of saidDays(wordsOf(value))) {
        const { first, last, weekday, year, month, day } = said;
        const words = value.slice(first.index, last.index + last.length);
        // What is quoted has no place of its own.
        const place = value === text.value ? at(first.index, words.length) : at();
        const isThen = (one: string) =>
          month ? one.endsWith(`${year ?? ""}-${month}-${day}`) : weekdayOf(one) === weekday;
        if (days.length > 0 && !days.some(isThen) && !otherDay.test(value.slice(0, first.index))) {
          const advice = `"${words}" is not when this event is, ${[...new Set([days[0], days.at(-1)])].join(" to ")}. Correct one of the two.`;
          report({ ...place, severity: "warning", text: advice });
        }
        const date = `${year}-${month}-${day}`;
        if (weekday === undefined || !year || (isDay(date) && weekdayOf(date) === weekday))
          continue;
        const right = isDay(date) && nameOfDay(date, language);
        const advice = right
          ? `is a ${right}. Write ${right} for ${first.text}, or`
          : "does not exist, so";
        report({ ...place, text: `"${words}" ${advice} correct the date.` });
      }
    }
  },
} satisfies Rule;

type SaidDay = {
  first: Word;
  last: Word;
  weekday?: string;
  day?: string;
  month?: string;
  year?: string;
};

// Days as they are said: a weekday, a day and its month in either order, or both, perhaps with the year.
function saidDays(words: Word[]): SaidDay[] {
  const said = words.filter((word) => !isStop(word));
  return said.flatMap((first, at): SaidDay[] => {
    const weekday = /^d\d/.test(first.form) ? first.form : undefined;
    const [one, two, three] = said.slice(weekday ? at + 1 : at);
    const month = [one, two].find((word) => word && /^m\d/.test(word.form));
    const day = [one, two].find((word) => word && word !== month && Number(word.form) <= 31);
    // The date is told with the weekday before it.
    if (!weekday && /^d\d/.test(said[at - 1]?.form ?? "")) return [];
    if (!month || !day) return weekday ? [{ first, last: first, weekday }] : [];
    const year = three && /^(?:19|20)\d\d$/.test(three.form) ? three.form : undefined;
    const digits = { month: month.form.slice(1).padStart(2, "0"), day: day.form.padStart(2, "0") };
    return [{ first, last: (year ? three : two)!, weekday, year, ...digits }];
  });
}

function daysOfEvent(entry: Entry) {
  const [first, last] = [dayIn(entry, "date"), dayIn(entry, "end")];
  const days = first ? [first] : [];
  while (last && days.length < 31 && (days.at(-1) ?? last) < last)
    days.push(laterDay(days.at(-1) ?? last, 1));
  return days;
}

function weekdayOf(day: string) {
  return `d${new Date(`${day}T00:00:00Z`).getUTCDay()}`;
}

function nameOfDay(day: string, language: string) {
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
