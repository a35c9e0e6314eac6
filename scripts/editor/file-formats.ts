import { parseYaml } from "#app/content/reading/parse-yaml.ts";
import { changedYaml } from "#scripts/editor/changed-yaml.ts";
import { isEmpty, isSame, withoutEmpty, type Fields } from "#scripts/editor/plain-values.ts";
import { hasFields } from "#app/content/walk-fields.ts";

/** The field that keeps the text of the file, so that what nobody changed stays as it is. */
export const sourceField = "$source";
/** The field that holds the entries of a file that is a list. */
export const itemsField = "items";

/** How the editor reads a file into the fields of its form, and writes them back. */
export type FileFormat = { fromFile: (text: string) => Fields; toFile: (fields: Fields) => string };

/** The format of the files that are YAML and nothing else. */
export const yamlFormat: FileFormat = {
  fromFile(text) {
    const data = dataOf(text);
    return {
      ...(hasFields(data) ? data : { [itemsField]: data ?? [] }),
      [sourceField]: whole(text),
    };
  },
  toFile(fields) {
    const text = String(fields[sourceField] ?? "");
    const before = dataOf(text);
    const isList = Array.isArray(before) || (!hasFields(before) && itemsField in fields);
    const values = withoutEmpty(isList ? fields[itemsField] : fields);
    return checked(changedYaml(text, isList && isEmpty(values) ? [] : values), values);
  },
};

const fences = /^(---[ \t]*\n)((?:[^]*?\n)??)(---[ \t]*(?:\n[^]*)?)$/;
const end = /^---[ \t]*/;

/** The format of the files that have a text below their fields. */
export const proseFormat: FileFormat = {
  fromFile(text) {
    const { head, rest } = parts(text);
    return {
      ...(dataOf(head) as Fields),
      body: rest.replace(end, "").trim(),
      [sourceField]: whole(text),
    };
  },
  toFile({ body, ...fields }) {
    const { fence, head, rest } = parts(String(fields[sourceField] || "---\n---\n"));
    const values = withoutEmpty(fields);
    const now = fence + checked(changedYaml(head, values), values);
    const text = String(body ?? "").trim();
    return text === rest.replace(end, "").trim() ? now + rest : `${now}---\n\n${text}\n`;
  },
};

function parts(text: string) {
  const [, fence, head = "", rest = ""] = fences.exec(text) ?? [];
  if (!fence) throw new Error("A line of --- is missing around the fields of this file.");
  return { fence, head, rest };
}

function dataOf(text: string) {
  const { data, faults } = parseYaml(text);
  if (faults[0]) throw new Error(faults[0].message);
  return data;
}

// The editor hands over a text without its last line end.
function whole(text: string) {
  return `${text.trimEnd()}\n`;
}

// A text that would say something else is never written.
function checked(text: string, values: unknown) {
  if (isSame(dataOf(text), values)) return text;
  throw new Error(
    "This change cannot be written without touching other lines. Please tell an engineer.",
  );
}
