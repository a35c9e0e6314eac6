import { nodesIn, startOf } from "#app/content/bodies/tree.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import type { SiteText } from "#scripts/check/texts.ts";

/** Returns whether an offset of a file is inside code, which nobody reads as words. */
export function codeOf({ body, text }: ContentFile) {
  // A mark for each character, because a file may have thousands of pieces of code.
  const isCode = new Uint8Array(text.length);
  for (const node of body ? nodesIn(body.tree) : [])
    if (/code$/i.test(node.type))
      isCode.fill(1, startOf(node).offset, node.position?.end.offset ?? 0);
  return (at: number) => isCode[at] === 1;
}

/**
 * The words of a text, with spaces in place of code. Empty for a block of code, and for the words
 * of a link in a body, which are also in their paragraph.
 */
export function proseOf({ value, role, field, spans }: SiteText) {
  if (role === "code" || (role === "link" && field === "")) return "";
  let [prose, from] = ["", 0];
  for (const { start, end, isCode } of spans) {
    if (!isCode) continue;
    prose += value.slice(from, start) + " ".repeat(end - start);
    from = end;
  }
  return prose + value.slice(from);
}

/** The matches of a pattern. The search comes first because matchAll copies the pattern, and most texts have none. */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}

/** The matches of patterns in the prose of some texts, each with its text and its place in the file. */
export function* matchesIn(texts: SiteText[], ...patterns: RegExp[]) {
  for (const text of texts) {
    const prose = proseOf(text);
    for (const match of patterns.flatMap((pattern) => matchesOf(prose, pattern)))
      yield { text, match, words: match[0], place: text.at(match.index, match[0].length) };
  }
}
