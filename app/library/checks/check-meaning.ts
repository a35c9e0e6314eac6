import { halfNamedServices } from "#app/library/checks/half-named-services.ts";
import { hiddenPrograms } from "#app/library/checks/hidden-programs.ts";
import { quotingFigures } from "#app/library/checks/quoting-figures.ts";
import { sharesThatDoNotAddUp } from "#app/library/checks/shares-that-do-not-add-up.ts";
import { toldTwice } from "#app/library/checks/slips/told-twice.ts";
import { unknownPlaces } from "#app/library/checks/unknown-places.ts";
import { unlikelyDates } from "#app/library/checks/slips/unlikely-dates.ts";
import type { Entry } from "#app/library/entry.ts";
import { oncePerEntry } from "#app/library/once-per-entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";

const placesOf = oncePerEntry(unknownPlaces);
const figuresOf = oncePerEntry(quotingFigures);
const servicesOf = oncePerEntry(halfNamedServices);

/** Reports what reads well and means nothing or something else: places, shares, dates and copies. */
export function checkMeaning(entries: Entry[]): Problem[] {
  return [
    ...entries.flatMap(placesOf),
    ...entries.flatMap(figuresOf),
    ...sharesThatDoNotAddUp(entries),
    ...entries.flatMap(servicesOf),
    ...hiddenPrograms(entries),
    ...unlikelyDates(entries),
    ...toldTwice(entries),
  ];
}
