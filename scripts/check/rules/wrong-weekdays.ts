import type { Rule } from "#scripts/check/rule.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];
const any = (names: string[]) => names.map((name) => `${name}|${name.slice(0, 3)}`).join("|");
const day = "(?<day>[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?";
const month = `(?<month>${any(months)}|Sept)\\.?`;
const weekday = `\\b(?<weekday>${any(days)}|Tues|Thurs)\\b\\.?,?(?: the)? `;
const year = "(?<year>(?:19|20)\\d\\d)\\b";
const patterns = [`${day}(?: of)? ${month},? ${year}`, `${month} ${day},? ${year}`].map(
  (date) => new RegExp(weekday + date, "gu"),
);

const rule: Rule = {
  severity: "error",
  about:
    "A day of the week is not that of the date beside it. Somebody would come on a day when nobody is there.",
  examples: {
    bad: [
      "We meet on Monday, 12 December 2026.",
      "We meet on Mon 12 Dec 2026.",
      "We meet on Sunday, December 12th, 2026.",
      "We meet on Monday the 31st of June 2026.",
    ],
    good: [
      "We meet on Saturday, 12 December 2026, on Sun., December 13, 2026, and on Saturday the 12th of December 2026.",
      "We meet on Monday, 12 December. On Monday 12 girls came in December 2026.",
    ],
  },
  check({ texts }, report) {
    for (const text of texts) {
      const prose = proseOf(text) ?? "";
      for (const found of patterns.flatMap((pattern) => [...prose.matchAll(pattern)])) {
        const { weekday: said = "", day = "", month = "", year = "" } = found.groups ?? {};
        const at = months.findIndex((name) => name.startsWith(month.slice(0, 3)));
        const date = new Date(Date.UTC(Number(year), at, Number(day)));
        const right = days[date.getUTCDay()] ?? "";
        const isThere = date.getUTCMonth() === at;
        if (isThere && right.startsWith(said.slice(0, 3))) continue;
        const advice = isThere
          ? `is a ${right}. Write ${right} for ${said}, or correct the date.`
          : "is on no calendar. Correct the date.";
        report({ ...text.at(found.index, found[0].length), text: `"${found[0]}" ${advice}` });
      }
    }
  },
};

export default rule;
