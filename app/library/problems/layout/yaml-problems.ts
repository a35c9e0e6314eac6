import {
  isAlias,
  isNode,
  isPair,
  isScalar,
  visit,
  type Document,
  type Node,
  type YAMLError,
} from "yaml";
import { falseSpaces } from "#app/library/problems/layout/false-spaces.ts";
import { slipAt, type Slip } from "#app/library/problems/layout/slip-at.ts";
import * as slips from "#app/library/problems/layout/slips.ts";
import {
  certainChange,
  lineAbove,
  lineAround,
  likelyIndents,
  problemsAtMost,
  type YamlProblem,
} from "#app/library/problems/layout/yaml-text.ts";

// After one of these errors the parser has lost its way, and the rest would only be noise.
const layoutCodes = new Set(["TAB_AS_INDENT", "BAD_INDENT", "MISSING_CHAR", "UNEXPECTED_TOKEN"]);
// The parser itself reports every other tag as unknown.
const knownTag = /:(?:str|int|float|bool|null|map|seq|merge|set|omap|pairs|binary|timestamp)$/;
const openBefore = /^([ \t]*(?:- )*(?:[\w-]+:[ \t]+|- ))/.source;
const openText = /(?:"(?:[^"\\\n]|\\.)*|'[^'\n]*|[[{][^\]}"'\n]*)/.source;
const nextField = /(?![^])|\n[ \t]*(?:$|- |(?:- )?"?[\w-]+"?:(?:\s|$))/.source;
const open = new RegExp(`${openBefore}${openText}(?=${nextField})`, "m");
const unclosed = {
  says: "Something that was opened is not closed here, such as a quotation mark or a bracket.",
  fix: "Close it with the same character that opened it.",
};
const shifted = {
  says: "This line begins too far to the left or to the right.",
  fix: "Put it exactly below the line it belongs with, using spaces.",
};

/** Says in plain words what stops a document from being read as it was meant, one problem a line. */
export function yamlProblems(document: Document, text: string, names: string[]): YamlProblem[] {
  for (const slip of slips.anywhere) {
    const found = [...text.matchAll(/^/gm)].flatMap(
      ({ index }) => slipAt([slip], text, index) ?? [],
    );
    if (found.length > 0) return found.slice(0, problemsAtMost);
  }
  const spaces = falseSpaces(document, text);
  if (spaces.length > 0) return spaces;
  const errors = [...document.errors, ...document.warnings].sort(
    (one, other) => one.pos[0] - other.pos[0],
  );
  const cause = unfinishedLine(text, errors[0]?.pos[0]);
  if (cause) return [cause];
  const all = [...errorProblems(text, errors, names), ...swallowedCharacters(document, text)];
  // A page full of such mistakes would otherwise be reported a thousand times.
  const lineOf = ({ offset }: YamlProblem) => lineAround(text, offset).start;
  const lines = new Map(all.toReversed().map((problem) => [lineOf(problem), problem]));
  return [...lines.values()].reverse().slice(0, problemsAtMost);
}

// The parser takes such a line for a text, and stops at it or only at the next one.
function unfinishedLine(text: string, offset: number | undefined) {
  if (offset === undefined) return undefined;
  const tried = slips.unfinished.map((slip): Slip => ({ ...slip, isTried: true }));
  const lines = [lineAround(text, offset), lineAbove(text, offset)].filter(
    ({ start }) => start >= 0,
  );
  return lines.map(({ start }) => slipAt(tried, text, start)).find((found) => found);
}

function errorProblems(text: string, errors: YAMLError[], names: string[]) {
  const [first] = errors;
  if (!first) return [];
  const tab = text.search(/^ *\t/m);
  if (tab >= 0 && tab <= first.pos[1]) return [tabProblem(text, tab)];
  const opening = open.exec(text);
  const problems: YamlProblem[] = [];
  for (const error of errors) {
    const isLost = layoutCodes.has(error.code);
    if (opening && opening.index <= error.pos[0] && isLost) {
      const offset = opening.index + (opening[1] ?? "").length;
      return [...problems, { offset, ...unclosed }];
    }
    const problem = errorProblem(text, error, names);
    problems.push(problem);
    if (isLost || problem.says === shifted.says || problems.length === problemsAtMost) break;
  }
  return problems;
}

function errorProblem(
  text: string,
  { code, message, pos }: YAMLError,
  names: string[],
): YamlProblem {
  const [offset] = pos;
  const { line, start } = lineAround(text, offset);
  const here = slips.byCode[code];
  if (here) return misread(text, offset, here);
  if (code === "BLOCK_AS_IMPLICIT_KEY" || code === "MULTILINE_IMPLICIT_KEY") {
    // The parser tells where the text with the colon begins; the colon may be on a line below.
    const found = slipAt([slips.crowded(names), ...slips.colon], text, start);
    if (found) return found;
    if (!/(?:[\w-]+:|-)\s+$/.test(line.slice(0, offset - start))) return nameless(text, offset);
    const below = /^\s*\n/.exec(text.slice(start + line.length + 1))?.[0].length ?? 0;
    return shiftedLine(text, start + line.length + 1 + below);
  }
  if (code === "TAB_AS_INDENT") return tabProblem(text, offset);
  if (code === "BAD_INDENT" || /without - indicator/.test(message)) return shiftedLine(text, start);
  if (code === "MISSING_CHAR")
    return /map values/.test(message) ? nameless(text, offset) : { offset, ...unclosed };
  const found = slipAt(slips.unexpected, text, start);
  if (found) return found;
  // In a list only the hyphens of its entries may stand at the left edge.
  const isAtEdge = /^["']?[\w-]+["']?:/.test(line) && /^- /m.test(text.slice(0, start));
  return isAtEdge ? shiftedLine(text, start) : toldAt(slips.unreadable, text, offset);
}

function toldAt(some: Slip[], text: string, offset: number): YamlProblem {
  return slipAt(some, text, offset) ?? { offset, ...unclosed };
}

function misread(text: string, offset: number, here = slips.misreadHere) {
  return slipAt(slips.misread, text, lineAround(text, offset).start) ?? toldAt(here, text, offset);
}

function nameless(text: string, offset: number) {
  const { start } = lineAround(text, offset);
  return slipAt(slips.nameless, text, start) ?? toldAt(slips.namelessHere, text, offset);
}

function shiftedLine(text: string, start: number) {
  const indent = /^ */.exec(text.slice(start))?.[0] ?? "";
  const offset = Math.min(start + indent.length, text.length);
  return indented(text, start, indent, likelyIndents(text, start), { offset, ...shifted });
}

function tabProblem(text: string, offset: number) {
  const { line, start } = lineAround(text, offset);
  const indent = /^[ \t]*/.exec(line)?.[0] ?? "";
  const indents = [...likelyIndents(text, start), indent.replaceAll("\t", "  ")];
  return indented(text, start, indent, indents, {
    offset: start + Math.max(line.indexOf("\t"), 0),
    says: "There is a tab at the beginning of this line.",
    fix: "Use spaces instead: two for each step to the right.",
  });
}

function indented(
  text: string,
  offset: number,
  { length }: string,
  indents: Iterable<string>,
  problem: YamlProblem,
): YamlProblem {
  const changes = Array.from(indents, (put) => ({ offset, length, text: put }));
  const change = certainChange(text, changes);
  return { ...problem, ...(change && { change }) };
}

// Characters at the beginning of a text that YAML reads as syntax and that would get lost.
function swallowedCharacters(document: Document, text: string) {
  const offsets = new Map<number, typeof misread | typeof nameless>();
  const add = (node: Node | null, tell: typeof misread | typeof nameless) => {
    const offset = node?.range?.[0] ?? 0;
    offsets.set(offset, tell);
  };
  visit(document, (_key, node) => {
    if (isPair(node)) {
      const isName = isScalar(node.key) && node.key.value !== null && node.key.value !== "";
      if (!isName) add(node.key as Node | null, nameless);
    } else if (isNode(node)) {
      const { tag = "", anchor } = node as { tag?: string; anchor?: string };
      if (isAlias(node) || anchor || tag === "!" || knownTag.test(tag)) add(node, misread);
    }
  });
  return [...offsets].slice(0, problemsAtMost).map(([offset, tell]) => tell(text, offset));
}
