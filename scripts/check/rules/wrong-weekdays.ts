import type { Rule } from "#scripts/check/rule.ts";
import { matchesIn } from "#scripts/check/words/prose-of.ts";

const days = "Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday".split("|");
const months =
  "January|February|March|April|May|June|July|August|September|October|November|December".split(
    "|",
  );
const any = (names: string[]) => names.map((name) => `${name}|${name.slice(0, 3)}`).join("|");
const weekday = `\\b(?<weekday>${any(days)}|Tues|Thurs)\\b\\.?,?(?: the)? `;
const day = "(?<day>[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?";
const month = `(?<month>${any(months)}|Sept)\\.?`;
const year = ",? (?<year>(?:19|20)\\d\\d)\\b";
const dates = [`${day}(?: of)? ${month}`, `${month} ${day}`];
const patterns = dates.map((date) => new RegExp(weekday + date + year, "gu"));

const rule: Rule = {
  severity: "error",
  about: "A day of the week is not that of the date beside it, so somebody would come in vain.",
  examples: {
    errors: ["We meet on «Monday, 12 December 2026».", "We meet on «Mon 12 Dec 2026»."],
    good: ["We meet on Saturday, 12 December 2026, and on Sun., December 13, 2026."],
  },
  check({ texts }, report) {
    for (const { found, words, place } of matchesIn(texts, ...patterns)) {
      const { weekday: said = "", day = "", month = "", year = "" } = found.groups ?? {};
      const at = months.findIndex((name) => name.startsWith(month.slice(0, 3)));
      const date = new Date(Date.UTC(Number(year), at, Number(day)));
      const right = date.getUTCMonth() === at ? days[date.getUTCDay()] : undefined;
      if (right?.startsWith(said.slice(0, 3))) continue;
      const advice = right ? `is a ${right}. Write ${right} for ${said}, or` : "does not exist, so";
      report({ ...place, text: `"${words}" ${advice} correct the date.` });
    }
  },
};

export default rule;
