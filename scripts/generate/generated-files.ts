import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { format } from "prettier";
import { parse } from "yaml";
import { kinds } from "#app/content/kinds.ts";
import { ownersSchema } from "#app/model/site/owners.ts";
import { clothSheet } from "#scripts/generate/cloth-sheet.ts";
import {
  editorSchema,
  editorSettings,
  schemaFolder,
  schemaPath,
  translatedKinds,
  translationPath,
  translationSchema,
} from "#scripts/generate/editor-schema.ts";
import { fieldsPage } from "#scripts/generate/field-tables.ts";
import { rulesPage } from "#scripts/generate/rules-page.ts";
import { codeOwners } from "#scripts/generate/code-owners.ts";

/** A file that is written from the model; without a text it may not be there. */
export type GeneratedFile = { path: string; text?: string };

const settingsFile = ".vscode/settings.json";

/** Every file that is written from the model, as it has to stand below this folder. */
export async function generatedFiles(root: string): Promise<GeneratedFile[]> {
  const json = async (file: string, value: unknown) => {
    const text = await format(JSON.stringify(value), { parser: "json", printWidth: 100 });
    return { path: file, text };
  };
  const settings = editorSettings((await textOf(root, settingsFile)) ?? "{}", kinds);
  const translated = translatedKinds(kinds);
  const present = await readdir(path.join(root, schemaFolder)).catch(() => []);
  const leftOver = present
    .map((name) => ({ path: `${schemaFolder}/${name}` }))
    .filter(({ path: file }) => !kinds.some((kind) => schemaPath(kind) === file))
    .filter(({ path: file }) => !translated.some((kind) => translationPath(kind) === file));
  return [
    ...(await Promise.all(kinds.map((kind) => json(schemaPath(kind), editorSchema(kind))))),
    ...(await Promise.all(
      translated.map((kind) => json(translationPath(kind), translationSchema(kind))),
    )),
    await json(settingsFile, settings),
    ...leftOver,
    { path: ".github/CODEOWNERS", text: await ownersOf(root) },
    { path: "content/handbook/fields.md", text: fieldsPage(kinds) },
    { path: "content/handbook/rules.md", text: rulesPage() },
    { path: "content/handbook/cloths.svg", text: clothSheet() },
  ];
}

/** The files below this folder that are not what the model makes of them now. */
export async function staleFiles(root: string): Promise<GeneratedFile[]> {
  const files = await generatedFiles(root);
  const present = await Promise.all(files.map((file) => textOf(root, file.path)));
  return files.filter(({ text }, index) => text !== present[index]);
}

// Where nobody is named, as in another charity's first hour, there is no such file.
async function ownersOf(root: string) {
  const site: unknown = parse((await textOf(root, "content/site.yaml")) ?? "");
  const { data } = ownersSchema.safeParse((site as { owners?: unknown } | null)?.owners);
  return data && codeOwners(data);
}

// Git may have given the file other line ends when it was checked out.
async function textOf(root: string, file: string) {
  const text = await readFile(path.join(root, file), "utf8").catch(() => undefined);
  return text?.replaceAll("\r\n", "\n");
}
