import { problemAt } from "#app/library/checks/problem-at.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import type { Stat } from "#app/model/entries/stat.ts";
import type { Donate } from "#app/model/pages/donate.ts";

/** Reports shares of the money that do not make 100 % together. */
export function sharesThatDoNotAddUp(entries: Entry[]): Problem[] {
  const [donate] = entriesOf(entries, "donate");
  if (!donate?.isWhole) return [];
  const values = (donate.value as Donate).fundUse.shares.map((id) => {
    const stat = entriesOf(entries, "stats").find((entry) => entry.id === id);
    return stat?.isWhole ? (stat.value as Stat).value : undefined;
  });
  if (values.includes(undefined)) return [];
  const shares = values.map((value) => Number.parseFloat(value ?? ""));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const isBelow = shares.some((share) => share < 0);
  if (Math.abs(total - 100) < 0.01 && !isBelow) return [];
  const told = `The shares are ${values.join(", ")}`;
  const says = isBelow ? `${told}, and none can be below 0 %.` : `${told} and do not make 100 %.`;
  const fix = "Mend them in stats.yaml, or name other figures here.";
  return [problemAt(donate, ["fundUse", "shares"], { says, fix })];
}
