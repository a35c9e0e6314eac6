import { escapedText } from "#app/content/escaped-text.ts";

/**
 * What somebody wrote as HTML of a comment: common words stay as they are, and whatever might mean more to a
 * code host stands as code, in which nothing is a link, a mention or a tag.
 */
export function safeWords(text: string) {
  const words = visible(text).split(/\s+/u).filter(Boolean);
  const safe = words.map((word) =>
    isCommonWord(word) ? word : `<code>${escapedText(word)}</code>`,
  );
  return safe.join(" ").replaceAll("</code> <code>", " ");
}

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The beginning of a text, never cut in the middle of a character. */
export function shortened(text: string, limit: number) {
  if (text.length <= limit) return text;
  // Characters beyond the limit need not be looked at.
  const end = characters.segment(text.slice(0, limit + 1)).containing(limit - 1)?.index;
  return `${text.slice(0, end)}…`;
}

// Letters and digits with common punctuation around them. A dot, a slash or an @ inside a word, a
// number with GH- before it and a long hexadecimal number are turned into links by code hosts.
const commonWord =
  /^["'“‘(]*(?:[\p{L}\p{M}\p{N}]+(?:['’‑-][\p{L}\p{M}\p{N}]+)*|\+?\p{N}+(?:[.,:]\p{N}+)*[%+]?)["'”’).,;:!?…]*$|^[·→…–.,;:!?)-]+$/u;
const linkedWord = /^\P{L}*GH-|^[^\p{L}\p{N}]*[0-9a-f]{7,}[^\p{L}\p{N}]*$/iu;

function isCommonWord(word: string) {
  return commonWord.test(word) && !linkedWord.test(word);
}

// Characters that nobody sees could turn the text around or hide a part of it.
function visible(text: string) {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\p{Cs}/gu, "\uFFFD");
}
