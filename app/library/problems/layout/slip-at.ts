import {
  certainChange,
  lineAround,
  type YamlProblem,
} from "#app/library/problems/layout/yaml-text.ts";

/** What a slip's pattern found in a line that begins at `start` of a text. */
export type Found = {
  /** The first group, which stays. */
  kept: string;
  /** The second group, which is wrong, and what was meant in its place. */
  written: string;
  meant: string;
  /** The third group. */
  word: string;
  /** What stands behind the match. */
  rest: string;
  /** The name of the line's field and its colon, or the hyphen of a list. */
  name: string;
  text: string;
  start: number;
};

type Words = string | ((found: Found) => string);

/** Something that is written by mistake: how it looks, the words for it, and what was meant. */
export type Slip = {
  pattern: RegExp;
  where?: (found: Found) => boolean;
  says: Words;
  fix: Words;
  put?: (found: Found) => string;
  /** Set where it is told only if the file can be read once it is mended. */
  isTried?: true;
};

/** The first of some slips that was made at an offset, up to the end of its line. */
export function slipAt(slips: Slip[], text: string, offset: number): YamlProblem | undefined {
  const { line, start } = lineAround(text, offset);
  const part = line.slice(offset - start);
  const [, field, hyphen] = /^\s*(?:(?:- )*["']?([\w-]+:)|(-) )/.exec(line) ?? [];
  const name = field ?? hyphen ?? "title:";
  for (const { pattern, where, says, fix, put, isTried } of slips) {
    const match = pattern.exec(part);
    if (!match) continue;
    const [whole, kept = "", written = "", word = ""] = match;
    const rest = part.slice(whole.length);
    const found = { kept, written, meant: "", word, rest, name, text, start };
    if (where && !where(found)) continue;
    found.meant = put?.(found) ?? "";
    const at = offset + kept.length;
    const change = put && { offset: at, length: written.length, text: found.meant };
    if (isTried && !(change && certainChange(text, [change]))) continue;
    const inWords = (words: Words) => (typeof words === "string" ? words : words(found));
    return { offset: at, says: inWords(says), fix: inWords(fix), ...(change && { change }) };
  }
  return undefined;
}
