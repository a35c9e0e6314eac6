import { certainChange } from "#app/library/problems/layout/certain-change.ts";
import { nameless } from "#app/library/problems/layout/nameless.ts";
import { lineAbove, lineAround } from "#app/library/problems/layout/text-lines.ts";
import type { TextChange, YamlProblem } from "#app/library/problems/layout/yaml-problem.ts";

const glued = /^(\s*(?:- )*["']?[A-Za-z][\w-]*["']?:)(?!\/\/)\S/;
const dashed = /^(\s*(?:- )*-)[A-Za-z][\w-]*:(?:\s|$)/;
const equated = /^(\s*(?:- )*[A-Za-z][\w-]*)( *= *)\S/;
const named = /^(\s*(?:- )*[A-Za-z][\w-]*)( +)\S/;

/** What a line lacks between a name and a text: a space, or the colon. */
export function unfinishedLine(line: string, start: number): YamlProblem | undefined {
  return spaceMissing(line, start) ?? equalsSign(line, start);
}

/**
 * What the line above lacks, where the file can be read once it has it: the parser takes such a
 * line for a text and stops only at the next one.
 */
export function unfinishedLineAbove(text: string, start: number): YamlProblem | undefined {
  const above = lineAbove(text, start);
  const found = above && unfinishedLine(above.line, above.start);
  return found?.change && certainChange(text, [found.change]) ? found : undefined;
}

/** Says that the line above has lost its colon, where the file can be read once it is back. */
export function namelessLineAbove(text: string, start: number): YamlProblem | undefined {
  const above = lineAbove(text, start);
  const lost = above && lostColon(above.line, above.start, text);
  const isBeside = lost && lost.before.length === indentOf(lineAround(text, start).line);
  if (!isBeside || !certainChange(text, [lost.change])) return undefined;
  return { offset: above.start + indentOf(above.line), ...nameless };
}

function spaceMissing(line: string, start: number): YamlProblem | undefined {
  const dash = dashed.exec(line)?.[1];
  const name = glued.exec(line)?.[1];
  const before = dash ?? name;
  if (before === undefined) return undefined;
  return {
    offset: start + indentOf(line),
    says: `A space is missing behind the ${dash ? "hyphen" : "colon"}.`,
    fix: dash
      ? `Write "- " before the name.`
      : `Write ${name?.trim()} and a space before the text.`,
    change: { offset: start + before.length, length: 0, text: " " },
  };
}

function equalsSign(line: string, start: number): YamlProblem | undefined {
  const [, name = "", equals = ""] = equated.exec(line) ?? [];
  if (name === "") return undefined;
  return {
    offset: start + indentOf(line),
    says: "An equals sign stands where a colon belongs.",
    fix: `Write ${name.trim()}: and a space before the text.`,
    change: { offset: start + name.length, length: equals.length, text: ": " },
  };
}

// Any word could be a name; only one that is a field's name elsewhere in the file was meant as one.
function lostColon(
  line: string,
  start: number,
  text: string,
): { before: string; change: TextChange } | undefined {
  const [, name = "", gap = ""] = named.exec(line) ?? [];
  const word = name.replace(/^[\s-]*/, "");
  if (word === "" || !new RegExp(`^\\s*(?:- )*${word}:`, "m").test(text)) return undefined;
  const change = { offset: start + name.length, length: gap.length, text: ": " };
  return { before: name.slice(0, name.length - word.length), change };
}

function indentOf(line: string) {
  return /^[ \t]*/.exec(line)?.[0].length ?? 0;
}
