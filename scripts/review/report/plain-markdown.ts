/** A text as a code span, in which nothing is a link, a mention, a picture or a tag. */
export function codeSpan(text: string) {
  const words = visible(text);
  if (words.trim() === "") return "(nothing)";
  const fence = fenceAround(words, 1);
  const pad = /^[` ]|[` ]$/.test(words) ? " " : "";
  return fence + pad + words + pad + fence;
}

/** At least that many backticks, and more than stand side by side anywhere in the text. */
export function fenceAround(text: string, least: number) {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  return "`".repeat(Math.max(least, ...runs.map((length) => length + 1)));
}

/**
 * A sentence that quotes what somebody wrote, safe inside a comment: common words stay as they are,
 * and whatever might mean more to a code host stands in a code span.
 */
export function plainSentence(text: string) {
  const words = visible(text).split(/\s+/u).filter(Boolean);
  const plain = words.map((word) => {
    if (isCommonWord(word)) return word;
    const [, core = "", end = ""] = /^(.*[^.,;:!?])([.,;:!?]*)$/u.exec(word) ?? [];
    return core === "" ? codeSpan(word) : codeSpan(core) + end;
  });
  return plain.join(" ");
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
// number with GH- before it and a long hexadecimal number are turned into links by code hosts, and
// a number with a dot behind it begins a list.
const commonWord = /^["'“‘(]*[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*["'”’).,;:!?…]*$/u;
const linkedWord = /^\P{L}*GH-|^[^\p{L}\p{N}]*[0-9a-f]{7,}[^\p{L}\p{N}]*$|^\d+[.)]$/iu;

function isCommonWord(word: string) {
  return commonWord.test(word) && !linkedWord.test(word);
}

// Characters that nobody sees could turn the text around or hide a part of it, and nothing that is
// quoted may look like the marker by which a comment is found again.
function visible(text: string) {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\p{Cs}/gu, "\uFFFD")
    .replaceAll("<!--", "<! --");
}
