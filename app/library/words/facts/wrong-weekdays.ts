import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, firstFindings, type Passage } from "#app/library/words/passage.ts";
import { passagesWith } from "#app/library/words/passages-with.ts";

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];
const day = "(?<day>[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?";
const month = `(?<month>${months.map((name) => `${name}|${name.slice(0, 3)}`).join("|")}|Sept)\\.?`;
const weekday = `\\b(?<weekday>${days.map((name) => `${name}|${name.slice(0, 3)}`).join("|")}|Tues|Thurs)\\b\\.?,?(?: the)? `;
const year = "(?<year>(?:19|20)\\d\\d)\\b";
const dayFirst = new RegExp(`${weekday}${day}(?: of)? ${month},? ${year}`, "gu");
const monthFirst = new RegExp(`${weekday}${month} ${day},? ${year}`, "gu");

/** Refuses a day of the week that is not that of the date beside it. */
export function wrongWeekdays(passages: Passage[]): Problem[] {
  const suspected = passagesWith(passages, (chunk) => /^(?:19|20)\d\d\b/.test(chunk));
  return suspected.flatMap((passage) => {
    if (passage.kind === "link") return [];
    const { words } = passage;
    const dates = [...words.matchAll(dayFirst), ...words.matchAll(monthFirst)];
    return firstFindings(dates, ({ 0: written, index, groups = {} }) => {
      const { weekday: said = "", day = "", month = "", year = "" } = groups;
      const at = months.findIndex((name) => name.startsWith(month.slice(0, 3)));
      const date = new Date(Date.UTC(Number(year), at, Number(day)));
      const meant = days[date.getUTCDay()] ?? "";
      if (date.getUTCMonth() === at && meant.startsWith(said.slice(0, 3))) return [];
      const place = { index, length: written.length };
      return [findingAt(passage, place, wordsFor(written, said, meant, date.getUTCMonth() === at))];
    });
  });
}

function wordsFor(written: string, said: string, meant: string, isThere: boolean) {
  if (!isThere) {
    const says = `"${written}": that month has no such day.`;
    return { says, fix: "Mend the date." };
  }
  return {
    says: `"${written}" is a ${meant}.`,
    fix: `Write ${meant} for ${said}, or mend the date.`,
  };
}
