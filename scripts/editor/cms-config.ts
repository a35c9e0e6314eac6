import type { CmsConfig, Collection, CollectionFile, Field } from "@sveltia/cms";
import { z } from "zod";
import { keyName } from "#app/content/item-key.ts";
import { kindAt, kinds, type Kind } from "#app/content/kinds.ts";
import { isDesigned } from "#app/content/page-kinds.ts";
import { fieldAt, fieldsOf, kindLabel, type ModelField } from "#app/content/model-fields.ts";
import { fieldNotes, isTranslatable, schemasInside } from "#app/content/walk-fields.ts";
import type { Fields } from "#scripts/editor/plain-values.ts";
import { itemsField, sourceField } from "#scripts/editor/file-formats.ts";

// A photo that is encoded again does not say where it was taken.
const transformations = { raster_image: { quality: 90, width: 3000, height: 3000 } };
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
    media_libraries: { stock_assets: false, all: { transformations, slugify_filename: true } },
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
  const { name, form, path, schema, isPerLanguage = false } = kind;
  const label = kindLabel(kind);
  const { description } = fieldAt(schema, []);
  const items = z.array(schema).optional().meta({ label, description });
  const whole = form === "list" ? z.strictObject({ [itemsField]: items }) : schema;
  const i18n = isPerLanguage || isTranslated(whole);
  return {
    ...shared,
    name,
    label,
    file: `content/${i18n ? "{{locale}}/" : ""}${path}`,
    i18n,
    format: `kept-${name}`,
    media_folder: `/content/${path}`.replace(/\/[^/]*$/, ""),
    fields: [
      checkOf(kind, i18n),
      ...(isDesigned(name) ? [mark] : []),
      ...fieldsIn(whole, { first, isPerLanguage }),
    ],
  };
}

/** The type of the field that shows the findings of the check. */
export const checkWidget = "check";
/** The label of the text below the fields of an .mdx file. */
export const bodyLabel = "Text";

// It also holds the text of the file.
function checkOf({ name: kind }: Kind, i18n: boolean) {
  const widget = checkWidget;
  return { name: sourceField, label: "Check", widget, kind, required: false, i18n } as Field;
}

// Only a button of the check writes it.
const mark: Field = { name: "translates", label: "Translation", i18n: true, required: false };
const body: Field = {
  name: "body",
  label: bodyLabel,
  widget: "markdown",
  modes: ["rich_text", "raw"],
  buttons: [
    "heading-two",
    "heading-three",
    "bold",
    "italic",
    "strikethrough",
    "link",
    "bulleted-list",
    "numbered-list",
    "quote",
  ],
  editor_components: ["image"],
  linked_images: false,
  use_emoji_autocomplete: false,
  required: false,
  i18n: true,
};

function folderOf(kind: Kind, first: string): Collection {
  const fields = fieldsIn(kind.schema, { first });
  return {
    ...shared,
    name: kind.name,
    label: kindLabel(kind),
    folder: `content/{{locale}}/${kind.path}`,
    create: true,
    publish: false,
    format: `kept-${kind.name}`,
    identifier_field: "title",
    slug: { template: "{{title}}", editable: true },
    media_folder: "",
    i18n: true,
    // The text comes before the fields that most entries leave out.
    fields: [checkOf(kind, true), mark, ...fields.slice(0, 2), body, ...fields.slice(2)],
  };
}

// The first language, and whether each language has its own list.
type Languages = { first: string; isPerLanguage?: boolean };

function fieldsIn(schema: z.ZodType, languages: Languages): Field[] {
  return fieldsOf(schema).map((field) => fieldOf(field, languages));
}

function isTranslated(schema: z.ZodType): boolean {
  const notes = fieldNotes(schema);
  // Everything inside a fact is a fact.
  if (notes.fact || isTranslatable(notes)) return !notes.fact;
  return schemasInside(schema).some(({ inner }) => isTranslated(inner));
}

