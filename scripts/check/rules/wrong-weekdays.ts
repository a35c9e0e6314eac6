import { withQuoted } from "#app/content/fill-text.ts";
import { dayIn } from "#app/content/public-days.ts";
import { isDay } from "#app/content/today.ts";
import { originalOf } from "#scripts/check/original-of.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { matchesOf } from "#scripts/check/words/prose-of.ts";

export default {
  severity: "error",
  about:
    "A day of the week does not match its date, or the text of an event names a day that is not the day of the event (a warning). People would come on the wrong day. Correct one of the two.",
  check(site, report) {
    const { texts, languages, quotedIn } = site;
    const { weekdays, months, named, whole, dated } = namesIn(
      languages.map(({ language }) => language),
    );
    const dateOf = ([, day, inEnglish, monthFirst, second, year]: (string | undefined)[]) => {
      const number = months.get(inEnglish ?? monthFirst ?? "") ?? 0;
      return [year, number + 1, day ?? second].join("-").replace(/(?<=-)(?=\d(?:-|$))/g, "0");
    };
    for (const text of texts) {
      const { value, language, at } = text;
      for (const { 0: phrase, 1: name = "", index } of matchesOf(value, named)) {
        const shown = withQuoted(phrase, quotedIn(language));
        const written = whole.exec(
          shown.slice(name.length).replace(/^\.?,? (?:the |tarehe )?/, ""),
        );
        const date = written ? dateOf(written) : undefined;
        const isReal = isDay(date);
        const weekday = isReal ? new Date(`${date}T00:00:00Z`).getUTCDay() : undefined;
        if (!date || weekday === weekdays.get(name)) continue;
        const right = isReal && nameOf(language, "weekday", Date.parse(date));
        const advice = right ? `is a ${right}. Write ${right}, or` : "does not exist, so";
        const text = `"${shown}" ${advice} correct the date.`;
        report({ ...at(index, phrase.length), text });
      }
      const event = text.entry.isLayer ? originalOf(site, text.entry) : text.entry;
      const day = event?.file.kind.hasDay ? dayIn(event, "date") : undefined;
      const last = (event && dayIn(event, "end")) ?? day;
      for (const found of day && last && day <= last ? matchesOf(value, dated) : []) {
        const phrase = found[0].replace(/[.,]$/, "");
        const date = dateOf([...found.slice(0, 5), found[5] ?? day!.slice(0, 4)]);
        if (date >= day! && date <= last!) continue;
        const text = `This event is on ${day}, and its text names ${phrase}. Correct one of the two, or accept this with allow: if another day is meant.`;
        report({ ...at(found.index, phrase.length), text, severity: "warning" });
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
  const month = `(${anyOf(months)})\\.?`;
  const day = "(\\d{1,2})(?:st|nd|rd|th)?";
  const date = `(?:${day} (?:of )?${month},?|${month} ${day},?)`;
  const written = `${date} ((?:19|20)\\d\\d)`;
  const named = new RegExp(
    `\\b(${anyOf(weekdays)})\\.?,? (?:the |tarehe )?(?:${written}|\\{\\{[^{}]*\\}\\})`,
    "g",
  );
  // A day that is not a deadline.
  const dated = new RegExp(
    `(?<!\\b(?:by|before|until|from|hadi|kabla ya) (?:\\p{L}+,? )?(?:the |tarehe )?)\\b${date}(?: ((?:19|20)\\d\\d))?(?!\\w)`,
    "gu",
  );
  return { weekdays, months, named, dated, whole: new RegExp(`^${written}`) };
}

function nameOf(language: string, part: "weekday" | "month", time: number) {
  return new Intl.DateTimeFormat(language, { [part]: "long", timeZone: "UTC" }).format(time);
}
