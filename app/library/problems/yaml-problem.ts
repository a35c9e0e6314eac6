import type { YAMLError } from "yaml";

/** What the YAML reader stumbled over, in plain words, at an offset of the text. */
export type YamlProblem = { offset: number; says: string; fix: string };

type Words = { says: string; fix: string };

const shifted = {
  says: "This line begins too far to the left or to the right.",
  fix: "Put it exactly below the line it belongs with, using spaces.",
};
const unclosed = {
  says: "Something that was opened is not closed here, such as a quotation mark or a bracket.",
  fix: "Close it with the same sign that opened it.",
};
// Behind these nothing in a file can be trusted, and what follows would only be noise.
const layoutCodes = new Set(["TAB_AS_INDENT", "BAD_INDENT", "MISSING_CHAR", "UNEXPECTED_TOKEN"]);

/** Says in plain words what the YAML reader stumbled over, one problem a line. */
export function yamlProblems(text: string, errors: YAMLError[]): YamlProblem[] {
  const [first] = errors;
  const tab = text.search(/^ *\t/m);
  if (first && tab >= 0 && tab <= first.pos[1]) return [tabProblem(text, tab)];
  const open = openQuote(text);
  const problems: YamlProblem[] = [];
  for (const error of [...errors].sort((one, other) => one.pos[0] - other.pos[0])) {
    if (open !== undefined && open <= error.pos[0] && layoutCodes.has(error.code)) {
      return [...problems, { offset: open, ...unclosed }];
    }
    const problem = yamlProblem(text, error);
    const line = lineAt(text, problem.offset).number;
    if (!problems.some(({ offset }) => lineAt(text, offset).number === line))
      problems.push(problem);
    if (layoutCodes.has(error.code) || problem.says === shifted.says) break;
  }
  return problems;
}

/** The places where a text begins with a figure in braces but is not in quotes. */
export function figureWithoutQuotes(text: string): YamlProblem[] {
  const found = text.matchAll(/^([ \t]*(?:- )*(?:([\w-]+):[ \t]+)?)(\{\{.*)$/gm);
  return [...found].flatMap(({ 1: before = "", 2: name, 3: written = "", index }) => {
    if (!name && !before.endsWith("- ")) return [];
    const line = `${name ? `${name}:` : "-"} "${written.trim()}"`;
    const says = `A text that begins with {{ needs quotes round it: ${line}`;
    return [{ offset: index + before.length, says, fix: "" }];
  });
}

function yamlProblem(text: string, error: YAMLError): YamlProblem {
  const offset = error.pos[0];
  const { line } = lineAt(text, offset);
  const key = /^\s*(?:- )?\s*"?([\w-]+)"?:/.exec(line)?.[1] ?? "title";
  const quotes = `Put quotes round the text: ${key}: "…"`;
  switch (error.code) {
    case "BLOCK_AS_IMPLICIT_KEY":
    case "MULTILINE_IMPLICIT_KEY":
      return colonProblem(text, offset);
    case "TAB_AS_INDENT":
      return tabProblem(text, offset);
    case "DUPLICATE_KEY": {
      const name = /^["']?([\w-]+)/.exec(text.slice(offset))?.[1] ?? key;
      return {
        offset,
        says: `"${name}" stands here a second time.`,
        fix: "Keep one of the two lines.",
      };
    }
    case "BAD_INDENT":
      return { offset, ...shifted };
    case "MISSING_CHAR":
      if (/without - indicator/.test(error.message)) return { offset, ...shifted };
      return /map values/.test(error.message) ? { offset, ...noColon } : { offset, ...unclosed };
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
        says: "A text cannot begin with this sign unless it is in quotes.",
        fix: quotes,
      };
    case "BAD_DQ_ESCAPE":
      return {
        offset,
        says: "A backslash (\\) inside double quotes means something else.",
        fix: "Take the backslash away, or use single quotes round the text.",
      };
    default:
      return {
        offset,
        says: "This line cannot be read.",
        fix: `Write it as a name, a colon, a space and the text: ${key}: "…"`,
      };
  }
}

const noColon: Words = {
  says: "This line has no field name that ends in a colon.",
  fix: 'Write it as a name, a colon, a space and the text: title: "…"',
};

// The reader gives the beginning of a text in which it met a colon that it did not expect: in that
// very line, or in a line below that it took for more of the same text.
function colonProblem(text: string, offset: number): YamlProblem {
  const { line, start } = lineAt(text, offset);
  const before = line.slice(0, offset - start);
  const value = line.slice(offset - start).trimEnd();
  const [, name] = /^((?:\s*- )*\s*[\w-]+:|\s*-)\s+$/.exec(before) ?? [];
  if (name === undefined) return { offset, ...noColon };
  if (/:(\s|$)/.test(value)) {
    const quoted = `${name.trim()} "${value.replaceAll('"', '\\"')}"`;
    return { offset, says: "This text has a colon in it.", fix: `Put quotes round it: ${quoted}` };
  }
  const rest = text.slice(start + line.length + 1);
  const skipped = /^\s*\n/.exec(rest)?.[0].length ?? 0;
  const next = start + line.length + 1 + skipped;
  const indent = /^\s*/.exec(text.slice(next))?.[0].length ?? 0;
  return { offset: Math.min(next + indent, text.length), ...shifted };
}

// The first text whose quotation mark is not closed on its line, while the next line is a field.
function openQuote(text: string) {
  const found = /^[ \t]*(?:- )*(?:[\w-]+:[ \t]+|- )(?:"(?:[^"\\\n]|\\.)*|'[^'\n]*)$/m.exec(text);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  const next = text.slice(end + 1).split("\n")[0] ?? "";
  const isField = next.trim() === "" || /^\s*(- )?"?[\w-]+"?:(\s|$)/.test(next);
  return isField ? found.index + found[0].search(/["']/) : undefined;
}

function tabProblem(text: string, offset: number): YamlProblem {
  const { line, start } = lineAt(text, offset);
  const tab = line.indexOf("\t");
  return {
    offset: tab < 0 ? offset : start + tab,
    says: "There is a tab at the beginning of this line.",
    fix: "Use spaces instead: two for each step to the right.",
  };
}

function lineAt(text: string, offset: number) {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", start);
  const number = text.slice(0, start).split("\n").length;
  return { line: text.slice(start, end < 0 ? undefined : end), start, number };
}