function fieldOf(field: ModelField, languages: Languages, isKey = false): Field {
  const { name, label } = field;
  const i18n = isKey || languages.isPerLanguage || isTranslated(field.schema);
  const required: boolean | string[] = field.isNeeded && (i18n ? [languages.first] : true);
  return {
    name,
    label,
    hint: hintOf(field),
    required,
    i18n,
    ...widgetOf(field, languages),
  } as Field;
}

function hintOf({ type, description, example, notes: { expects } }: ModelField) {
  // Its button says enough, and the form puts the photo into the right folder.
  if (type === "picture") return undefined;
  const hasExample = example !== "" && !["list", "flag", "group"].includes(type);
  const words = [
    description,
    type === "list" && expects && `It has to be ${expects}`,
    hasExample && `Example: ${example}`,
  ];
  return plainHint(words.filter(Boolean).join(". ")) || undefined;
}

// The CMS reads a hint as Markdown, and would make a link of an address.
function plainHint(words: string) {
  return inFormTerms(words).replaceAll(/(?<=https?):/g, "\\:");
}

/** A sentence about a field without quotes, which only a file needs, and with files by their labels. */
export function inFormTerms(words: string): string {
  return words
    .replaceAll(/,? in quotes\b/g, "")
    .replace(/(?<=\bExample: )(?:"(.*)"|\[(.*)\])$/, "$1$2")
    .replaceAll(/[\w/-]+\.yaml\b/g, (path) => {
      const there = kindAt(path);
      return there ? `“${kindLabel(there)}”` : path;
    });
}

function widgetOf(field: ModelField, languages: Languages): Fields {
  const { type, schema, reference, notes, options, pattern, least: min, most: max } = field;
  if (reference) return relationTo(reference.kind);
  if (type === "picture") return { widget: "image", choose_url: false };
  if (type === "flag") return { widget: "boolean" };
  if (type === "choice") return { widget: "select", options };
  if (type === "number")
    return { widget: "number", value_type: field.isWhole ? "int" : "float", min, max };
  if (type === "date")
    return {
      widget: "datetime",
      format: "YYYY-MM-DD",
      date_format: "YYYY-MM-DD",
      time_format: false,
      type: "date",
    };
  if (type === "list") return listOf(field, languages);
  if (type === "group")
    return { widget: "object", collapsed: "auto", fields: fieldsIn(schema, languages) };
  return {
    widget: type === "long text" ? "text" : "string",
    ...(pattern && {
      pattern: [
        unicode.test(pattern) ? `/${pattern}/u` : pattern,
        `It has to be ${inFormTerms(notes.expects ?? "like the example")}`,
      ],
    }),
  };
}

function listOf({ schema, least: min, most: max }: ModelField, languages: Languages) {
  const list = { widget: "list", label_singular: "entry", min, max };
  const item = { ...fieldAt(schema, [0]), name: "item", label: "Entry" };
  // A list without a field would count as changed as soon as it is opened.
  if (item.type !== "group") return { ...list, field: fieldOf(item, languages) };
  // A translation finds an item by its key, so every language has it; it gets no other copy.
  const key = isTranslated(item.schema) ? keyName(item.schema) : undefined;
  const within = fieldsOf(schema);
  const fields = within.map((field) => fieldOf(field, languages, field.name === key));
  return { ...list, collapsed: true, summary: summaryOf(within), fields };
}

// The summary of a collapsed entry; its id distinguishes translations of the same words.
function summaryOf(fields: ModelField[]) {
  const isText = ({ type }: ModelField) => !["flag", "number", "list", "group"].includes(type);
  const texts = fields.flatMap((field) => (isText(field) ? field.name : []));
  const title = titles.find((name) => texts.includes(name)) ?? texts.find((name) => name !== "id");
  const id = texts.includes("id") && title !== "id" ? " ({{id}})" : "";
  // A figure is found by its number too.
  const value = texts.includes("value") ? "{{value}} " : "";
  return title && `${value}{{${title}}}${id}`;
}

function relationTo(name: string) {
  const widget = "relation";
  if (kinds.some((kind) => kind.name === name && kind.form === "folder"))
    return { widget, collection: name, value_field: "{{slug}}", display_fields: ["title"] };
  return { widget, collection: "lists", file: name, value_field: `${itemsField}.*.id` };
}
