import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";

const dated = ["posts", "news"];
const earliest = "2000-01-01";
const dayInMilliseconds = 86_400_000;

/** Warns of posts and news with a date in the future, or before the year 2000. */
export function unlikelyDates(entries: Entry[], now = Date.now()): Problem[] {
  // It may already be tomorrow where the writer is.
  const latest = new Date(now + dayInMilliseconds).toISOString().slice(0, 10);
  const some = dated.flatMap((collection) => entriesOf(entries, collection));
  return some.flatMap(({ isWhole, file, value, path, places }) => {
    const { date } = (value ?? {}) as { date?: unknown };
    if (!isWhole || typeof date !== "string") return [];
    const isLate = date > latest;
    if (!isLate && date >= earliest) return [];
    const problem: Problem = {
      file,
      ...places.value([...path, "date"]),
      field: [...path, "date"].join("."),
      says: isLate ? `${date} is still to come.` : `${date} is very long ago.`,
      expected: isLate ? "What is approved is public at once, whatever its date." : "",
      fix: "Look at the year once more.",
      severity: "warning",
    };
    return [problem];
  });
}
