// A comment, and what would hide one: an escape, a fenced block or a code span.
const fence = String.raw`^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*)*(?<fence>\`{3,}(?=[^\`\n]*$)|~{3,}).*`;
const next = new RegExp(String.raw`\\[^]|${fence}|(?<ticks>\`+)|(?<comment><!--|\{/\*)`, "gm");

/** A text with spaces instead of its HTML and MDX comments from an offset on, so that offsets stay the same. */
export function withoutComments(text: string, start: number): string {
  // An end that was not found is not searched for again.
  const ends = new Set<string>();
  const endOf = (close: string, from: number) => {
    const at = ends.has(close) ? -1 : text.indexOf(close, from);
    if (at < 0) ends.add(close);
    return at < 0 ? -1 : at + close.length;
  };
  let [result, kept] = [text.slice(0, start), start];
  next.lastIndex = start;
  for (let match = next.exec(text); match; match = next.exec(text)) {
    const { fence: opening, ticks, comment } = match.groups ?? {};
    const from = next.lastIndex;
    if (opening) next.lastIndex = endOfFence(text, opening, from);
    if (ticks) next.lastIndex = endOfSpan(text, ticks, from);
    const end = comment ? endOf(comment === "<!--" ? "-->" : "*/}", match.index + 2) : -1;
    if (end < 0) continue;
    result += text.slice(kept, match.index) + " ".repeat(end - match.index);
    kept = next.lastIndex = end;
  }
  return result + text.slice(kept);
}

function endOfFence(text: string, opening: string, from: number) {
  const close = new RegExp(String.raw`^[ \t>]*${opening}[${opening.charAt(0)}]*[ \t]*$`, "gm");
  close.lastIndex = from;
  return close.test(text) ? close.lastIndex : text.length;
}

// The same number of backticks, before the paragraph ends.
function endOfSpan(text: string, ticks: string, from: number) {
  const end = text.indexOf("\n\n", from);
  const rest = text.slice(from, end < 0 ? undefined : end);
  const close = rest.search(new RegExp(`(?<!\`)${ticks}(?!\`)`));
  return close < 0 ? from : from + close + ticks.length;
}
