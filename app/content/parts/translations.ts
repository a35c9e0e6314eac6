import type { Worded } from "#app/components/in-both.tsx";
import { originalAddress, swahiliAddress } from "#app/content/addresses.ts";
import type { Contents } from "#app/content/contents.ts";
import { designedPageList } from "#app/content/designed-pages.ts";

/** A page in one language, as the same page in the other leads to it. */
export type Translation = { language: "en" | "sw"; address: string };

/** The page at an address in both languages; empty where it is told in one only. */
export function translationsOf(
  { designed, swahiliPages }: Contents,
  address: string,
): Translation[] {
  const both = designedPageList.flatMap(({ address: english, swahili }) =>
    swahili && designed.has(swahili) ? [{ english, swahili }] : [],
  );
  const told = swahiliPages.map(({ id }) => {
    return { english: originalAddress(id), swahili: swahiliAddress(id) };
  });
  const pairs = [...told, ...both].map(({ english, swahili }) => [
    { language: "en" as const, address: english },
    { language: "sw" as const, address: swahili },
  ]);
  return pairs.find((pair) => pair.some((one) => one.address === address)) ?? [];
}

/** The address of a page in a language; in English where it is told in no other. */
export function addressIn(contents: Contents, language: Translation["language"], address: string) {
  const same = translationsOf(contents, address).find((one) => one.language === language);
  return same?.address ?? address;
}

/** True for the address of a page in Swahili. */
export function isSwahili(address: string) {
  return /^\/sw(\/|$)/.test(address);
}

/** The small words of the frame in the language of the page at an address. */
export function interfaceAt({ interface: english }: Contents, address: string) {
  return isSwahili(address) ? { ...english, ...english.swahili } : english;
}

/** True for a page that only those find who know its address, in either language. */
export function isUnlisted(contents: Contents, address: string) {
  const own = addressIn(contents, "en", address);
  return contents.prosePages.some(({ id, unlisted }) => unlisted && `/${id}` === own);
}

/** The same words in English and, where there are any, in Swahili; those in the language of the page first. */
export function wordsInBoth(isSwahiliFirst: boolean, text: string, swahili?: string): Worded[] {
  const words: Worded[] = [
    { language: "en", text },
    ...(swahili === undefined ? [] : [{ language: "sw" as const, text: swahili }]),
  ];
  return isSwahiliFirst ? words.reverse() : words;
}
