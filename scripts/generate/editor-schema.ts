import { defaults } from "#app/content/defaults.ts";
import type { Kind } from "#app/content/kinds.ts";
import { kebabCase } from "#scripts/generate/kebab-case.ts";
import { describedSchema, type DescribedSchema } from "#scripts/generate/described-schema.ts";

// The model's notes, which an editor would not know.
const notes = "reference copy language address image".split(" ");

/** The JSON Schema by which an editor completes and underlines a file of this kind. */
export function editorSchema({ name, form, path, schema }: Kind): DescribedSchema {
  const described = JSON.stringify(describedSchema(schema, defaults[name]), withoutNotes);
  const { $schema, ...fields } = JSON.parse(described) as DescribedSchema;
  const title = form === "folder" ? `${path}/*.mdx` : path;
  const $comment = "Written by npm run generate from app/model.";
  return form === "list"
    ? { $schema, $comment, title, type: "array", items: fields }
    : { $schema, $comment, title, ...fields };
}

// Below "properties" stand names of fields, and not keywords.
function withoutNotes(keyword: string, value: unknown): unknown {
  const isNode = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isNode || keyword === "properties") return value;
  const { description, expects, ...others } = value as DescribedSchema;
  const words = [description, expects && `It has to be ${expects}`].filter(Boolean).join(". ");
  const known = Object.entries(others).filter(([name]) => !notes.includes(name));
  return { ...(words && { description: words }), ...Object.fromEntries(known) };
}

/** The folder of the schemas by which editors complete and underline what writers write. */
export const schemaFolder = ".vscode/schemas";

/** The file that holds the JSON Schema of a kind. */
export function schemaPath({ name }: Kind) {
  return `${schemaFolder}/${kebabCase(name)}.json`;
}

/** The settings of the editor: which schema belongs to which file, and how files are saved. */
export function editorSettings(kinds: Kind[]) {
  const files = kinds.filter(({ form }) => form !== "folder");
  return {
    "yaml.schemas": Object.fromEntries(
      files.map((kind) => [`./${schemaPath(kind)}`, `content/${kind.path}`]),
    ),
    // Only these schemas: a public one for a file of the same name would underline what is right.
    "yaml.schemaStore.enable": false,
    "yaml.format.enable": false,
    "yaml.yamlVersion": "1.2",
    "files.eol": "\n",
    "files.encoding": "utf8",
    "files.insertFinalNewline": true,
    "[yaml]": { "editor.insertSpaces": true, "editor.tabSize": 2, "editor.formatOnSave": false },
    "[mdx]": { "editor.wordWrap": "on" },
  };
}
