import type { YamlProblem } from "#app/library/problems/layout/yaml-problem.ts";

/** Lines that end a document for the YAML parser, or change how it reads. */
export function documentMarks(text: string): YamlProblem[] {
  const found = [...text.matchAll(/^(?:---|\.\.\.)(?=\s|$).*$|^%.*$/gm)];
  return found.flatMap(({ 0: line, index }): YamlProblem[] => {
    const isFirst = !/^[^#\s]/m.test(text.slice(0, index));
    if (line.startsWith("%")) {
      return isFirst ? [marked(index, line, "is an order to the program that reads the file")] : [];
    }
    const isLast = !/^\s*[^#\s]/m.test(text.slice(index + line.length));
    if (isLast || (isFirst && line.trimEnd() === "---")) return [];
    return [marked(index, line, "would end the file here, and what stands below would get lost")];
  });
}

function marked(offset: number, line: string, what: string): YamlProblem {
  return {
    offset,
    says: `A line that begins with ${/^(?:%|---|\.\.\.)/.exec(line)?.[0]} ${what}.`,
    fix: "Take the line away.",
    change: { offset, length: line.length, text: "" },
  };
}
