import { withQuoted } from "#app/content/fill-text.ts";
import { isDay } from "#app/content/today.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { isStop, weekdayOf, wordsOf } from "#scripts/check/words/written-words.ts";

export default {
  severity: "error",
  about:
    "A day of the week is not that of the date beside it, typed or quoted, so somebody would come in vain.",
  check({ texts, quoted }, report) {
    for (const text of texts) {
      const value = withQuoted(text.value, quoted[text.language]);
      const said = wordsOf(value).filter((word) => !isStop(word));
      for (const [at, weekday] of said.entries()) {
        if (!/^d\d/.test(weekday.form)) continue;
        const [one, two, year] = said.slice(at + 1, at + 4);
        const month = [one, two].find((word) => /^m\d/.test(word?.form ?? ""));
        const day = one === month ? two : one;
        if (!month || !day || !/^(?:19|20)\d\d$/.test(year?.form ?? "")) continue;
        const date = `${year?.form}-${month.form.slice(1).padStart(2, "0")}-${day.form.padStart(2, "0")}`;
        if (isDay(date) && weekdayOf(date) === weekday.form) continue;
        const length = year!.index + year!.length - weekday.index;
        const name = new Intl.DateTimeFormat(text.language, { weekday: "long", timeZone: "UTC" });
        const right = isDay(date) && name.format(new Date(`${date}T00:00:00Z`));
        const advice = right
          ? `is a ${right}. Write ${right} for ${weekday.text}, or`
          : "does not exist, so";
        // What is quoted has no place of its own.
        const place = value === text.value ? text.at(weekday.index, length) : text.at();
        report({
          ...place,
          text: `"${value.slice(weekday.index, weekday.index + length)}" ${advice} correct the date.`,
        });
      }
    }
  },
} satisfies Rule;
