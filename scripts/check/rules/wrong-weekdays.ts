import type { Entry, Language } from "#app/content/entries.ts";
import { dayIn } from "#app/content/public-days.ts";
import { withQuoted } from "#app/content/fill-text.ts";
import { isDay, laterDay } from "#app/content/today.ts";
import type { Rule } from "#scripts/check/rule.ts";
import type { Fact } from "#scripts/check/words/facts/fact.ts";
import { factsIn, factsOf } from "#scripts/check/words/facts/facts-in.ts";
import { weekdayNames } from "#scripts/check/words/facts/fact-readers.ts";

// Such a day is not the one on which something happens.
const otherDay =
  /\b(?:by|before|until|till|since|from|after|last|next|every|each|kabla ya|kufikia|hadi|baada ya|kila) (?:the )?$|\b(?:register|apply|book|sign up|regist\w*|jisajili\w*)\b[^.]*$/iu;

export default {
  severity: "error",
  about:
    "A day of the week is not that of the date beside it, or the text of an event names another day than its own, so somebody would come in vain.",
  check({ texts, quoted }, report) {
    for (const text of texts) {
      const { entry, at, language, value } = text;
      const own = entry.kind === "events" ? daysOfEvent(entry) : [];
      for (const { kind, key, year, weekday, index, length } of factsOf(text)) {
        const words = value.slice(index, index + length);
        const isDate = kind === "date";
        const isOfEvent =
          own.length > 0 &&
          (isDate || (kind === "days" && key.length === 1)) &&
          !otherDay.test(value.slice(0, index));
        const isThen = (day: string) =>
          isDate ? day.endsWith(`${year ?? ""}-${key}`) : key === String(weekdayOf(day));
        if (isOfEvent && !own.some(isThen)) {
          const advice = `"${words}" is not when this event is, ${[...new Set([own[0], own.at(-1)])].join(" to ")}. Correct one of the two.`;
          report({ ...at(index, length), severity: "warning", text: advice });
        }
        const advice = wrongWeekday({ year, key, weekday }, language);
        if (advice)
          report({ ...at(index, length), text: `"${words}" ${advice} correct the date.` });
      }
      // A day beside {{date:…}} is read as it will be printed.
      for (const { 0: written, index } of value.matchAll(besideQuoted)) {
        const printed = withQuoted(written, quoted[language]);
        const [fact] = factsIn(printed, language);
        const advice = fact && wrongWeekday(fact, language);
        if (advice)
          report({ ...at(index, written.length), text: `"${printed}" ${advice} leave it out.` });
      }
    }
  },
} satisfies Rule;

const besideQuoted = /\p{L}+\.?,?\s+(?:tarehe\s+)?\{\{\s*date\s*:[^{}]*\}\}/giu;

function wrongWeekday(
  { year, key, weekday }: Pick<Fact, "year" | "key" | "weekday">,
  language: Language,
) {
  if (!weekday || !year) return undefined;
  const day = `${year}-${key}`;
  const right = isDay(day) ? weekdayNames[language][weekdayOf(day)] : undefined;
  // English ones are shortened too.
  if (right === weekday || (language === "en" && right?.startsWith(weekday.slice(0, 3))))
    return undefined;
  return right ? `is a ${right}. Write ${right} for ${weekday}, or` : "does not exist, so";
}

function daysOfEvent(entry: Entry) {
  const [first, last] = [dayIn(entry, "date"), dayIn(entry, "end")];
  const days = first ? [first] : [];
  while (last && days.length < 31 && (days.at(-1) ?? last) < last)
    days.push(laterDay(days.at(-1) ?? last, 1));
  return days;
}

function weekdayOf(day: string) {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
