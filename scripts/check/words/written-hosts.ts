const fileEnding =
  /\.(?:pdf|docx?|xlsx?|pptx?|odt|csv|txt|jpe?g|png|webp|svg|gif|mp[34]|zip|mdx?|ya?ml|js)$/i;
const host =
  /(?<![\p{L}\p{N}@._/-])(?:https?:\/\/)?((?:[\p{L}\p{N}][\p{L}\p{N}-]+\.)+[\p{Ll}]{2,24})(?![\p{L}\p{N}@-])/gu;

/** The hosts that are written in some words, such as www.knec.ac.ke; names of files are none. */
export function writtenHosts(words: string) {
  return [...words.normalize("NFC").matchAll(host)].flatMap(
    ({ 0: written, 1: name = "", index }) =>
      fileEnding.test(name) ? [] : [{ written, name, index }],
  );
}

/** The host of an address without www, as a person reads it; undefined for a page of our own. */
export function hostOf(address: string) {
  const found = /^(?:[a-z]+:)?\/\/([^/?#]*)/i.exec(address)?.[1];
  return found
    ?.replace(/^.*@/, "")
    .replace(/:\d*$/, "")
    .replace(/^www\./i, "")
    .toLowerCase();
}
