import { matchesOf } from "#scripts/check/words/prose-of.ts";

// Endings in small letters or capitals, except those of files. A sentence that begins without a space is not a host.
const endings =
  "(?!(?:pdf|docx?|xlsx?|csv|jpe?g|png|gif|webp|svg|ya?ml|json|xml|mdx?|txt|zip|html?|php|aspx?|jsx?|tsx?|py)\\b)(?:\\p{Ll}{2,24}|\\p{Lu}{2,24})";
const host = new RegExp(
  `(?<![\\p{L}\\p{N}@._/-])(?:https?://)?((?:[\\p{L}\\p{N}][\\p{L}\\p{N}-]+\\.)+(?:${endings}))(?![\\p{L}\\p{N}@-]|\\.\\p{Ll})`,
  "gu",
);

/** The hosts in a text, such as www.knec.ac.ke. */
export function writtenHosts(words: string) {
  return matchesOf(words, host).map(({ 0: written, 1: name = "", index }) => {
    return { written, name, index };
  });
}

const beginning = new RegExp(`^www\\.|^(?:[\\w-]+\\.)+${endings}(?=[/?#:]|$)`, "u");

/** True for an address that lacks only its https://. */
export function beginsWithHost(address: string) {
  return beginning.test(address);
}

/** Matches an address that only one computer can open. */
export const ofOneComputer =
  /^(?:https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/|$)|file:|[a-z]:\\)/i;

/** The host of an address without www; undefined for a page of this site. */
export function hostOf(address: string) {
  const host = /^(?:[a-z]+:)?\/\/(?:[^/?#]*@)?([^/?#:]*)/i.exec(address)?.[1];
  return host?.replace(/^www\./i, "").toLowerCase();
}
