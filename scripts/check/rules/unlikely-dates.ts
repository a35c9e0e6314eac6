import { valueOf } from "#app/content/entries.ts";
import { dayIn, firstDay, isDraft, lastDay } from "#app/content/public-days.ts";
import { isDay, laterDay } from "#app/content/today.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

const earliest = "2000-01-01";
// The day before which each of these cannot be.
const notBefore = { updated: "date", end: "date", until: "date" } as const;
const post = (fields: string) => ({
  "blog/example.mdx": `---\ntitle: A post\n${fields}\n---\nWords.\n`,
});

const rule: Rule = {
  severity: "error",
  about:
    "A date cannot be meant: it is still to come, before another that it follows, or nobody would ever see the entry.",
  examples: {
    bad: [
      post("date: 2999-03-08"),
      post("date: 1025-03-08"),
      post("date: 2025-03-08\nupdated: 2024-03-08"),
      post("date: 2025-03-08\nconsent:\n  who: Her mother\n  when: 2999-03-08"),
    ],
    good: [post("date: 2025-03-08"), post("date: 2999-03-08\npublishOn: 2999-03-08")],
  },
  check({ entries, day }, report) {
    for (const entry of entries) {
      const tell = (field: string, text: string) => report({ ...placeIn(entry, [field]), text });
      const [first, last] = [firstDay(entry), lastDay(entry)];
      const date = dayIn(entry, "date");
      const isDated = entry.kind === "posts" || entry.kind === "news";
      if (isDated && date && date < earliest)
        report({
          ...placeIn(entry, ["date"]),
          severity: "warning",
          text: `${date} is very long ago. Look at the year once more.`,
        });
      for (const field of isDated
        ? ["date", "updated"]
        : entry.kind === "prosePages"
          ? ["updated"]
          : []) {
        const written = dayIn(entry, field);
        if (written && !isDraft(entry) && written > day && !(first && written <= first))
          tell(
            field,
            `${written} is still to come. ${field === "date" ? `What is approved is public at once: write publishOn: ${written} to have it wait, or look` : "Look"} at the year once more.`,
          );
      }
      for (const [field, before] of Object.entries(notBefore)) {
        const [later, earlier] = [dayIn(entry, field), dayIn(entry, before)];
        if (later && earlier && later < earlier)
          tell(
            field,
            `${field} says ${later}, which is before its ${before}, ${earlier}. Look at both days once more.`,
          );
      }
      if (first && last && first > last)
        tell(
          "publishOn",
          `This is public from ${first} on and over after ${last}, so nobody would see it. Look at both days once more.`,
        );
      const { when } = (valueOf(entry, "consent") ?? {}) as { when?: unknown };
      // It may already be tomorrow where the writer is.
      if (isDay(when) && when > laterDay(day, 1))
        report({
          ...placeIn(entry, ["consent", "when"]),
          text: `Nobody can have agreed on ${when} yet. Write the day on which they agreed.`,
        });
    }
  },
};

export default rule;
