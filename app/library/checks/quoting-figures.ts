import { problemAt } from "#app/library/checks/problem-at.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import type { Stat } from "#app/model/entries/stat.ts";
import { quotedFigures } from "#app/model/fields/quoted-figures.ts";

/** Reports figures that quote other figures, since two could quote each other in a circle. */
export function quotingFigures(entry: Entry): Problem[] {
  const written = (entry.value as Partial<Stat> | null)?.value;
  if (entry.collection !== "stats" || typeof written !== "string") return [];
  return quotedFigures(written).map(({ written: quoted }) => {
    const says = `A figure cannot be made of another one, such as ${quoted}.`;
    return problemAt(entry, ["value"], { says, fix: "Write the number itself." }, quoted);
  });
}
