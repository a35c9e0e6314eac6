import { valueOf } from "#app/content/entries.ts";
import { dayIn, firstDay, isDraft, lastDay } from "#app/content/public-days.ts";
import { isDay, laterDay } from "#app/content/today.ts";
import { weekdays } from "#app/model/site/office-hours.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Rule, Severity } from "#scripts/check/rule.ts";

const earliest = "1950-01-01";
// The day that each of these cannot precede.
const notBefore = { updated: "date", end: "date", until: "date" } as const;
// The days that cannot be in the future.
const posts = ["date", "updated"];
const past: Partial<Record<string, string[]>> = { posts, news: posts, prosePages: ["updated"] };
export default {
  severity: "error",
  about:
    "A date is probably a mistake: it is in the future, in the wrong order, or hides an entry for ever.",
  check({ entries, entriesOf, day }, report) {
    for (const entry of entries) {
      const reportField = (path: string[], text: string, severity?: Severity) =>
        report({ ...placeIn(entry, path), text, severity });
      const [first, last] = [firstDay(entry), lastDay(entry)];
      for (const field of past[entry.kind] ?? []) {
        const written = dayIn(entry, field) ?? day;
        if (written < earliest)
          reportField([field], `${written} is very long ago. Correct the year.`);
        if (written > day && !isDraft(entry) && !(first && written <= first))
          reportField(
            [field],
            `${written} is in the future. Correct it, or add publishOn: ${written}.`,
          );
      }
      for (const [field, before] of Object.entries(notBefore)) {
        const [later, earlier] = [dayIn(entry, field), dayIn(entry, before)];
        if (later && earlier && later < earlier)
          reportField([field], `${later} is before ${before}: ${earlier}. Correct one of the two.`);
      }
      if (first && last && first > last)
        reportField(
          ["publishOn"],
          `Nobody would see this, because it ends on ${last}. Correct one of the days.`,
        );
      const over = dayIn(entry, "until") ?? dayIn(entry, "end") ?? dayIn(entry, "date") ?? day;
      const late = `This was over on ${over}, so nobody sees it. Correct the year, or delete the entry.`;
      if (entry.kind === "events" && laterDay(over, 31) < day)
        reportField(["date"], late, "warning");
      const until = dayIn(entry, "until");
      if (entry.kind !== "events" && until && until < day)
        reportField(
          ["until"],
          `The last day was ${until}, so nobody sees this. Correct the day, or delete the entry.`,
          "warning",
        );
      const notice = (valueOf(entry, "notice") ?? {}) as { until?: unknown };
      if (isDay(notice.until) && notice.until < day)
        reportField(
          ["notice", "until"],
          `The last day was ${notice.until}, so nobody sees this notice. Correct the day, or delete the notice.`,
          "warning",
        );
      const { when } = (valueOf(entry, "consent") ?? {}) as { when?: unknown };
      // It may already be tomorrow where the writer is.
      if (isDay(when) && when > laterDay(day, 1))
        reportField(
          ["consent", "when"],
          "This day is in the future. Write the day on which they agreed.",
        );
      if (entry.kind === "site") reportHours(valueOf(entry, "office"), reportField);
    }
    const years = entriesOf("timeline");
    for (const [at, entry] of years.entries()) {
      const [year, before] = [entry, years[at - 1]].map((milestone) =>
        Number(milestone && valueOf(milestone, "year")),
      );
      const text = `${year} comes after ${before}. Put the oldest year first.`;
      if (year && before && year < before) report({ ...placeIn(entry, ["year"]), text });
    }
  },
} satisfies Rule;

function reportHours(office: unknown, reportField: (path: string[], text: string) => void) {
  const { opens, closes, days, holidays } = (office ?? {}) as Record<string, unknown>;
  const isClock = (time: unknown) => /^\d\d:\d\d$/.test(String(time));
  if (isClock(opens) && isClock(closes) && String(closes) <= String(opens))
    reportField(
      ["office", "closes"],
      `The office would close before it opens at ${String(opens)}. Write times from 00:00 to 23:59.`,
    );
  const lists = {
    days: textsIn(days).map((weekday) =>
      String(weekdays.indexOf(weekday as (typeof weekdays)[number])),
    ),
    holidays: textsIn(holidays),
  };
  for (const [name, list] of Object.entries(lists)) {
    const at = list.findIndex((day, index) => index > 0 && day <= (list[index - 1] ?? ""));
    if (at > 0)
      reportField(
        ["office", name, String(at)],
        "This day is in the wrong order, or there twice. Put the earliest day first.",
      );
  }
}

function textsIn(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : [];
}
