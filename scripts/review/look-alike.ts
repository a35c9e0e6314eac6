import { domainToUnicode } from "node:url";
import { distance } from "fastest-levenshtein";
import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";

const address = /\b(?:https?:\/\/|mailto:|tel:)[^\s"'<>)\]]+/gi;

/** The addresses in a text, whole and as browsers read them. */
export function addressesIn(text: string): string[] {
  const written = text.match(address) ?? [];
  return written.flatMap((address) => (URL.canParse(address) ? [new URL(address).href] : []));
}

/** The host of an address; empty for mailto: and tel:. */
export function hostIn(href: string) {
  return new URL(href).host;
}

// Look-alike characters are replaced, so that look-alike hosts become equal.
const bare = (host: string) => host.replace(/^www\./, "");
const alike = (host: string) =>
  withPlainDigits(domainToUnicode(bare(host)))
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll(/[1il|]/g, "l")
    .replaceAll("0", "o");

/** The known host that this one imitates, if any. */
export function resembled(host: string, known: string[]): string | undefined {
  const isLike = (candidate: string) =>
    bare(candidate) !== bare(host) &&
    (alike(candidate) === alike(host) || distance(bare(candidate), bare(host)) === 1);
  return known.includes(host) ? undefined : known.find(isLike);
}
