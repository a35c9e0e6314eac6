import { addressBehind, entryAddresses, translatedAddresses } from "#app/content/addresses.ts";
import type { Entry } from "#app/content/entries.ts";
import { entriesIn } from "#app/content/languages/entries-in.ts";
import { languagesIn } from "#app/content/languages/languages-in.ts";

/** The addresses of all pages that these entries make in the languages of the site, of those that are shown. */
export function addressesOfSite(entries: Entry[], isShown: (entry: Entry) => boolean): string[] {
  return languagesIn(entries).flatMap(({ key, prefix }) => {
    const shown = entriesIn(key, entries).filter(isShown);
    const own = prefix === "" ? entryAddresses(shown) : translatedAddresses(shown);
    return own.map((address) => addressBehind(prefix, address));
  });
}
