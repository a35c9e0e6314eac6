import { problemAt, warningAt } from "#app/library/checks/problem-at.ts";
import { dayIn, firstDay, lastDay } from "#app/library/days/public-days.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";

const earliest = "2000-01-01";
// The day before which each of these cannot be.
const notBefore = { updated: "date", end: "date", until: "date" } as const;

/**
 * Reports what would be public before its own date, days in the wrong order, and what is never
 * shown; warns of dates before the year 2000. A problem never comes by itself as days go by.
 */
export function unlikelyDates(entries: Entry[], day: string): Problem[] {
  const whole = (name: string) => entriesOf(entries, name).filter(({ isWhole }) => isWhole);
  return [
    ...[...whole("posts"), ...whole("news")].flatMap((entry) => [
      ...longAgo(entry),
      ...stillToCome(entry, "date", day),
    ]),
    ...[...whole("posts"), ...whole("prosePages")].flatMap((one) =>
      stillToCome(one, "updated", day),
    ),
    ...entries
      .filter(({ isWhole }) => isWhole)
      .flatMap((one) => [...inDisorder(one), ...never(one)]),
  ];
}

function longAgo(entry: Entry): Problem[] {
  const date = dayIn(entry, "date");
  if (!date || date >= earliest) return [];
  return [warningAt(entry, ["date"], `${date} is very long ago.`, "Look at the year once more.")];
}

function stillToCome(entry: Entry, field: "date" | "updated", day: string): Problem[] {
  const date = dayIn(entry, field);
  const first = firstDay(entry);
  if (!date || isDraft(entry) || date <= day || (first && date <= first)) return [];
  const isDate = field === "date";
  const line = first ? `Write publishOn: ${date}` : `Add a line publishOn: ${date}`;
  const words = {
    says: `${date} is still to come.`,
    expected: isDate ? "What is approved is public at once, unless publishOn names a day." : "",
    fix: `${isDate ? `${line}, or look` : "Look"} at the year once more.`,
  };
  return [problemAt(entry, [field], words)];
}

function inDisorder(entry: Entry): Problem[] {
  return Object.entries(notBefore).flatMap(([field, before]) => {
    const [later, earlier] = [dayIn(entry, field), dayIn(entry, before)];
    if (!later || !earlier || later >= earlier) return [];
    const says = `${field} says ${later}, which is before its ${before}, ${earlier}.`;
    const fix = "Look at both days once more.";
    return [problemAt(entry, [field], { says, fix })];
  });
}

function never(entry: Entry): Problem[] {
  const [first, last] = [firstDay(entry), lastDay(entry)];
  if (!first || !last || first <= last) return [];
  const says = `This is public from ${first} on, and over after ${last}.`;
  const fix = "Nobody would see it: look at both days once more.";
  return [problemAt(entry, ["publishOn"], { says, fix })];
}
