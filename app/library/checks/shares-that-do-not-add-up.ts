import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import type { Stat } from "#app/model/entries/stat.ts";
import type { Donate } from "#app/model/pages/donate.ts";

/** Reports shares of the money that do not make 100 % together. */
export function sharesThatDoNotAddUp(entries: Entry[]): Problem[] {
  const donate = entries.find(({ collection }) => collection === "donate");
  if (!donate?.isWhole) return [];
  const { shares } = (donate.value as Donate).fundUse;
  const values = shares.map((id) => {
    const stat = entries.find((entry) => entry.collection === "stats" && entry.id === id);
    return stat?.isWhole ? (stat.value as Stat).value : undefined;
  });
  if (values.includes(undefined)) return [];
  const total = values.reduce((sum, value) => sum + Number.parseFloat(value ?? ""), 0);
  if (Math.abs(total - 100) < 0.01) return [];
  const field = ["fundUse", "shares"];
  const problem = {
    file: donate.file,
    ...donate.places.value(field),
    field: field.join("."),
    says: `The shares are ${values.join(", ")} and do not make 100 %.`,
    expected: "",
    fix: "Mend them in stats.yaml, or name other figures here.",
  };
  return [problem];
}
