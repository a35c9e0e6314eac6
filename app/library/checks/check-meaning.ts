import { halfNamedServices } from "#app/library/checks/half-named-services.ts";
import { hiddenPrograms } from "#app/library/checks/hidden-programs.ts";
import { quotingFigures } from "#app/library/checks/quoting-figures.ts";
import { sharesThatDoNotAddUp } from "#app/library/checks/shares-that-do-not-add-up.ts";
import { oldTranslations } from "#app/library/checks/old-translations.ts";
import { comingConsents } from "#app/library/checks/slips/coming-consents.ts";
import { copiedEntries } from "#app/library/checks/slips/copied-entries.ts";
import { hoursInWords } from "#app/library/checks/slips/hours-in-words.ts";
import { miscountedLists } from "#app/library/checks/slips/miscounted-lists.ts";
import { unknownPlaces } from "#app/library/checks/unknown-places.ts";
import { unshownNews } from "#app/library/checks/unshown-news.ts";
import { unlikelyDates } from "#app/library/checks/slips/unlikely-dates.ts";
import { waitingNews } from "#app/library/checks/slips/waiting-news.ts";
import { wrongSigns } from "#app/library/checks/slips/wrong-signs.ts";
import { oncePerEntry, type Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";

const placesOf = oncePerEntry(unknownPlaces);
const figuresOf = oncePerEntry(quotingFigures);
const servicesOf = oncePerEntry(halfNamedServices);
const signsOf = oncePerEntry(wrongSigns);

/** Reports values that fit their schemas and cannot be meant, such as a date in the future. */
export function checkMeaning(entries: Entry[], day: string): Problem[] {
  return [
    ...entries.flatMap(placesOf),
    ...entries.flatMap(figuresOf),
    ...sharesThatDoNotAddUp(entries),
    ...entries.flatMap(servicesOf),
    ...entries.flatMap(signsOf),
    ...hiddenPrograms(entries, day),
    ...unshownNews(entries),
    ...unlikelyDates(entries, day),
    ...waitingNews(entries, day),
    ...comingConsents(entries),
    ...copiedEntries(entries),
    ...hoursInWords(entries),
    ...miscountedLists(entries),
    ...oldTranslations(entries),
  ];
}
