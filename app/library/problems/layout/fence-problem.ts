import type { Correction } from "#app/library/problems/problem.ts";

/** A problem with the two lines of hyphens around the fields of a file. */
export type FenceProblem = { line: number; says: string; fix: string; correction?: Correction };

const isFence = (line: string) => line.trimEnd() === "---";
const isNearFence = (line: string) => /^\s*(?:-{2,}|[-–—]*[–—][-–—]*)\s*$/.test(line);
const isField = (line: string) => /^["']?[\w-]+["']?:(?:\s|$)/.test(line);
const belongsToFields = (line: string) =>
  isField(line) || /^(?:\s|- |-$|#(?!#))/.test(line) || line === "";

/** The first problem with where the fields of a file begin and end, if there is one. */
export function fenceProblem(lines: string[]): FenceProblem | undefined {
  return opening(lines) ?? closing(lines);
}

function opening([first = "", second = "", ...rest]: string[]): FenceProblem | undefined {
  if (isFence(first)) {
    const below = rest.find((line) => line.trim() !== "") ?? "";
    return isFence(second) && isField(below) ? twice(2) : undefined;
  }
  if (/^---\s*\S/.test(first) && !isNearFence(first)) {
    return {
      line: 1,
      says: `The first line says "${first.trimEnd()}".`,
      fix: "Write --- and nothing else on it.",
    };
  }
  if (isNearFence(first)) {
    const isMoved = first.trim() === "---";
    return {
      line: 1,
      says: isMoved
        ? "Spaces stand before --- in the first line."
        : `The first line says ${first.trim()}.`,
      fix: isMoved
        ? "Take them away, here and from every line that was pasted with them."
        : "Write --- with three hyphens.",
      correction: asFence(1, first),
    };
  }
  if (/^\s*(?:```|~~~)/.test(first)) {
    return {
      line: 1,
      says: `The file begins with ${first.trim()}, which stands round an example and is no part of it.`,
      fix: "Take this line away, and the one like it at the end, so that --- is the very first line.",
    };
  }
  const hasFields = [first, second, ...rest].some((line) => isFence(line) || isField(line));
  return {
    line: 1,
    says: "The file does not begin with ---.",
    fix: hasFields
      ? "Make --- the very first line."
      : "Make --- the very first line, write the fields below it, such as title: and date:, and then --- once more.",
  };
}

function closing(lines: string[]): FenceProblem | undefined {
  const close = lines.findIndex((line, index) => index > 0 && isFence(line));
  const fields = close < 0 ? lines : lines.slice(0, close);
  const near = fields.findIndex((line, index) => index > 0 && isNearFence(line));
  if (near > 0) return misspelt(near + 1, fields[near] ?? "");
  const words = fields.findIndex(
    (line, index) => index > 1 && !belongsToFields(line) && lines[index - 1]?.trim() === "",
  );
  if (close < 0 || words > 0) return neverClosed(fields, words);
  return tooEarly(lines, close);
}

function misspelt(line: number, written: string): FenceProblem {
  return {
    line,
    says: `This line says ${written.trim()}.`,
    fix: "Write --- with three hyphens where the fields end.",
    correction: asFence(line, written),
  };
}

// The missing line belongs after the last line that can be a field, where the text begins.
function neverClosed(fields: string[], words: number): FenceProblem {
  const end =
    words > 0 ? words : fields.findIndex((line, index) => index > 0 && !belongsToFields(line));
  const above = fields.slice(0, end < 0 ? fields.length : end);
  const last = above.findLastIndex((line) => line.trim() !== "");
  return {
    line: Math.min(last + 2, fields.length),
    says: "The fields at the top of the file begin with --- but are never closed.",
    fix: "Add a line of --- here, below the last field.",
  };
}

function tooEarly(lines: string[], close: number): FenceProblem | undefined {
  const rest = lines.slice(close + 1);
  const next = rest.findIndex((line) => line.trim() !== "");
  if (next >= 0 && isFence(rest[next] ?? "")) return twice(close + 2 + next);
  const again = rest.findIndex(isFence);
  const between = rest.slice(0, Math.max(again, 0));
  if (!isField(rest[next] ?? "") || again < 0 || !between.every(belongsToFields)) return undefined;
  return {
    line: close + 1,
    says: "--- stands here, but more fields follow below it.",
    fix: "Take this line away: the fields end at the next ---.",
    correction: { line: close + 1, column: 1, length: 3, text: "" },
  };
}

function twice(line: number): FenceProblem {
  return {
    line,
    says: "--- stands here twice.",
    fix: "Take one of the two lines away.",
    correction: { line, column: 1, length: 3, text: "" },
  };
}

function asFence(line: number, written: string): Correction {
  return { line, column: 1, length: written.length, text: "---" };
}
