const begin = String.raw`^[ \t]*(?:- )*(?:[\w-]+:[ \t]+|- )`;
const openQuote = new RegExp(String.raw`${begin}(?:"(?:[^"\\\n]|\\.)*|'[^'\n]*)$`, "gm");
const openBracket = new RegExp(String.raw`${begin}[[{][^\]}"'\n]*$`, "gm");

/** The offset of the first quotation mark or bracket that is not closed before the next field. */
export function openDelimiter(text: string) {
  const found = [...text.matchAll(openQuote), ...text.matchAll(openBracket)]
    .filter(({ 0: line, index }) => isFollowedByField(text, index + line.length))
    .map(
      ({ 0: line, index }) => index + line.search(/(?<=^[ \t]*(?:- )*(?:[\w-]+:[ \t]+|- ))["'[{]/),
    );
  return found.length > 0 ? Math.min(...found) : undefined;
}

function isFollowedByField(text: string, end: number) {
  const next = text.slice(end + 1).split("\n", 1)[0] ?? "";
  return next.trim() === "" || /^\s*(?:- |(?:- )?"?[\w-]+"?:(?:\s|$))/.test(next);
}
