import { problemAt } from "#app/library/checks/problem-at.ts";
import { laterDay } from "#app/library/days/today.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";

/** Reports a consent that is dated in the future, which nobody can have given yet. */
export function comingConsents(entries: Entry[], day: string): Problem[] {
  // It may already be tomorrow where the writer is.
  const latest = laterDay(day, 1);
  return entries.flatMap((entry) => {
    const { consent } = (entry.value ?? {}) as { consent?: { when: string } };
    if (!entry.isWhole || !consent || consent.when <= latest) return [];
    const says = `Nobody can have agreed on ${consent.when} yet.`;
    const fix = "Write the day on which they agreed.";
    return [problemAt(entry, ["consent", "when"], { says, fix })];
  });
}
