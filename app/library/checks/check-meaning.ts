import { halfNamedServices } from "#app/library/checks/half-named-services.ts";
import { hiddenPrograms } from "#app/library/checks/hidden-programs.ts";
import { quotingFigures } from "#app/library/checks/quoting-figures.ts";
import { sharesThatDoNotAddUp } from "#app/library/checks/shares-that-do-not-add-up.ts";
import { oldTranslations } from "#app/library/checks/old-translations.ts";
import { comingConsents } from "#app/library/checks/slips/coming-consents.ts";
import { copiedEntries } from "#app/library/checks/check-unique.ts";
import { miscountedLists } from "#app/library/checks/slips/miscounted-lists.ts";
import { unknownPlaces } from "#app/library/checks/unknown-places.ts";
import { unshownNews } from "#app/library/checks/unshown-news.ts";
import { unlikelyDates } from "#app/library/checks/slips/unlikely-dates.ts";
import { waitingNews } from "#app/library/checks/slips/waiting-news.ts";
import { wrongIcons } from "#app/library/checks/slips/wrong-icons.ts";
import { oncePerEntry, type Entry } from "#app/library/entry.ts";
import { foundBy, type Problem } from "#app/library/problems/problem.ts";

const placesOf = oncePerEntry(unknownPlaces);
const figuresOf = oncePerEntry(quotingFigures);
const servicesOf = oncePerEntry(halfNamedServices);
const iconsOf = oncePerEntry(wrongIcons);

/** Reports values that fit their schemas and cannot be meant, such as a date in the future. */
export function checkMeaning(entries: Entry[], day: string): Problem[] {
  return [
    ...foundBy("unknown-braces", entries.flatMap(placesOf)),
    ...foundBy("quoting-figures", entries.flatMap(figuresOf)),
    ...foundBy("shares", sharesThatDoNotAddUp(entries)),
    ...foundBy("form-delivery", entries.flatMap(servicesOf)),
    ...foundBy("wrong-icons", entries.flatMap(iconsOf)),
    ...foundBy("hidden-programs", hiddenPrograms(entries, day)),
    ...foundBy("unshown-news", unshownNews(entries)),
    ...foundBy("unlikely-dates", unlikelyDates(entries, day)),
    ...foundBy("waiting-news", waitingNews(entries, day)),
    ...foundBy("coming-consents", comingConsents(entries, day)),
    ...foundBy("copied-entries", copiedEntries(entries)),
    ...foundBy("miscounted-lists", miscountedLists(entries)),
    ...foundBy("old-translations", oldTranslations(entries)),
  ];
}
