import type { CmsConfig, Collection, CollectionFile, Field } from "@sveltia/cms";
import { z } from "zod";
import { keyName } from "#app/content/item-key.ts";
import { kinds, type Kind } from "#app/content/kinds.ts";
import { fieldNotes, isTranslatable, type FieldNotes } from "#app/content/walk-fields.ts";
import type { Fields } from "#scripts/editor/plain-values.ts";
import { itemsField, sourceField } from "#scripts/editor/file-formats.ts";

type Node = z.core.JSONSchema.JSONSchema &
  FieldNotes & { properties?: Record<string, Node>; items?: Node; keyField?: string };

const targets: Record<string, string> = {
  stat: "stats",
  helpline: "helplines",
  category: "categories",
  post: "posts",
  program: "programs",
};
const unicode = /\\p\{/;
const titles = ["title", "name", "heading", "label"];

/** The configuration of the editor: every kind of content with all of its fields, as the model describes them. */
export function cmsConfig(backend: CmsConfig["backend"], codes: string[]): CmsConfig {
  const [first = ""] = codes;
  const group = (name: string, label: string, is: (kind: Kind) => boolean): Collection => {
    const files = kinds.filter(is).map((kind) => fileOf(kind, first));
    return { name, label, files, i18n: true, publish: false };
  };
  const isPage = ({ form, path }: Kind) => form === "single" && path.includes("/");
  return {
    load_config_file: false,
    backend,
    app_title: "Website text",
    publish_mode: "editorial_workflow",
    media_folder: "content/photos",
    public_folder: "photos",
    media_libraries: { stock_assets: false },
    show_preview_links: false,
    output: { omit_empty_optional_fields: true },
    slug: { encoding: "ascii", clean_accents: true },
    i18n: {
      structure: "multiple_folders",
      locales: codes,
      default_locale: first,
      initial_locales: "default",
      omit_default_locale_from_file_path: true,
    },
    collections: [
      ...kinds.filter(({ form }) => form === "folder").map((kind) => folderOf(kind, first)),
      group("pages", "Main pages", isPage),
      group("settings", "The whole site", (kind) => kind.form === "single" && !isPage(kind)),
      group("lists", "Lists", ({ form }) => form === "list"),
    ],
  };
}

// A picture is beside the file that names it.
const shared = { public_folder: "", editor: { preview: true } };

function fileOf(kind: Kind, first: string): CollectionFile {
  const { name, form, path } = kind;
  const [label, node] = [labelOf(kind), nodeOf(kind)];
  const i18n = isTranslated(node);
  const description = node.properties ? "" : node.description;
  const fields =
    form === "list"
      ? [fieldOf(itemsField, { type: "array", items: node, label, description }, first)]
      : fieldsIn(node, first);
  return {
    ...shared,
    name,
    label,
    file: `content/${i18n ? "{{locale}}/" : ""}${path}`,
    i18n,
    format: `kept-${name}`,
    media_folder: `/content/${path}`.replace(/\/[^/]*$/, ""),
    fields: [...fields, { ...source, i18n }],
  };
}

const source: Field = { name: sourceField, label: "Source", widget: "hidden" };
const body: Field = {
  name: "body",
  label: "Text",
  widget: "markdown",
  modes: ["raw"],
  required: false,
  i18n: true,
};

function folderOf(kind: Kind, first: string): Collection {
  const fields = fieldsIn(nodeOf(kind), first);
  return {
    ...shared,
    name: kind.name,
    label: labelOf(kind),
    folder: `content/{{locale}}/${kind.path}`,
    create: true,
    publish: false,
    format: `kept-${kind.name}`,
    identifier_field: "title",
    slug: { template: "{{title}}", editable: ["create"] },
    media_folder: "",
    i18n: true,
    // The text comes before the fields that most entries leave out.
    fields: [...fields.slice(0, 2), body, ...fields.slice(2), { ...source, i18n: true }],
  };
}

function nodeOf({ schema, isPerLanguage }: Kind) {
  return z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    unrepresentable: "any",
    reused: "inline",
    override: ({ zodSchema, jsonSchema }) => {
      const fieldSchema = zodSchema as unknown as z.ZodType;
      Object.assign(jsonSchema, fieldNotes(fieldSchema), { keyField: keyName(fieldSchema) });
      // Each language has its own list.
      if (isPerLanguage && jsonSchema.type === "string") jsonSchema.copy = true;
      const { patterns } = zodSchema._zod.bag as { patterns?: Set<RegExp> };
      // Forms have no patterns that ignore case.
      if ([...(patterns ?? [])].some(({ flags }) => flags.replace("u", "") !== ""))
        delete jsonSchema.pattern;
    },
  }) as Node;
}

