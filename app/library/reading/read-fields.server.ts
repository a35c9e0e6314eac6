import { LineCounter, parseDocument, visit, type Document } from "yaml";
import { documentMarks } from "#app/library/problems/layout/document-marks.ts";
import { emptyListMark } from "#app/library/problems/layout/empty-list-mark.ts";
import { falseSpaces } from "#app/library/problems/layout/false-spaces.ts";
import { looseEntry } from "#app/library/problems/layout/loose-entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { swallowedCharacters } from "#app/library/problems/layout/swallowed-characters.ts";
import { unquotedFigures } from "#app/library/problems/layout/unquoted-figure.ts";
import { yamlProblems, type YamlProblem } from "#app/library/problems/layout/yaml-problem.ts";
import { fieldPlaces, type FieldPlaces } from "#app/library/reading/field-places.ts";

/** The fields of a file, where each is written, and what could not be parsed. */
export type Fields = { value: unknown; places: FieldPlaces; problems: Problem[] };

/** Parses YAML 1.2; `firstLine` is the line of the file on which the text begins. */
export function readFields(file: string, text: string, firstLine = 1): Fields {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    version: "1.2",
    schema: "core",
    merge: false,
    uniqueKeys: true,
    prettyErrors: false,
    keepSourceTokens: true,
    lineCounter,
  });
  const places = fieldPlaces(document, text, lineCounter, firstLine);
  const problems = whatStopsReading(document, text).map(problemAt(file, places));
  if (problems.length > 0) return { value: undefined, places, problems };
  readNumbersAsWritten(document);
  return { value: document.toJS({ maxAliasCount: 0 }) as unknown, places, problems };
}

// Each of these causes would make the parser report much more than the one mistake.
function whatStopsReading(document: Document, text: string): YamlProblem[] {
  const causes = [
    documentMarks(text),
    unquotedFigures(text),
    falseSpaces(document, text),
    emptyListMark(text),
    looseEntry(text, document.errors),
  ];
  return (
    causes.find((found) => found.length > 0) ?? [
      ...yamlProblems(text, [...document.errors, ...document.warnings]),
      ...swallowedCharacters(document, text),
    ]
  );
}

function problemAt(file: string, places: FieldPlaces) {
  return ({ offset, says, fix, change }: YamlProblem): Problem => ({
    file,
    ...places.at(offset),
    field: "",
    says,
    expected: "",
    fix,
    ...(change && {
      correction: { ...places.at(change.offset), length: change.length, text: change.text },
    }),
  });
}

// 010 would become 10 and +254 would lose its plus, so such numbers stay text.
function readNumbersAsWritten(document: Document) {
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === "number" && node.source !== String(node.value)) {
        node.value = node.source;
      }
    },
  });
}
