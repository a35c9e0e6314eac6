import { LineCounter, parseDocument, visit, type Document } from "yaml";
import type { z } from "zod";
import type { Problem } from "#app/library/problems/problem.ts";
import { yamlProblems } from "#app/library/problems/layout/yaml-problems.ts";
import type { YamlProblem } from "#app/library/problems/layout/yaml-text.ts";
import { fieldNames, schemaAt } from "#app/library/schema-walk.ts";
import { fieldPlaces, type FieldPlaces } from "#app/library/reading/field-places.ts";

/** The fields of a file, where each is written, and what could not be parsed. */
export type Fields = { value: unknown; places: FieldPlaces; problems: Problem[] };

/**
 * Parses YAML 1.2; `firstLine` is the line of the file on which the text begins, and the schema
 * names the fields that it may have.
 */
export function readFields(file: string, text: string, schema?: z.ZodType, firstLine = 1): Fields {
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
  const problems = yamlProblems(document, text, [...namesIn(schema), "description"]).map(
    problemAt(file, places),
  );
  if (problems.length > 0) return { value: undefined, places, problems };
  readNumbersAsWritten(document);
  return { value: document.toJS({ maxAliasCount: 0 }) as unknown, places, problems };
}

// The names of all fields, also of those inside others.
function namesIn(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const names = fieldNames(schema);
  const inner = [0, ...names].flatMap((step) => namesIn(schemaAt(schema, [step])));
  return [...names, ...inner];
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
