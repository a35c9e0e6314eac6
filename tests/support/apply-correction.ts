import type { Correction } from "#app/library/problems/problem.ts";

const lineWithEnd = /[^\r\n]*(?:\r\n|\r|\n|$)/g;

/** A text after a correction, with any line ends; throws where the place is outside the text. */
export function applyCorrection(text: string, { line, column, length, text: put }: Correction) {
  const mark = text.startsWith("\uFEFF") ? 1 : 0;
  const lines = text.slice(mark).match(lineWithEnd) ?? [];
  const before = lines.slice(0, line - 1).join("").length + mark;
  const written = lines[line - 1]?.replace(/[\r\n]+$/, "");
  const from = column - 1;
  if (written === undefined || from < 0 || from + length > written.length) {
    throw new RangeError(`There are no ${length} characters at ${line}:${column}`);
  }
  return text.slice(0, before + from) + put + text.slice(before + from + length);
}
