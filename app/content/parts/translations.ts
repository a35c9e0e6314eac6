import { originalAddress, swahiliAddress } from "#app/content/addresses.ts";
import type { Contents } from "#app/content/contents.ts";

/** A page in one language, as the same page in the other leads to it. */
export type Translation = { language: "en" | "sw"; address: string };

/** The page at an address in both languages; empty where it is told in one only. */
export function translationsOf({ swahiliPages }: Contents, address: string): Translation[] {
  const pairs = swahiliPages.map(({ id }) => [
    { language: "en" as const, address: originalAddress(id) },
    { language: "sw" as const, address: swahiliAddress(id) },
  ]);
  return pairs.find((pair) => pair.some((one) => one.address === address)) ?? [];
}

/** True for the address of a page in Swahili. */
export function isSwahili(address: string) {
  return /^\/sw(\/|$)/.test(address);
}

/** True for a page that only those find who know its address, in either language. */
export function isUnlisted(contents: Contents, address: string) {
  const [original] = translationsOf(contents, address);
  const own = original?.address ?? address;
  return contents.prosePages.some(({ id, unlisted }) => unlisted && `/${id}` === own);
}
