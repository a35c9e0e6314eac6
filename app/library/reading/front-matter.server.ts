import matter from "gray-matter";
import type { Problem } from "#app/library/problems/problem.ts";
import { readFields, type Fields } from "#app/library/reading/read-fields.server.ts";
import type { SourceFile } from "#app/library/reading/source-file.server.ts";

/** A prose file taken apart: its fields, and its body with the line on which that begins. */
export type FrontMatter = { fields: Fields; body: { text: string; line: number } };

const refuse = () => {
  throw new TypeError("Front matter is YAML here and nothing else.");
};

/** Splits a file at its two lines of --- and reads the fields between them. */
export function readFrontMatter({ file, text }: SourceFile): FrontMatter | Problem {
  const lines = text.split("\n");
  const at = (line: number, says: string, fix: string): Problem => ({
    file,
    line,
    column: 1,
    field: "",
    says,
    expected: "",
    fix,
  });
  const first = lines[0]?.trimEnd() ?? "";
  if (/^---\s*\S/.test(first)) {
    return at(1, `The first line says "${first}".`, "Write --- and nothing else on it.");
  }
  if (first !== "---") {
    return at(1, "The file does not begin with ---.", "Make --- the very first line.");
  }
  const close = lines.findIndex((line, index) => index > 0 && line.trimEnd() === "---");
  const hyphens = lines.findIndex(
    (line, index) => index > 0 && (close < 0 || index < close) && /^-{4,}\s*$/.test(line),
  );
  if (hyphens > 0) {
    return at(
      hyphens + 1,
      `This line says ${lines[hyphens]?.trim()}.`,
      "Write --- with three hyphens where the fields end.",
    );
  }
  if (
    close === 1 &&
    /^[\w-]+:(\s|$)/.test(lines.slice(2).find((line) => line.trim() !== "") ?? "")
  ) {
    return at(2, "--- stands here twice.", "Take one of the two lines away.");
  }
  if (close < 0) {
    return at(
      1,
      "The fields at the top of the file begin with --- but are never closed.",
      "Add a line of --- below the last field.",
    );
  }
  let fields: Fields | undefined;
  const read = (yaml: string) => {
    fields = readFields(file, yaml, 1);
    return {};
  };
  // The options object keeps gray-matter's cache and its code-running engines out of play.
  matter([...lines.slice(0, close), "---", ""].join("\n"), {
    language: "yaml",
    engines: { yaml: read, javascript: refuse, js: refuse, coffee: refuse, json: refuse },
  });
  return {
    fields: fields ?? readFields(file, "", 2),
    body: { text: lines.slice(close + 1).join("\n"), line: close + 2 },
  };
}
