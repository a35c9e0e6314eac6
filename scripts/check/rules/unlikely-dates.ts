import { valueOf, type Entry } from "#app/content/entries.ts";
import { dayIn, endsNextDay, firstDay, isDraft, lastDay } from "#app/content/public-days.ts";
import type { FieldPath } from "#app/content/range.ts";
import { isDay, laterDay } from "#app/content/today.ts";
import { walkFields } from "#app/content/walk-fields.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Rule, Severity } from "#scripts/check/rule.ts";

const earliest = "1950-01-01";
// For each date field, the field that it cannot precede.
const notBefore = { updated: "date", end: "date", until: "date" } as const;

/** Reports a field of an entry. */
type ReportField = (path: FieldPath, text: string, severity?: Severity) => void;

export default {
  severity: "error",
  about:
    "A date is probably a mistake: it is in the future, in the wrong order, or hides an entry for ever. Correct it. A day that is over is a warning.",
  check({ entries, day }, report) {
    for (const entry of entries) {
      const reportField: ReportField = (path, text, severity) =>
        report({ ...placeIn(entry, path), text, severity });
      checkDays(entry, day, reportField);
      checkOrder(entry, reportField);
    }
  },
} satisfies Rule;

function checkDays(entry: Entry, day: string, reportField: ReportField) {
  const { hasDay } = entry.file.kind;
  const seenFrom = firstDay(entry) ?? day;
  for (const { notes, value, path } of walkFields(entry.schema, entry.value)) {
    const isYear = notes.past && typeof value === "number";
    const date = isYear ? `${value}-01-01` : value;
    if (!isDay(date)) continue;
    if (notes.past && date < earliest && !isYear)
      reportField(path, `${date} is very long ago. Correct the year.`);
    else if (notes.past && date > day) {
      // What an entry is about may be in the future until visitors see it.
      if (path.length === 1 && (isDraft(entry) || date <= seenFrom)) continue;
      const wait = path[0] === "date" ? `, or add publishOn: ${date}` : "";
      reportField(path, `${String(value)} is in the future. Correct it${wait}.`);
    } else if (path.at(-1) === "until" && date < day && !hasDay) {
      const text = `The last day was ${date}, so nobody sees this. Correct the day, or delete what it ends.`;
      reportField(path, text, "warning");
    }
  }
  const over = (hasDay && lastDay(entry)) || day;
  const text = `This was over on ${over}, so nobody sees it. Correct the year, or delete the entry.`;
  if (laterDay(over, 31) < day) reportField(["date"], text, "warning");
}

function checkOrder(entry: Entry, reportField: ReportField) {
  for (const [field, before] of Object.entries(notBefore)) {
    const [later, earlier] = [dayIn(entry, field), dayIn(entry, before)];
    if (later && earlier && later < earlier)
      reportField([field], `${later} is before ${before}: ${earlier}. Correct one of the two.`);
  }
  const [opens, closes] = ["opens", "closes"].map((field) => valueOf(entry, field));
  const early = `This ends at ${String(closes)}, before it begins at ${String(opens)}. Correct one of the two, unless it goes on until the next day.`;
  if (endsNextDay(entry)) reportField(["closes"], early, "warning");
  const [first, last] = [firstDay(entry), lastDay(entry)];
  const never = `Nobody would see this, because it ends on ${last}. Correct one of the days.`;
  if (first && last && first > last) reportField(["publishOn"], never);
}
