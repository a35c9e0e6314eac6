import { readFile } from "node:fs/promises";
import path from "node:path";
import { Document, visit } from "yaml";

import { fieldNames } from "#app/content/walk-fields.ts";
import type { Kind } from "#app/content/kinds.ts";
import { UserError } from "#app/content/user-error.ts";
import type { Value } from "#scripts/new/draft-value.ts";

/** A file below the content folder with a new entry, and the line on which to read or write first. */
export type EntryFile = { file: string; text: string; line: number };

const longestOnOneLine = 80;

/** The file that an entry makes of its own, or its list with it at the end. */
export async function entryFile(kind: Kind, value: Value, content: string): Promise<EntryFile> {
  if (kind.form === "folder") return proseFile(kind, value);
  // A list that the site can do without may not be there yet; any other was missed before.
  const before = await readFile(path.join(content, kind.path), "utf8").catch(() => "");
  const list = listWithEntry(before, value);
  if (list) return { file: kind.path, ...list };
  const says = 'Begin each entry on a line of its own with "- " first.';
  throw new UserError(`${path.basename(content)}/${kind.path}: ${says}`);
}

/** A new prose file, a draft; what its fields say of it is its first paragraph. */
export function proseFile({ path: folder, schema }: Kind, value: Value): EntryFile {
  const draft: Value = { draft: true, ...value };
  const given = fieldNames(schema).filter((name) => draft[name] !== undefined);
  const fields = Object.fromEntries(given.map((name) => [name, draft[name]]));
  const head = ["---", yamlLines(fields), "---", "", ""].join("\n");
  // A body may not be empty, and its words are no Markdown.
  const body = String(value.excerpt ?? value.summary ?? value.description ?? value.title);
  const text = `${head}${body.replaceAll(/[\\`*_[\]<#>]/g, "\\$&")}\n`;
  return { file: `${folder}/${String(value.id)}.mdx`, text, line: head.split("\n").length };
}

// The rest of the list stays as it is; undefined where its entries are not on lines.
function listWithEntry(text: string, value: Value) {
  // Brackets that say that nothing is there yet would be wrong now.
  const rest = text.replace(/^\[\s*\]\s*?\n/m, "");
  if (/^[[{]/m.test(rest)) return undefined;
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const gap = /\n[ \t]*\r?\n *- /.test(rest) ? end : "";
  const before = `${rest}${rest === "" || rest.endsWith("\n") ? "" : end}${gap}`;
  const indent = /^ *(?=- )/m.exec(rest)?.[0] ?? "";
  const entry = `- ${yamlLines(value).replaceAll(/\n(?=.)/g, "\n  ")}\n`;
  const lines = entry.replaceAll(/^(?=.)/gm, indent).replaceAll("\n", end);
  return { text: before + lines, line: before.split("\n").length };
}

// As the files of the content folder have them: long texts folded.
function yamlLines(value: Value) {
  const document = new Document(value);
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || String(node.value).length <= longestOnOneLine) return;
      node.type = "BLOCK_FOLDED";
    },
  });
  return document.toString({ lineWidth: 100 }).trimEnd();
}
