import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { parse } from "yaml";

import { kinds, type Kind } from "#app/content/kinds.ts";
import { ownersSchema } from "#app/model/site/owners.ts";
import { clothSheet } from "#scripts/generate/cloth-sheet.ts";
import {
  editorSchema,
  editorSettings,
  schemaFolder,
  schemaPath,
} from "#scripts/generate/editor-schema.ts";
import { fieldsPage } from "#scripts/generate/field-tables.ts";
import { withNewFileLinks } from "#scripts/generate/new-file-links.ts";
import { codeOwners } from "#scripts/review/gravities.ts";
import { rulesPage } from "#scripts/generate/rules-page.ts";

/** A file that is written from the model; without a text it is one that nothing writes any more. */
export type GeneratedFile = { path: string; text?: string };

const handbook = "content/README.md";

/** Every file that is written from the model, as it has to stand below this folder. */
export async function generatedFiles(root: string, all: Kind[] = kinds): Promise<GeneratedFile[]> {
  const schemas = all.map((kind) => ({ path: schemaPath(kind), text: json(editorSchema(kind)) }));
  const written = [...schemas, { path: ".vscode/settings.json", text: json(editorSettings(all)) }];
  return [
    ...(await Promise.all(written.map((file) => formatted(root, file)))),
    { path: ".github/CODEOWNERS", text: await ownersOf(root) },
    { path: "content/handbook/fields.md", text: fieldsPage(all) },
    { path: "content/handbook/rules.md", text: rulesPage() },
    { path: "content/handbook/cloths.svg", text: clothSheet() },
    { path: handbook, text: withNewFileLinks((await textOf(root, handbook)) ?? "") },
    ...(await leftOver(root, schemas)),
  ];
}

/** The files below this folder that are not what the model makes of them now. */
export async function staleFiles(root: string, all?: Kind[]): Promise<GeneratedFile[]> {
  const files = await generatedFiles(root, all);
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

function json(value: unknown) {
  return JSON.stringify(value, undefined, 2);
}

async function formatted(root: string, { path: file, text }: Required<GeneratedFile>) {
  const filepath = path.join(root, file);
  const options = await resolveConfig(filepath);
  return { path: file, text: await format(text, { ...options, filepath }) };
}

async function leftOver(root: string, schemas: GeneratedFile[]): Promise<GeneratedFile[]> {
  const present = await readdir(path.join(root, schemaFolder)).catch(() => []);
  const files = present.map((name) => ({ path: `${schemaFolder}/${name}` }));
  return files.filter((file) => !schemas.some((schema) => schema.path === file.path));
}
