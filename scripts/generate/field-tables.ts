import { stringify } from "yaml";

import { fieldNotes } from "#app/library/schema-walk.ts";
import { allowedWords, fieldsBelow } from "#scripts/generate/allowed-words.ts";
import type { ContentKind } from "#scripts/generate/content-kinds.ts";
import { describedSchema } from "#scripts/generate/described-schema.ts";
import { exampleValue } from "#scripts/generate/example-of.ts";
import { dottedName, fieldsOf, innerNode, type Field } from "#scripts/generate/fields-of.ts";

const introduction =
  "This page is written by `npm run generate`; what you change in it by hand is lost. A name with a " +
  'dot stands below another: `image.src` is `src` below `image`. "with image" means: needed where there ' +
  "is an `image`. [The handbook](../README.md) tells what to write first.";

type Groups = ReadonlyMap<string, Field>;

const longestExample = 60;
const head = ["Field", "Needed", "What it says", "Example", "What may stand there"];

/** The page of the handbook with the tables of all fields, below a list of links to them. */
export function fieldsPage(kinds: ContentKind[]) {
  const tables = fieldTables(kinds);
  const links = [...tables.matchAll(/^## (.+)$/gm)].map(
    ([, title = ""]) => `- [${title}](#${anchor(title)})`,
  );
  return `# All fields\n\n${introduction}\n\n${links.join("\n")}\n\n${tables}`;
}

// As GitHub and GitLab make one of a heading.
function anchor(title: string) {
  return title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");
}

/** One table for each kind of content, and one for each group of fields that several kinds have. */
export function fieldTables(kinds: ContentKind[]) {
  const fields = kinds.map(({ schema }) => fieldsOf(schema));
  const common = commonGroups(fields);
  const own = kinds.map((kind, index) => {
    const inside = fields[index] ?? [];
    const words = inside.length > 0 ? table(inside, common) : withoutFields(kind);
    return `## ${heading(kind)}\n\n${words}`;
  });
  const shared = [...common.values()].map((group) => {
    const inside = fields.flat().filter((field) => isInside(field, (parent) => parent === group));
    return `## \`${group.path.at(-1)}\`, wherever it stands\n\n${table(inside, new Map(), group)}`;
  });
  return [...own, ...shared].join("\n");
}

function heading({ shape, path }: ContentKind) {
  if (shape === "folder") return `\`${path}/\`, above the text of each file`;
  return shape === "list" ? `\`${path}\`, each entry` : `\`${path}\``;
}

function withoutFields({ schema }: ContentKind) {
  const node = describedSchema(schema);
  return `${node.description ?? "It has no fields"} (${allowedWords(node)}).\n`;
}

// What has one name and the same fields in several kinds is told once, in a table of its own.
function commonGroups(fields: Field[][]): Groups {
  const isLarge = ({ node }: Field) => Object.keys(node.properties ?? {}).length >= 3;
  const keys = fields.map((own) => new Set(own.filter(isLarge).map(groupKey)));
  const groups = new Map<string, Field>();
  for (const field of fields.flat().filter(isLarge)) {
    const key = groupKey(field);
    const isCommon = keys.filter((own) => own.has(key)).length > 1;
    if (isCommon && !groups.has(key)) groups.set(key, field);
  }
  return groups;
}

function groupKey(field: Field) {
  return JSON.stringify([field.path.at(-1), sameFieldsKey(field)]);
}

// What has no fields of its own is like nothing else.
function sameFieldsKey({ node, path }: Field) {
  const inner = innerNode(node);
  return JSON.stringify(inner ? [inner.properties, inner.required] : path);
}

function isInside({ parent }: Field, isIt: (parent: Field) => boolean): boolean {
  return parent !== undefined && (isIt(parent) || isInside(parent, isIt));
}

function table(fields: Field[], common: Groups, group?: Field) {
  const depth = group?.path.length ?? 0;
  const nameOf = (field: Field) => dottedName(field.path.slice(depth));
  // The first of those with the same fields stays, so it is put in last.
  const told = new Map(fields.toReversed().map((field) => [sameFieldsKey(field), field]));
  const isTold = (parent: Field) =>
    common.has(groupKey(parent)) || told.get(sameFieldsKey(parent)) !== parent;
  const rows = fields
    .filter((field) => !isInside(field, (parent) => parent !== group && isTold(parent)))
    .flatMap((field) => {
      const { description = "" } = fieldNotes(field.schema);
      const first = told.get(sameFieldsKey(field)) ?? field;
      const isCommon = common.has(groupKey(field));
      // A name that only holds others is read off theirs.
      if (field.node.properties && !description && !isCommon && first === field) return [];
      const where = isCommon
        ? `the fields of \`${field.path.at(-1)}\`, at the end`
        : first === field
          ? fieldsBelow
          : `the same fields as \`${nameOf(first)}\``;
      const allowed = allowedWords(field.node).replace(fieldsBelow, where);
      return [[`\`${nameOf(field)}\``, needed(field, group), description, example(field), allowed]];
    });
  const lines = [head, head.map(() => "---"), ...rows].map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`,
  );
  return `${lines.join("\n")}\n`;
}

function needed({ isNeeded, parent }: Field, group?: Field): string {
  if (!isNeeded) return "no";
  if (!parent || parent === group) return "yes";
  return parent.isNeeded ? needed(parent, group) : `with ${parent.path.at(-1)}`;
}

// Written as in a file: with quotes where the text needs them.
function example({ node, schema }: Field) {
  const [written] = fieldNotes(schema).examples ?? [];
  const value = written === undefined ? undefined : exampleValue(written, schema);
  if (written === undefined || value === undefined) return "";
  // What has fields of its own shows their examples below.
  if (innerNode(node) && written.length > longestExample) return "";
  const isBare = typeof value === "string" && !written.startsWith('"');
  return `\`${isBare ? stringify(value, { lineWidth: 0 }).trim() : written}\``;
}
