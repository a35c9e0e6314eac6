import { parseYaml } from "#app/content/reading/parse-yaml.ts";
import { hasFields } from "#app/content/walk-fields.ts";
import { changedYaml } from "#scripts/editor/changed-yaml.ts";
import { isSame, type Fields } from "#scripts/editor/plain-values.ts";

/** The hidden field with the text of the file, so that unchanged lines can be written back as they are. */
export const sourceField = "$source";
/** The field with the entries of a file that is a list. */
export const itemsField = "items";

/** How the editor reads a file into the fields of its form, and writes them back. */
export type FileFormat = { fromFile: (text: string) => Fields; toFile: (fields: Fields) => string };

/** The format of YAML files. */
export const yamlFormat: FileFormat = {
  fromFile(text) {
    const data = dataOf(text) ?? [];
    return {
      ...(hasFields(data) ? data : { [itemsField]: data }),
      [sourceField]: withLineEnd(text),
    };
  },
  toFile({ [sourceField]: source = "", ...fields }) {
    const before = dataOf(String(source));
    const isList = Array.isArray(before) || (!hasFields(before) && itemsField in fields);
    return changedText(String(source), isList ? (fields[itemsField] ?? []) : fields);
  },
};

const fences = /^(---[ \t]*\n)((?:[^]*?\n)??)(---[ \t]*(?:\n[^]*)?)$/;

/** The format of .mdx files, which have a text below their fields. */
export const proseFormat: FileFormat = {
  fromFile(text) {
    const { head, body } = partsOf(text);
    return { ...(dataOf(head) as Fields), body, [sourceField]: withLineEnd(text) };
  },
  toFile({ [sourceField]: source, body = "", ...fields }) {
    const { fence, head, rest, body: before } = partsOf(String(source || "---\n---\n"));
    const now = fence + changedText(head, fields);
    const text = String(body).trim();
    return text === before ? now + rest : `${now}---\n\n${text}\n`;
  },
};

function partsOf(text: string) {
  const [, fence, head = "", rest = ""] = fences.exec(text) ?? [];
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
function changedText(text: string, values: unknown) {
  const now = changedYaml(text, values);
  if (isSame(dataOf(now), values)) return now;
  throw new Error(
    "This change cannot be written without touching other lines. Please ask an engineer.",
  );
}
