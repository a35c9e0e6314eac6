import matter from "gray-matter";
import type { z } from "zod";
import { fenceProblem } from "#app/library/problems/layout/fence-problem.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { readFields, type Fields } from "#app/library/reading/read-fields.server.ts";
import type { SourceFile } from "#app/library/reading/source-file.server.ts";

/** The fields of a prose file, and its body with the line on which that begins. */
export type FrontMatter = { fields: Fields; body: { text: string; line: number } };

const refuse = () => {
  throw new TypeError("Front matter is YAML here and nothing else.");
};

/** Splits a file at its two lines of --- and reads the fields between them. */
export function readFrontMatter(
  { file, text }: SourceFile,
  schema?: z.ZodType,
): FrontMatter | Problem {
  const lines = text.split("\n");
  const wrong = fenceProblem(lines);
  if (wrong) return { file, column: 1, field: "", expected: "", ...wrong };
  const close = lines.findIndex((line, index) => index > 0 && line.trimEnd() === "---");
  let fields: Fields | undefined;
  const read = (yaml: string) => {
    fields = readFields(file, yaml, schema);
    return {};
  };
  // Options switch off gray-matter's cache, and these engines replace those that run code.
  matter([...lines.slice(0, close), "---", ""].join("\n"), {
    language: "yaml",
    engines: { yaml: read, javascript: refuse, js: refuse, coffee: refuse, json: refuse },
  });
  return {
    fields: fields ?? readFields(file, "", schema, 2),
    body: { text: lines.slice(close + 1).join("\n"), line: close + 2 },
  };
}
