import type { Correction } from "#app/library/problems/problem.ts";

/** A problem with the two lines of hyphens around the fields of a file. */
export type FenceProblem = { line: number; says: string; fix: string; correction?: Correction };

const isFence = (line = "") => line.trimEnd() === "---";
const isNearFence = (line: string) => /^\s*(?:-{2,}|[-–—]*[–—][-–—]*)\s*$/.test(line);
const isField = (line = "") => /^["']?[\w-]+["']?:(?:\s|$)/.test(line);
const belongsToFields = (line: string) => isField(line) || /^(?:$|\s|- |-$|#(?!#))/.test(line);
const isFilled = (line: string) => line.trim() !== "";

/** The first problem with where the fields of a file begin and end, if there is one. */
export function fenceProblem(lines: string[]): FenceProblem | undefined {
  const [first = "", second, ...below] = lines;
  if (!isFence(first)) return opening(first, lines);
  if (isFence(second) && isField(below.find(isFilled))) return twice(2);
  const close = lines.findIndex((line, index) => index > 0 && isFence(line));
  const fields = close < 0 ? lines : lines.slice(0, close);
  const near = fields.findIndex((line, index) => index > 0 && isNearFence(line));
  if (near > 0) {
    const says = `This line says ${fields[near]?.trim()}.`;
    const fix = "Write --- with three hyphens where the fields end.";
    return replaced(near + 1, says, fix, fields[near]?.length, "---");
  }
  const words = fields.findIndex(
    (line, index) => index > 1 && !belongsToFields(line) && !isFilled(fields[index - 1] ?? ""),
  );
  return close < 0 || words > 0 ? neverClosed(fields, words) : closedTooEarly(lines, close);
}

function opening(first: string, lines: string[]): FenceProblem {
  const written = first.trim();
  if (isNearFence(first)) {
    const isMoved = written === "---";
    const says = isMoved
      ? "Spaces stand before --- in the first line."
      : `The first line says ${written}.`;
    const fix = isMoved
      ? "Take them away, here and from every line that was pasted with them."
      : "Write --- with three hyphens.";
    return replaced(1, says, fix, first.length, "---");
  }
  if (first.startsWith("---"))
    return {
      line: 1,
      says: `The first line says "${first.trimEnd()}".`,
      fix: "Write --- and nothing else on it.",
    };
  if (/^(?:```|~~~)/.test(written))
    return {
      line: 1,
      says: `The file begins with ${written}, which stands round an example and is no part of it.`,
      fix: "Take this line away, and the one like it at the end, so that --- is the very first line.",
    };
  return {
    line: 1,
    says: "The file does not begin with ---.",
    fix: lines.some((line) => isFence(line) || isField(line))
      ? "Make --- the very first line."
      : "Make --- the very first line, write the fields below it, such as title: and date:, and then --- once more.",
  };
}

// The missing line belongs after the last line that can be a field, where the text begins.
function neverClosed(fields: string[], words: number): FenceProblem {
  const end =
    words > 0 ? words : fields.findIndex((line, index) => index > 0 && !belongsToFields(line));
  const last = fields.slice(0, end < 0 ? undefined : end).findLastIndex(isFilled);
  return {
    line: Math.min(last + 2, fields.length),
    says: "The fields at the top of the file begin with --- but are never closed.",
    fix: "Add a line of --- here, below the last field.",
  };
}

function closedTooEarly(lines: string[], close: number): FenceProblem | undefined {
  const next = lines.findIndex((line, index) => index > close && isFilled(line));
  if (next > 0 && isFence(lines[next])) return twice(next + 1);
  const again = lines.findIndex((line, index) => index > close && isFence(line));
  const hasMore = isField(lines[next]) && lines.slice(close + 1, again).every(belongsToFields);
  if (again < 0 || !hasMore) return undefined;
  const says = "--- stands here, but more fields follow below it.";
  return replaced(close + 1, says, "Take this line away: the fields end at the next ---.", 3, "");
}

function twice(line: number): FenceProblem {
  return replaced(line, "--- stands here twice.", "Take one of the two lines away.", 3, "");
}

function replaced(line: number, says: string, fix: string, length = 0, text = ""): FenceProblem {
  return { line, says, fix, correction: { line, column: 1, length, text } };
}
