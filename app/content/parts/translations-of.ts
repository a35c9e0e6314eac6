import { addressBehind } from "#app/content/addresses.ts";
import type { Contents } from "#app/content/contents.ts";
import { languagesOf, originalAddress } from "#app/content/parts/contents-at.ts";
import { pagesOf } from "#app/content/parts/pages.ts";

/** A translation of a page, as a link to it. */
export type Translation = { language: string; name: string; address: string };

/** The page at an address in every language that has it; empty if only one does. */
export function translationsOf(contents: Contents, address: string): Translation[] {
  const original = originalAddress(contents, address);
  const found = languagesOf(contents).flatMap((one) => {
    const own = addressBehind(one.prefix, original);
    const { key: language, languageName: name } = one;
    return pagesOf(one).has(own) ? [{ language, name, address: own }] : [];
  });
  return found.length > 1 ? found : [];
}
