import { problemAt } from "#app/library/checks/problem-at.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import type { Site } from "#app/model/site/site.ts";

const week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
const name = week.map((day) => `${day}[a-z]*`).join("|");
const span = new RegExp(`\\b(${name})\\.? ?(?:-|–|to|until) ?(${name})`, "i");
const clock = /\b(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?m\b|\b([01]?\d|2[0-3])[:.](\d\d)\b/gi;

/** Reports office hours that say something else in words than the fields by which we reckon. */
export function hoursInWords(entries: Entry[]): Problem[] {
  const [site] = entriesOf(entries, "site");
  if (!site?.isWhole) return [];
  const { officeHours, office } = site.value as Site;
  const hours = [...officeHours.matchAll(clock)].map(timeOf);
  const reckoned = [office.opens, office.closes];
  const days = daysIn(officeHours);
  const isOther = hours.length === 2 && hours.join() !== reckoned.join();
  const areOthers = days !== undefined && days.join() !== inOrder(office.days).join();
  if (!isOther && !areOthers) return [];
  const fields = isOther
    ? `opens is ${office.opens} and closes is ${office.closes}`
    : `days has ${office.days.join(", ")}`;
  const problem = problemAt(site, ["officeHours"], {
    says: `The words say "${officeHours}", but below office: ${fields}.`,
    fix: "Visitors read the words, and the site promises answers by the fields. Change both alike.",
  });
  return [problem];
}

function timeOf({ 1: hour, 2: minutes = "00", 3: half, 4: plain, 5: past }: RegExpMatchArray) {
  if (plain !== undefined) return `${plain.padStart(2, "0")}:${past}`;
  const inDay = (Number(hour) % 12) + (half?.toLowerCase() === "p" ? 12 : 0);
  return `${String(inDay).padStart(2, "0")}:${minutes}`;
}

function daysIn(words: string) {
  const [, first, last] = span.exec(words) ?? [];
  if (!first || !last) return undefined;
  const at = (day: string) =>
    week.findIndex((one) => day.toLowerCase().startsWith(one.toLowerCase()));
  return week.slice(at(first), at(last) + 1);
}

function inOrder(days: readonly string[]) {
  return week.filter((day) => days.includes(day));
}
