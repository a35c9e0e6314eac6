import { withQuoted } from "#app/content/fill-text.ts";
import { isDay } from "#app/content/today.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { isStop, namesDay, weekdayOf, wordsOf } from "#scripts/check/words/written-words.ts";

const quotedBehind = /^[ ,.]*(?:the |tarehe )?\{\{[^{}]*\}\}/;

export default {
  severity: "error",
  about:
    "A day of the week is not that of the date beside it, typed or quoted, so somebody would come in vain.",
  check({ texts, quoted }, report) {
    for (const { value, language, at: placeAt } of texts) {
      // In most texts no day is named, and to find their words takes long.
      const said = namesDay(value) ? wordsOf(value).filter((word) => !isStop(word)) : [];
      for (const [at, { index, length, form, text }] of said.entries()) {
        if (!/^d\d/.test(form)) continue;
        const [braces = ""] = quotedBehind.exec(value.slice(index + length)) ?? [];
        const filled = wordsOf(withQuoted(braces, quoted[language]));
        const rest = braces ? filled.filter((word) => !isStop(word)) : said.slice(at + 1);
        const [one, two, year] = rest;
        const month = [one, two].find((word) => /^m\d/.test(word?.form ?? ""));
        const day = one === month ? two : one;
        if (!month || !day || !year || !/^(?:19|20)\d\d$/.test(year.form)) continue;
        const date = `${year.form}-${month.form.slice(1).padStart(2, "0")}-${day.form.padStart(2, "0")}`;
        if (isDay(date) && weekdayOf(date) === form) continue;
        const end = braces ? index + length + braces.length : year.index + year.length;
        const name = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
        const right = isDay(date) && name.format(new Date(`${date}T00:00:00Z`));
        const advice = right
          ? `is a ${right}. Write ${right} for ${text}, or`
          : "does not exist, so";
        const words = `"${withQuoted(value.slice(index, end), quoted[language])}"`;
        report({ ...placeAt(index, end - index), text: `${words} ${advice} correct the date.` });
      }
    }
  },
} satisfies Rule;
