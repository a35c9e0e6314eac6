import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import type { Stat } from "#app/model/entries/stat.ts";
import { quotedFigures } from "#app/model/fields/quoted-figures.ts";

/** Reports figures that quote other figures, since two could quote each other in a circle. */
export function quotingFigures({ collection, file, value, places, path }: Entry): Problem[] {
  const written = (value as Partial<Stat> | null)?.value;
  if (collection !== "stats" || typeof written !== "string") return [];
  return quotedFigures(written).map(({ written: quoted }) => ({
    file,
    ...places.words([...path, "value"], quoted),
    field: [...path, "value"].join("."),
    says: `A figure cannot be made of another one, such as ${quoted}.`,
    expected: "",
    fix: "Write the number itself.",
  }));
}
