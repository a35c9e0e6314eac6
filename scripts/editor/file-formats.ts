import { z } from "zod";
import type { Kind } from "#app/content/kinds.ts";
import { parseYaml } from "#app/content/reading/parse-yaml.ts";
import { changedYaml } from "#scripts/editor/changed-yaml.ts";
import { isSame, type Fields } from "#scripts/editor/plain-values.ts";

/** The hidden field with the text of the file, so that unchanged lines can be written back as they are. */
export const sourceField = "$source";
/** The field with the entries of a file that is a list. */
export const itemsField = "items";

/** How the editor reads a file into the fields of its form, and writes them back. */
export type FileFormat = {
  fromFile: (text: string) => Fields;
  toFile: (fields: Fields) => string;
  /** The schema of the form. */
  schema: z.ZodType;
};

/** The format of the files of a kind; .mdx files have a text below their fields. */
export function formatOf({ form, schema, fileSchema }: Kind): FileFormat {
  const [isList, isProse] = [form === "list", form === "folder"];
  const partsOf = isProse
    ? proseParts
    : (head: string) => ({ fence: "", head, rest: "", body: "" });
  return {
    schema: isList ? z.object({ [itemsField]: fileSchema }) : schema,
    fromFile(text) {
      const { head, body } = partsOf(text);
      const data = dataOf(head);
      const fields = isList ? { [itemsField]: data ?? [] } : (data as Fields);
      return { ...fields, ...(isProse && { body }), [sourceField]: withLineEnd(text) };
    },
    toFile({ [sourceField]: source = "", body = "", ...fields }) {
      const { fence, head, rest, body: before } = partsOf(String(source));
      const data = isList ? (fields[itemsField] ?? []) : fields;
      const now = fence + changedText(head, data, fileSchema);
      const text = String(body).trim();
      return text === before ? now + rest : `${now}---\n\n${text}\n`;
    },
  };
}

const fences = /^(---[ \t]*\n)((?:[^]*?\n)??)(---[ \t]*(?:\n[^]*)?)$/;

function proseParts(text: string) {
  const [, fence, head = "", rest = ""] = fences.exec(text || "---\n---\n") ?? [];
  if (!fence) throw new Error("A line of --- is missing above or below the fields of this file.");
  return { fence, head, rest, body: rest.replace(/^---[ \t]*/, "").trim() };
}

function dataOf(text: string) {
  const { data, faults } = parseYaml(text);
  if (faults[0]) throw new Error(faults[0].message);
  return data;
}

// The editor removes the line end at the end of a file.
function withLineEnd(text: string) {
  return `${text.trimEnd()}\n`;
}

// Never returns a text with other values.
function changedText(text: string, values: unknown, schema: z.ZodType) {
  const now = changedYaml(text, values, schema);
  if (isSame(dataOf(now), values)) return now;
  throw new Error(
    "This change cannot be written without touching other lines. Please ask an engineer.",
  );
}
