import type { YAMLError } from "yaml";
import { certainChange } from "#app/library/problems/layout/certain-change.ts";
import { lineAbove, lineAround } from "#app/library/problems/layout/text-lines.ts";
import type { YamlProblem } from "#app/library/problems/layout/yaml-problem.ts";

const linesTried = 6;
const wordsOnly = /^( *)- (?!\s*["']?[\w-]+["']?:(?:\s|$))/;
const nearHyphen = /^( *)([–—‒−•·*]|-(?=[^\s-]))\s*(?=\S)/;
const noHyphen = /^( *)(?=[^\s#:-][^:]*$)/;

/**
 * A line of a list that lacks its hyphen and space, such as "-Patience", "• Patience" or
 * "Patience", where the file can be read once it has them.
 */
export function looseEntry(text: string, errors: YAMLError[]): YamlProblem[] {
  const lines = new Set(errors.map(({ pos }) => lineAround(text, pos[0]).start));
  const candidates = [...lines].flatMap((start) => [start, lineAbove(text, start)?.start ?? start]);
  // The parser stops at the line itself or at the one below. Each try parses the whole file again.
  for (const start of [...new Set(candidates)].slice(0, linesTried)) {
    const found = looseAt(text, start);
    if (found) return [found];
  }
  return [];
}

function looseAt(text: string, start: number): YamlProblem | undefined {
  const { line } = lineAround(text, start);
  const above = lineAbove(text, start);
  const indent = above && wordsOnly.exec(above.line)?.[1];
  const begin = nearHyphen.exec(line) ?? noHyphen.exec(line);
  if (!begin || indent === undefined || begin[1] !== indent) return undefined;
  const offset = start + indent.length;
  const length = begin[0].length - indent.length;
  const change = certainChange(text, [{ offset, length, text: "- " }]);
  if (!change) return undefined;
  const words = line.slice(begin[0].length).trimEnd();
  const written = begin[2] ?? "";
  return {
    offset,
    says:
      written === ""
        ? "The hyphen of this line is missing."
        : written === "-"
          ? "A space is missing behind the hyphen."
          : `This line of a list begins with ${written}.`,
    fix: `Write it with a hyphen and a space: - ${words}`,
    change,
  };
}
