import { kebabCase, type ContentKind } from "#scripts/generate/content-kinds.ts";

/** The folder of the schemas by which editors complete and underline what writers write. */
export const schemaFolder = ".vscode/schemas";

/** The file that holds the JSON Schema of a kind. */
export function schemaPath({ name }: ContentKind) {
  return `${schemaFolder}/${kebabCase(name)}.json`;
}

/** The settings of the editor: which schema belongs to which file, and how files are saved. */
export function editorSettings(kinds: ContentKind[]) {
  const files = kinds.filter(({ shape }) => shape !== "folder");
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
