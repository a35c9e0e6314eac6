import { escapedText } from "#app/content/escaped-text.ts";

/**
 * A writer’s text as HTML of a comment. Common words are kept; everything that GitHub might turn
 * into a link, a mention or a tag becomes code, as do values in which each letter matters.
 */
export function safeWords(text: string, isCode = false) {
  const words = visible(text).split(/\s+/u).filter(Boolean);
  const safe = words.map((word) =>
    !isCode && isCommonWord(word) ? word : `<code>${escapedText(word)}</code>`,
  );
  return safe.join(" ").replaceAll("</code> <code>", " ");
}

/** The beginning of a text. */
export function shortened(text: string, limit: number) {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/\p{Cs}$/u, "")}…`;
}

// Letters and digits with common punctuation around them. GitHub turns dots, slashes and @ inside a
// word, GH- and a number, and long hexadecimal numbers into links.
const commonWord =
  /^["'“‘(]*(?:[\p{L}\p{M}\p{N}]+(?:['’‑-][\p{L}\p{M}\p{N}]+)*|\+?\p{N}+(?:[.,:]\p{N}+)*[%+]?)["'”’).,;:!?…]*$|^[·→…–.,;:!?)-]+$/u;
const linkedWord = /^\P{L}*GH-|^[^\p{L}\p{N}]*[0-9a-f]{7,}[^\p{L}\p{N}]*$/iu;

function isCommonWord(word: string) {
  return commonWord.test(word) && !linkedWord.test(word);
}

// Invisible characters could reverse the text or hide a part of it.
function visible(text: string) {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\p{Cs}/gu, "\uFFFD");
}
