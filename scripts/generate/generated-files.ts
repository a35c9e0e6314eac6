import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { kinds, type Kind } from "#app/content/kinds.ts";
import { ownersSchema, type Owners } from "#app/model/site/contact.ts";
import { clothSheet } from "#scripts/generate/cloth-sheet.ts";
import { fieldPages, fieldsFolder } from "#scripts/generate/field-pages.ts";
import { paletteStyles } from "#scripts/generate/palette-styles.ts";
import { concernsWithin } from "#app/content/concerns.ts";
import type { Concern } from "#app/model/fields/described.ts";
import { rulesPage } from "#scripts/generate/rules-page.ts";
import { entriesOf, valueOf } from "#app/content/entries.ts";
import { contentFolder, findFiles, readContent } from "#app/content/reading/read-content.server.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { originalOf } from "#scripts/check/original-of.ts";
import { hasMark, markOf } from "#scripts/check/translation-mark.ts";

/** A file written from the model or the palette; one without a text must not exist. */
export type GeneratedFile = { path: string; text?: string };

/** Every such file below this folder. */
export async function generatedFiles(root: string): Promise<GeneratedFile[]> {
  const expected = [
    { path: ".github/CODEOWNERS", text: await ownersIn(root) },
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
async function ownersIn(root: string) {
  const site: unknown = parse((await textOf(root, "content/site.yaml")) ?? "");
  const { data } = ownersSchema.safeParse((site as { owners?: unknown } | null)?.owners);
  return data && codeOwners(data);
}

// Git may have changed the line endings at checkout.
async function textOf(root: string, file: string) {
  const text = await readFile(path.join(root, file), "utf8").catch(() => undefined);
  return text?.replaceAll("\r\n", "\n");
}

type Owner = keyof Owners;

// Who must approve changes, by concern.
const owners: Partial<Record<Concern, Owner[]>> = {
  money: ["maintainers", "safeguarding"],
  safety: ["safeguarding"],
  contact: ["maintainers", "safeguarding"],
  people: ["safeguarding"],
};

/** The text of .github/CODEOWNERS for the owners in content/site.yaml. */
export function codeOwners(names: Owners): string {
  const folders = kinds.filter(({ form }) => form === "folder");
  const files = kinds.filter(({ form }) => form !== "folder");
  const line = (path: string, roles: Owner[]) =>
    `/content/${path} ${roles.map((owner) => names[owner]).join(" ")}`;
  return [
    "# Written by npm run generate from app/model and owners: in content/site.yaml. It says who must approve",
    "# changes to these files; the last line that matches a file applies.",
    `* ${names.maintainers}`,
    "# Published unchanged and unchecked.",
    `/public/ ${names.maintainers}`,
    "# Content needs no approval, except for these files.",
    "/content/",
    line("files/", ["maintainers"]),
    // Staff do what it says about money and safety.
    line("handbook/", ["maintainers", "safeguarding"]),
    // Files come after folders, because the last matching line counts.
    ...[...folders, ...files].flatMap((kind) => {
      const kindOwners = ownersOf(kind);
      const path = kind.form === "folder" ? `${kind.path}/*.mdx` : kind.path;
      // Its translations too, which are in the folder of their language.
      return kindOwners.length > 0 ? [line(`**/${path}`, kindOwners)] : [];
    }),
    "",
  ].join("\n");
}

// Any file may contain a link or a picture, so only money and safety count for its fields.
function ownersOf({ concern, schema, form }: Kind): Owner[] {
  const fields = form === "folder" ? [] : concernsWithin(schema);
  const grave = fields.filter((concern) => concern === "money" || concern === "safety");
  const needed = [concern, ...grave].flatMap((name) => owners[name] ?? []);
  return [...new Set(needed)].sort();
}

/** The translations that lack their mark (`translates:`), with the mark added to their text. */
export function markedTexts() {
  const content = readContent(findFiles(contentFolder()));
  const site = checkedSite(content);
  return content.files.flatMap((file) =>
    entriesOf(file).flatMap((layer) => {
      const original = hasMark(layer) ? originalOf(site, layer) : undefined;
      if (!original || valueOf(layer, "translates") !== undefined || file.faults.length > 0)
        return [];
      const line = `translates: "${markOf(original)}"\n`;
      const { text } = file;
      // The fields of an .mdx file end at its second fence.
      const fence = text.indexOf("\n---", 3) + 1;
      const end = file.kind.form === "folder" ? fence : text.length;
      const before = text.slice(0, end);
      return [{ path: file.path, text: before.replace(/\n*$/, "\n") + line + text.slice(end) }];
    }),
  );
}
