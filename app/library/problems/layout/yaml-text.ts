import { LineCounter, parseDocument } from "yaml";

/** A replacement of some characters at an offset of a text. */
export type TextChange = { offset: number; length: number; text: string };

/** What cannot be read, in plain words, with its offset in the text. */
export type YamlProblem = { offset: number; says: string; fix: string; change?: TextChange };

/** How many problems of a file are told at once: whoever mends thirty lines runs the check again. */
export const problemsAtMost = 30;

const nearbyLines = 40;
const isFilled = (line: string) => /^\s*[^\s#]/.test(line);

/** The line of a text on which an offset lies, and where that line begins. */
export function lineAround(text: string, offset: number) {
  // lastIndexOf treats -1 as 0, and the first character may be a line break.
  const start = offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", start);
  return { line: text.slice(start, end < 0 ? undefined : end), start };
}

/** The nearest line above an offset's line that is neither empty nor a note. */
export function lineAbove(text: string, offset: number) {
  let { start } = lineAround(text, offset);
  while (start > 0) {
    const above = lineAround(text, start - 1);
    if (isFilled(above.line)) return above;
    start = above.start;
  }
  return { line: "", start: -1 };
}

/** Every indentation that a line may be meant to have, from the lines above and the next one. */
export function likelyIndents(text: string, start: number) {
  const [, ...below] = text.slice(start).split("\n");
  const above = text.slice(0, start).split("\n").slice(-nearbyLines);
  const near = [...above, below.find(isFilled) ?? ""].filter(isFilled);
  // A field may line up with a hyphen or with the name after it.
  const begins = near.map((line) => /^ *(?:- +)*/.exec(line)?.[0] ?? "");
  return new Set(begins.flatMap((one) => [one.replace(/-.*/, ""), one.replaceAll("-", " ")]));
}

/**
 * The only one of some changes after which the parser gets beyond the changed line; undefined where
 * two of them would do, for then nobody knows which was meant.
 */
export function certainChange(text: string, changes: TextChange[]): TextChange | undefined {
  const before = errorLines(text);
  const results = new Map<string, TextChange>();
  for (const change of changes) {
    const { offset, length, text: put } = change;
    const changed = text.slice(0, offset) + put + text.slice(offset + length);
    const line = text.slice(0, offset).split("\n").length;
    const added = put.split("\n").length - 1;
    const left = errorLines(changed);
    const isLess = left.length < before.length || before.length === 0;
    const isBeyond = left.every((one) => one > line && before.includes(one - added));
    if (changed !== text && isLess && isBeyond) results.set(changed, change);
  }
  return results.size === 1 ? [...results.values()][0] : undefined;
}

function errorLines(text: string) {
  const lineCounter = new LineCounter();
  const { errors } = parseDocument(text, { prettyErrors: false, logLevel: "silent", lineCounter });
  return errors.map(({ pos }) => lineCounter.linePos(pos[0]).line);
}
