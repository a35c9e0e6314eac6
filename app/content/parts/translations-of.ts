import { prefixedAddress } from "#app/content/addresses.ts";
import type { Contents } from "#app/content/contents.ts";
import { languagesOf, originalAddress } from "#app/content/parts/contents-at.ts";

/** A translation of a page, as a link to it. */
export type Translation = { language: string; name: string; address: string };

/** The page at an address in every language that has it; empty if only one does. */
export function translationsOf(contents: Contents, address: string): Translation[] {
  const original = originalAddress(contents, address);
  const translations = languagesOf(contents).flatMap((other) => {
    const address = prefixedAddress(other.prefix, original);
    const { language, languageName: name } = other;
    return other.pages.has(address) ? [{ language, name, address }] : [];
  });
  return translations.length > 1 ? translations : [];
}
