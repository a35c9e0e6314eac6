import { stringify } from "yaml";

import { fieldNotes } from "#app/content/walk-fields.ts";
import { allowedWords } from "#scripts/generate/allowed-words.ts";
import { defaultsOf } from "#app/content/languages/defaults.ts";
import type { Kind } from "#app/content/kinds.ts";
import { fieldsOf, type ModelField } from "#scripts/generate/fields-of.ts";

const introduction =
  "This page is written by `npm run generate`; what you change in it by hand is lost. A name with a " +
  'dot stands below another: `image.src` is `src` below `image`. "with image" means: needed where there ' +
  "is an `image`. What has words by default (`app/content/languages/defaults/`) is not needed. [The handbook](../README.md) tells what to write first.";

const head = ["Field", "Needed", "What it says", "Example", "What may stand there"];

/** The page of the handbook with a table of the fields of each kind of content, below links to them. */
export function fieldsPage(kinds: Kind[]) {
  const links = kinds.map((kind) => `- [${heading(kind)}](#${anchor(heading(kind))})`);
  const tables = kinds.map((kind) => `## ${heading(kind)}\n\n${table(kind)}`);
  return `# All fields\n\n${introduction}\n\n${links.join("\n")}\n\n${tables.join("\n")}`;
}

// As GitHub makes one of a heading.
function anchor(title: string) {
  return title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");
}

function heading({ form, path }: Kind) {
  if (form === "folder") return `\`${path}/\`, above the text of each file`;
  return form === "list" ? `\`${path}\`, each entry` : `\`${path}\``;
}

function table({ name, form, schema }: Kind) {
  const fields = fieldsOf(schema, form === "list" ? undefined : defaultsOf(name, "en"));
  if (fields.length === 0) return `${fieldNotes(schema).description} (${allowedWords(schema)}).\n`;
  const rows = fields.map((field) => [
    `\`${field.path.join(".")}\``,
    needed(field),
    fieldNotes(field.schema).description ?? "",
    example(field),
    allowedWords(field.schema),
  ]);
  const lines = [head, head.map(() => "---"), ...rows].map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`,
  );
  return `${lines.join("\n")}\n`;
}

function needed({ isNeeded, parent }: ModelField): string {
  if (!isNeeded) return "no";
  if (!parent) return "yes";
  return parent.isNeeded ? needed(parent) : `with ${parent.path.at(-1)}`;
}

// Written as in a file: with quotes where the text needs them.
function example({ schema }: ModelField) {
  const [written = ""] = fieldNotes(schema).examples ?? [];
  if (written === "") return "";
  const isBare = !written.startsWith('"') && schema.safeParse(written).success;
  return `\`${isBare ? stringify(written, { lineWidth: 0 }).trim() : written}\``;
}
