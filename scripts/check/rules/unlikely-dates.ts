import { valueOf, type Entry } from "#app/content/entries.ts";
import { dayIn, firstDay, isDraft, lastDay } from "#app/content/public-days.ts";
import { isDay, laterDay } from "#app/content/today.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Report, Rule, Severity } from "#scripts/check/rule.ts";

const earliest = "1950-01-01";
// For each date field, the field that it cannot precede.
const notBefore = { updated: "date", end: "date", until: "date" } as const;
// The date fields that cannot be in the future, by kind.
const pastFields: Partial<Record<string, string[]>> = {
  posts: ["date", "updated"],
  prosePages: ["updated"],
  helplines: ["checked"],
};

/** Reports a field of an entry. */
type ReportField = (path: string[], text: string, severity?: Severity) => void;

export default {
  severity: "error",
  about:
    "A date is probably a mistake: it is in the future, in the wrong order, or hides an entry for ever. Correct it.",
  check({ entries, entriesOf, day }, report) {
    for (const entry of entries) {
      const reportField: ReportField = (path, text, severity) =>
        report({ ...placeIn(entry, path), text, severity });
      checkFutureDays(entry, day, reportField);
      checkOrder(entry, reportField);
      checkPastDays(entry, day, reportField);
      checkConsent(entry, day, reportField);
    }
    checkTimeline(entriesOf("timeline"), report);
  },
} satisfies Rule;

function checkFutureDays(entry: Entry, day: string, reportField: ReportField) {
  const first = firstDay(entry);
  for (const field of pastFields[entry.kind] ?? []) {
    const written = dayIn(entry, field) ?? day;
    if (written < earliest) reportField([field], `${written} is very long ago. Correct the year.`);
    if (written > day && !isDraft(entry) && !(first && written <= first))
      reportField(
        [field],
        field === "checked"
          ? "This day is in the future. Write the day on which somebody called the number."
          : `${written} is in the future. Correct it, or add publishOn: ${written}.`,
      );
  }
}

function checkOrder(entry: Entry, reportField: ReportField) {
  for (const [field, before] of Object.entries(notBefore)) {
    const [later, earlier] = [dayIn(entry, field), dayIn(entry, before)];
    if (later && earlier && later < earlier)
      reportField([field], `${later} is before ${before}: ${earlier}. Correct one of the two.`);
  }
  const [opens, closes] = ["opens", "closes"].map((field) => valueOf(entry, field));
  const early = `This ends at ${String(closes)}, before it begins at ${String(opens)}. Correct one of the two, unless it goes on until the next day.`;
  const isTime = (written: unknown) => /^\d\d:\d\d$/.test(String(written));
  if (isTime(opens) && isTime(closes) && String(closes) <= String(opens))
    reportField(["closes"], early, "warning");
  const [first, last] = [firstDay(entry), lastDay(entry)];
  const never = `Nobody would see this, because it ends on ${last}. Correct one of the days.`;
  if (first && last && first > last) reportField(["publishOn"], never);
}

// Entries that nobody sees any more, probably because of a wrong year.
function checkPastDays(entry: Entry, day: string, reportField: ReportField) {
  const until = dayIn(entry, "until");
  if (entry.file.kind.hasDay) {
    const over = until ?? dayIn(entry, "end") ?? dayIn(entry, "date") ?? day;
    const text = `This was over on ${over}, so nobody sees it. Correct the year, or delete the entry.`;
    if (laterDay(over, 31) < day) reportField(["date"], text, "warning");
  } else if (until && until < day) {
    const text = `The last day was ${until}, so nobody sees this. Correct the day, or delete the entry.`;
    reportField(["until"], text, "warning");
  }
  const notice = (valueOf(entry, "notice") ?? {}) as { until?: unknown };
  if (isDay(notice.until) && notice.until < day) {
    const text = `The last day was ${notice.until}, so nobody sees this notice. Correct the day, or delete the notice.`;
    reportField(["notice", "until"], text, "warning");
  }
}

function checkConsent(entry: Entry, day: string, reportField: ReportField) {
  const { when } = (valueOf(entry, "consent") ?? {}) as { when?: unknown };
  // It may already be tomorrow where the writer is.
  if (isDay(when) && when > laterDay(day, 1))
    reportField(
      ["consent", "when"],
      "This day is in the future. Write the day on which they agreed.",
    );
}

function checkTimeline(milestones: Entry[], report: Report) {
  for (const [at, entry] of milestones.entries()) {
    const [year, before] = [entry, milestones[at - 1]].map((milestone) =>
      Number(milestone && valueOf(milestone, "year")),
    );
    const text = `${year} comes after ${before}. Put the oldest year first.`;
    if (year && before && year < before) report({ ...placeIn(entry, ["year"]), text });
  }
}
