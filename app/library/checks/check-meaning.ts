import { halfNamedServices } from "#app/library/checks/half-named-services.ts";
import { quotingFigures } from "#app/library/checks/quoting-figures.ts";
import { sharesThatDoNotAddUp } from "#app/library/checks/shares-that-do-not-add-up.ts";
import { unknownPlaces } from "#app/library/checks/unknown-places.ts";
import type { Entry } from "#app/library/entry.ts";
import { oncePerEntry } from "#app/library/memory/once-per-entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";

const placesOf = oncePerEntry(unknownPlaces);
const figuresOf = oncePerEntry(quotingFigures);
const servicesOf = oncePerEntry(halfNamedServices);

/** Reports what reads well and means nothing: unknown places to fill in, shares that do not add up. */
export function checkMeaning(entries: Entry[]): Problem[] {
  return [
    ...entries.flatMap(placesOf),
    ...entries.flatMap(figuresOf),
    ...sharesThatDoNotAddUp(entries),
    ...entries.flatMap(servicesOf),
  ];
}
