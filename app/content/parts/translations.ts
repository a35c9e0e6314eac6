import type { Worded } from "#app/components/in-both.tsx";
import { originalAddress } from "#app/content/addresses.ts";
import type { Contents } from "#app/content/contents.ts";
import { designedPageList, folders } from "#app/content/kinds.ts";

/** A page in one language, as the same page in the other leads to it. */
export type Translation = { language: "en" | "sw"; address: string };

/** The page at an address in both languages; empty where it is told in one only. */
export function translationsOf(contents: Contents, address: string): Translation[] {
  const { designed, swahiliPages } = contents;
  const pairs = [
    ...designedPageList.flatMap(({ address: english, swahili }) =>
      swahili && designed.has(swahili) ? [[english, swahili] as const] : [],
    ),
    ...swahiliPages.map(
      ({ id }) => [originalAddress(id), folders.swahiliPages.address(id)] as const,
    ),
  ];
  const [english, swahili] = pairs.find((pair) => pair.includes(address)) ?? [];
  if (!english || !swahili) return [];
  return [
    { language: "en", address: english },
    { language: "sw", address: swahili },
  ];
}

/** The address of a page in the language of the one at `own`; as it is where it is told in no other. */
export function addressLike(contents: Contents, own: string, address: string) {
  const isSame = (one: Translation) => isSwahili(one.address) === isSwahili(own);
  return translationsOf(contents, address).find(isSame)?.address ?? address;
}

/** True for the address of a page in Swahili. */
export function isSwahili(address: string) {
  return /^\/sw(\/|$)/.test(address);
}

/** The small words of the frame in the language of the page at an address. */
export function interfaceAt({ interface: english }: Contents, address: string) {
  return isSwahili(address) ? { ...english, ...english.swahili } : english;
}

/** The same words in English and, where there are any, in Swahili; those in the language of the page first. */
export function wordsInBoth(isSwahiliFirst: boolean, text: string, swahili?: string): Worded[] {
  const words: Worded[] = [
    { language: "en", text },
    ...(swahili === undefined ? [] : [{ language: "sw" as const, text: swahili }]),
  ];
  return isSwahiliFirst ? words.reverse() : words;
}
