import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import type { Stat } from "#app/model/entries/stat.ts";
import { quotedFigures } from "#app/model/fields/quoted-figures.ts";

// One figure inside another would have to be looked up in turn, maybe for ever.
/** Reports figures that quote other figures. */
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
