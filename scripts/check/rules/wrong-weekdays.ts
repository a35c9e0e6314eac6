import { withQuoted } from "#app/content/fill-text.ts";
import { isDay } from "#app/content/today.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { matchesOf } from "#scripts/check/words/prose-of.ts";

export default {
  severity: "error",
  about:
    "A day of the week does not match its date, so people would come on the wrong day. Correct one of the two.",
  check({ texts, languages, quotedIn }, report) {
    const { weekdays, months, named, whole } = namesIn(languages.map(({ language }) => language));
    for (const { value, language, at } of texts)
      for (const { 0: phrase, 1: name = "", index } of matchesOf(value, named)) {
        const shown = withQuoted(phrase, quotedIn(language));
        const [, day, inEnglish, monthFirst, second, year] =
          whole.exec(shown.slice(name.length).replace(/^\.?,? (?:the |tarehe )?/, "")) ?? [];
        const number = months.get(inEnglish ?? monthFirst ?? "");
        if (number === undefined) continue;
        const date = [year, number + 1, day ?? second]
          .join("-")
          .replace(/(?<=-)(?=\d(?:-|$))/g, "0");
        const isReal = isDay(date);
        const weekday = isReal ? new Date(`${date}T00:00:00Z`).getUTCDay() : undefined;
        if (weekday === weekdays.get(name)) continue;
        const right = isReal && nameOf(language, "weekday", Date.parse(date));
        const advice = right ? `is a ${right}. Write ${right}, or` : "does not exist, so";
        const text = `"${shown}" ${advice} correct the date.`;
        report({ ...at(index, phrase.length), text });
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
  const written = `(?:${day} (?:of )?${month},?|${month} ${day},?) ((?:19|20)\\d\\d)`;
  const named = new RegExp(
    `\\b(${anyOf(weekdays)})\\.?,? (?:the |tarehe )?(?:${written}|\\{\\{[^{}]*\\}\\})`,
    "g",
  );
  return { weekdays, months, named, whole: new RegExp(`^${written}`) };
}

function nameOf(language: string, part: "weekday" | "month", time: number) {
  return new Intl.DateTimeFormat(language, { [part]: "long", timeZone: "UTC" }).format(time);
}
