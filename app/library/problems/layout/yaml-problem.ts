import type { YAMLError } from "yaml";
import { certainChange } from "#app/library/problems/layout/certain-change.ts";
import {
  colonProblem,
  noColon,
  shifted,
  shiftedLine,
} from "#app/library/problems/layout/colon-problem.ts";
import { openDelimiter } from "#app/library/problems/layout/open-delimiter.ts";
import { unreadableLine } from "#app/library/problems/layout/unreadable-line.ts";
import { lineAround, likelyIndents } from "#app/library/problems/layout/text-lines.ts";

/** A replacement of some characters at an offset of a text. */
export type TextChange = { offset: number; length: number; text: string };

/** What the YAML parser could not read, in plain words, with its offset in the text. */
export type YamlProblem = { offset: number; says: string; fix: string; change?: TextChange };

const unclosed = {
  says: "Something that was opened is not closed here, such as a quotation mark or a bracket.",
  fix: "Close it with the same character that opened it.",
};
// After one of these errors the parser has lost its way, and the rest would only be noise.
const layoutCodes = new Set(["TAB_AS_INDENT", "BAD_INDENT", "MISSING_CHAR", "UNEXPECTED_TOKEN"]);

const problemsAtMost = 100;

/** Says in plain words what the YAML parser could not read, one problem a line. */
export function yamlProblems(text: string, errors: YAMLError[]): YamlProblem[] {
  const [first] = errors;
  if (!first) return [];
  const tab = text.search(/^ *\t/m);
  if (tab >= 0 && tab <= first.pos[1]) return [tabProblem(text, tab)];
  const open = openDelimiter(text);
  const lines = new Set<number>();
  const problems: YamlProblem[] = [];
  for (const error of [...errors].sort((one, other) => one.pos[0] - other.pos[0])) {
    if (open !== undefined && open <= error.pos[0] && layoutCodes.has(error.code)) {
      return [...problems, { offset: open, ...unclosed }];
    }
    const problem = yamlProblem(text, error);
    const { start } = lineAround(text, problem.offset);
    if (!lines.has(start)) problems.push(problem);
    lines.add(start);
    if (layoutCodes.has(error.code) || problem.says === shifted.says) break;
    // Whoever mends a hundred lines of a file runs the check again.
    if (problems.length === problemsAtMost) break;
  }
  return problems;
}

function yamlProblem(text: string, error: YAMLError): YamlProblem {
  const offset = error.pos[0];
  const { line } = lineAround(text, offset);
  const key = /^\s*(?:- )?\s*"?([\w-]+)"?:/.exec(line)?.[1] ?? "title";
  const quotes = `Put quotes round the text: ${key}: "…"`;
  switch (error.code) {
    case "BLOCK_AS_IMPLICIT_KEY":
    case "MULTILINE_IMPLICIT_KEY":
      return colonProblem(text, offset);
    case "TAB_AS_INDENT":
      return tabProblem(text, offset);
    case "DUPLICATE_KEY":
      return duplicateProblem(text, offset, key);
    case "BAD_INDENT":
      return shiftedLine(text, lineAround(text, offset).start);
    case "MISSING_CHAR":
      if (/without - indicator/.test(error.message))
        return shiftedLine(text, lineAround(text, offset).start);
      return /map values/.test(error.message) ? noColon(text, offset) : { offset, ...unclosed };
    case "TAG_RESOLVE_FAILED":
      return { offset, says: "A word that begins with ! means something else here.", fix: quotes };
    case "BAD_ALIAS":
      return {
        offset,
        says: "A text that begins with * or & means something else here.",
        fix: quotes,
      };
    case "BAD_SCALAR_START":
      return {
        offset,
        says: "A text cannot begin with this character unless it is in quotes.",
        fix: quotes,
      };
    case "BAD_DQ_ESCAPE":
      return {
        offset,
        says: "A backslash (\\) inside double quotes means something else.",
        fix: "Take the backslash away, or use single quotes round the text.",
      };
    case "RESOURCE_EXHAUSTION":
      return {
        offset,
        says: "Lists stand inside lists here, or fields inside fields, deeper than can be read.",
        fix: "Take out what was pasted by mistake.",
      };
    default:
      return unreadableLine(text, offset, key);
  }
}

// The first field of an entry can only come again where the hyphen of the next entry is missing.
function duplicateProblem(text: string, offset: number, key: string): YamlProblem {
  const name = /^["']?([\w-]+)/.exec(text.slice(offset))?.[1] ?? key;
  if (isAboveItsEntry(text, offset, name)) {
    return {
      offset,
      says: `"${name}" stands here a second time, and the entry below has none.`,
      fix: `An entry begins with its line of "- ". If the two lines changed places, put this one below that.`,
    };
  }
  const begins = new RegExp(`^\\s*- +["']?${name}["']?:`, "m").test(text.slice(0, offset));
  return {
    offset,
    says: `"${name}" stands here a second time.`,
    fix: begins
      ? `Begin the line with "- " if a new entry begins here, or keep one of the two lines.`
      : "Keep one of the two lines.",
  };
}

// The line may belong to the next entry and have changed places with that entry's "- id:".
function isAboveItsEntry(text: string, offset: number, name: string) {
  const { line, start } = lineAround(text, offset);
  const [first = "", ...others] = text.slice(start + line.length + 1).split("\n");
  if (!/^\s*- +["']?[\w-]+["']?:/.test(first)) return false;
  const end = others.findIndex((one) => /^\s*- /.test(one) && !/^ {3,}- /.test(one));
  const entry = [first, ...others.slice(0, end < 0 ? undefined : end)];
  return !entry.some((one) => new RegExp(`^[\\s-]*["']?${name}["']?:`).test(one));
}

function tabProblem(text: string, offset: number): YamlProblem {
  const { line, start } = lineAround(text, offset);
  const tab = line.indexOf("\t");
  const indent = /^[ \t]*/.exec(line)?.[0] ?? "";
  const spaces = [...likelyIndents(text, start), indent.replaceAll("\t", "  ")];
  const changes = spaces.map((put) => ({ offset: start, length: indent.length, text: put }));
  const problem = {
    offset: tab < 0 ? offset : start + tab,
    says: "There is a tab at the beginning of this line.",
    fix: "Use spaces instead: two for each step to the right.",
  };
  return withChange(problem, certainChange(text, changes));
}

function withChange(problem: YamlProblem, change: TextChange | undefined): YamlProblem {
  return change ? { ...problem, change } : problem;
}
