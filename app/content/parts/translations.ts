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

/** The address of a page in the language of these contents; as it is where it is told in no other. */
export function addressLike(contents: Contents, address: string) {
  const [first, second] = translationsOf(contents, address);
  return (contents.first ? second : first)?.address ?? address;
}