function fieldsIn({ properties = {}, required = [] }: Node, first: string, key?: string): Field[] {
  return Object.entries(properties).map(([name, node]) =>
    fieldOf(name, node, first, required.includes(name), name === key),
  );
}

function isTranslated({ items, properties = {}, ...notes }: Node): boolean {
  // Everything inside a fact is a fact.
  if (notes.fact || isTranslatable(notes)) return !notes.fact;
  return [items, ...Object.values(properties)].some((inner) => inner && isTranslated(inner));
}

function fieldOf(name: string, node: Node, first: string, isNeeded = false, isKey = false): Field {
  const i18n = isKey || isTranslated(node);
  const required: boolean | string[] = isNeeded && (i18n ? [first] : true);
  const field = {
    name,
    label: node.label ?? inWords(name),
    hint: hintOf(node),
    required,
    i18n,
  };
  return { ...field, ...widgetOf(node, first) } as Field;
}

// Advice to run a command, which writers in a browser cannot do.
const command = /(?:;|^).*\bnpm run\b.*/;

function hintOf({ description = "", examples: [example] = [], expects, type, properties }: Node) {
  const isPlain = type !== "array" && type !== "boolean" && !properties;
  const about =
    type === "boolean" || example === "true" ? description.replace(/^true /, "") : description;
  const words = [
    about.replace(command, "").replace(/^./, (letter) => letter.toUpperCase()),
    type === "array" && expects && `It has to be ${expects}`,
    isPlain && example && `Example: ${example}`,
  ];
  return words.filter(Boolean).join(". ") || undefined;
}

function widgetOf(node: Node, first: string): Fields {
  const { type, reference, expects = "", pattern, examples: [example] = [] } = node;
  if (reference) return relationTo(targets[reference] ?? "");
  if (node.image) return { widget: "image", choose_url: false };
  if (type === "boolean" || node.const === true) return { widget: "boolean" };
  if (node.enum ?? node.const) return { widget: "select", options: node.enum ?? [node.const] };
  if (type === "integer" || type === "number")
    return {
      widget: "number",
      value_type: type === "integer" ? "int" : "float",
      min: node.minimum,
      max: node.maximum,
    };
  if (node.format === "date")
    return {
      widget: "datetime",
      format: "YYYY-MM-DD",
      date_format: "YYYY-MM-DD",
      time_format: false,
      type: "date",
    };
  if (type === "array") return listOf(node, first);
  if (node.properties)
    return { widget: "object", collapsed: "auto", fields: fieldsIn(node, first) };
  const isLong =
    node.copy && (/sentence/.test(node.description ?? "") || String(example).length > 40);
  const isChecked = pattern !== undefined && pattern !== "\\S";
  return {
    widget: isLong ? "text" : "string",
    ...(isChecked && {
      pattern: [
        unicode.test(pattern) ? `/${pattern}/u` : pattern,
        `It has to be ${expects.replace(command, "") || "like the example"}`,
      ],
    }),
  };
}

function listOf({ items = {}, minItems: min, maxItems: max }: Node, first: string) {
  const list = { widget: "list", label_singular: "entry", min, max };
  // A list without a field would count as changed as soon as it is opened.
  if (!items.properties)
    return { ...list, field: fieldOf("item", { ...(items as Node), label: "Entry" }, first, true) };
  // A translation finds an item by its key, so every language has it.
  const fields = fieldsIn(items, first, isTranslated(items) ? items.keyField : undefined);
  return { ...list, collapsed: true, summary: summaryOf(items), fields };
}

// The summary of a collapsed entry; its id distinguishes translations of the same words.
function summaryOf({ properties = {} }: Node) {
  const texts = Object.keys(properties).filter((name) => properties[name]?.type === "string");
  const title = titles.find((name) => texts.includes(name)) ?? texts.find((name) => name !== "id");
  const id = texts.includes("id") && title !== "id" ? " ({{id}})" : "";
  return title && `{{${title}}}${id}`;
}

function relationTo(name: string) {
  const widget = "relation";
  if (kinds.some((kind) => kind.name === name && kind.form === "folder"))
    return { widget, collection: name, value_field: "{{slug}}", display_fields: ["title"] };
  return { widget, collection: "lists", file: name, value_field: `${itemsField}.*.id` };
}

function labelOf({ name, label }: Kind) {
  return label ?? inWords(name);
}

function inWords(name: string) {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.replace(/^./, (letter) => letter.toUpperCase());
}
