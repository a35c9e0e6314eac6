import { isAlias, isScalar, LineCounter, parseDocument, visit, type Document } from "yaml";
import { fieldPlaces, type FieldPlaces } from "#app/library/reading/field-places.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { figureWithoutQuotes, yamlProblems } from "#app/library/problems/yaml-problem.ts";

/** The fields of a file, where each stands, and what could not be read. */
export type Fields = { value: unknown; places: FieldPlaces; problems: Problem[] };

/** Reads YAML 1.2; `firstLine` is the line of the file on which the text begins. */
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
  const problem = (offset: number, says: string, fix: string): Problem => ({
    file,
    ...places.at(offset),
    field: "",
    says,
    expected: "",
    fix,
  });
  const figures = figureWithoutQuotes(text).map(({ offset, says, fix }) =>
    problem(offset, says, fix),
  );
  if (figures.length > 0) return { value: undefined, places, problems: figures };
  const problems = [
    ...yamlProblems(text, [...document.errors, ...document.warnings]).map(({ offset, says, fix }) =>
      problem(offset, says, fix),
    ),
    ...swallowedSigns(document, text).map(({ offset, says }) =>
      problem(offset, says, "Write the text out, or put quotes round it."),
    ),
  ];
  if (problems.length > 0) return { value: undefined, places, problems };
  keepNumbersAsWritten(document);
  return { value: document.toJS({ maxAliasCount: 0 }) as unknown, places, problems };
}

// YAML gives *, & and ! meanings of their own, which nobody who writes a sentence has in mind.
function swallowedSigns(document: Document, text: string) {
  const found: { offset: number; says: string }[] = [];
  visit(document, (_key, node) => {
    if (isAlias(node)) {
      const says =
        "A word that begins with * repeats another part of the file, which is not possible here.";
      found.push({ offset: node.range?.[0] ?? 0, says });
    } else if (isScalar(node) || (typeof node === "object" && node !== null && "anchor" in node)) {
      const offset = ("range" in node ? node.range?.[0] : undefined) ?? 0;
      const sign = node.anchor ? "&" : /(?:^|\s)!\s+$/.test(text.slice(0, offset)) ? "!" : "";
      if (sign)
        found.push({ offset, says: `A text that begins with ${sign} loses its first sign.` });
    }
  });
  return found;
}

// 010 would become 10 and +254 would lose its plus, so such numbers stay the text that they are.
function keepNumbersAsWritten(document: Document) {
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === "number" && node.source !== String(node.value)) {
        node.value = node.source;
      }
    },
  });
}
