import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { kinds } from "#app/content/kinds.ts";
import { ownersSchema } from "#app/model/site/contact.ts";
import { clothSheet } from "#scripts/generate/cloth-sheet.ts";
import { fieldPages, fieldsFolder } from "#scripts/generate/field-pages.ts";
import { paletteStyles } from "#scripts/generate/palette-styles.ts";
import { rulesPage } from "#scripts/generate/rules-page.ts";
import { codeOwners } from "#scripts/generate/code-owners.ts";

/** A file written from the model or the palette; one without a text must not exist. */
export type GeneratedFile = { path: string; text?: string };

/** Every such file below this folder. */
export async function generatedFiles(root: string): Promise<GeneratedFile[]> {
  const expected = [
    { path: ".github/CODEOWNERS", text: await ownersOf(root) },
    ...fieldPages(kinds),
    { path: "content/handbook/rules.md", text: rulesPage() },
    { path: "content/handbook/cloths.svg", text: clothSheet() },
    ...paletteStyles(),
  ];
  const leftOver = (await filesIn(root)).filter(
    (file) => !expected.some(({ path: name }) => name === file),
  );
  return [...expected, ...leftOver.map((file) => ({ path: file }))];
}

// Everything in this folder is generated.
async function filesIn(root: string) {
  const present = await readdir(path.join(root, fieldsFolder)).catch(() => []);
  return present.map((name) => `${fieldsFolder}/${name}`);
}

/** The files below this folder that differ from `npm run generate` would write. */
export async function staleFiles(root: string): Promise<GeneratedFile[]> {
  const files = await generatedFiles(root);
  const present = await Promise.all(files.map((file) => textOf(root, file.path)));
  return files.filter(({ text }, index) => text !== present[index]);
}

// Without owners, as in another charity's first hour, there is no such file.
async function ownersOf(root: string) {
  const site: unknown = parse((await textOf(root, "content/site.yaml")) ?? "");
  const { data } = ownersSchema.safeParse((site as { owners?: unknown } | null)?.owners);
  return data && codeOwners(data);
}

// Git may have changed the line endings at checkout.
async function textOf(root: string, file: string) {
  const text = await readFile(path.join(root, file), "utf8").catch(() => undefined);
  return text?.replaceAll("\r\n", "\n");
}
