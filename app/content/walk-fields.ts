import type { z } from "zod";
import type { Concern } from "#app/model/fields/described.ts";
import type { ReferenceTarget } from "#app/model/fields/figure.ts";
import type { FieldPath } from "#app/content/range.ts";

type Definition = {
  type: string;
  format?: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  out?: z.ZodType;
};

/** What the model says about a field, and the format of its text, such as date. */
export type FieldNotes = {
  format?: string;
  /** The label in forms and reviews, if the name makes a poor one. */
  label?: string;
  concern?: Concern;
  /** The review's words for a flag that is added or removed. */
  comes?: string;
  goes?: string;
  description?: string;
  examples?: string[];
  expects?: string;
  copy?: boolean;
  /** True if something else is shown when it is empty. */
  hasUsual?: boolean;
  /** The kind of content without which a section is not shown. */
  shownWith?: string;
  language?: string;
  /** True for a value that is the same in every language. */
  fact?: boolean;
  /** True for the field that identifies an item of a list, if that is not its id. */
  key?: boolean;
  /** True for the day of something that has happened. */
  past?: boolean;
  address?: boolean;
  image?: boolean;
  reference?: ReferenceTarget;
  /** True for a text of a sentence or more. */
  long?: boolean;
  /** The names in braces that the site replaces. */
  placeholders?: string[];
};

/** A value with the schema of its field and its path. */
export type FieldValue = { schema: z.ZodType; notes: FieldNotes; value: unknown; path: FieldPath };

type SchemaParts = { notes: FieldNotes } & Pick<Definition, "shape" | "element">;

// Read for every field of every entry, and a schema never changes.
const partsBySchema = new WeakMap<z.ZodType, SchemaParts>();

// Looks through optional and preprocessed schemas.
function partsOf(schema: z.ZodType): SchemaParts {
  const before = partsBySchema.get(schema);
  if (before) return before;
  const definition = schema.def as unknown as Definition;
  const inner = definition.innerType ?? (definition.type === "pipe" ? definition.out : undefined);
  const below = inner && partsOf(inner);
  const notes = {
    ...(definition.format && { format: definition.format }),
    ...below?.notes,
    ...schema.meta(),
  };
  const { shape, element } = below ?? definition;
  const parts = { notes: notes as FieldNotes, shape, element };
  partsBySchema.set(schema, parts);
  return parts;
}

/** What the model says about a field. */
export function fieldNotes(schema: z.ZodType | undefined): FieldNotes {
  return schema ? partsOf(schema).notes : {};
}

/** The names of the fields that an object may have. */
export function fieldNames(schema: z.ZodType | undefined): string[] {
  return Object.keys((schema && partsOf(schema).shape) ?? {});
}

/** The schema of the value at a path, if the model has one. */
export function schemaAt(schema: z.ZodType | undefined, path: FieldPath): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((inner, step) => {
    const { shape, element } = inner ? partsOf(inner) : {};
    if (typeof step === "number") return element;
    return shape && Object.hasOwn(shape, step) ? shape[String(step)] : undefined;
  }, schema);
}

/** What is directly inside a schema: the item of a list, or the fields of an object, each with its step in a path. */
export function schemasInside(schema: z.ZodType): { step: string | number; inner: z.ZodType }[] {
  return [0, ...fieldNames(schema)].flatMap((step) => {
    const inner = schemaAt(schema, [step]);
    return inner ? [{ step, inner }] : [];
  });
}

/** The notes on each field along a path, the value's own last. */
export function notesAlong(schema: z.ZodType | undefined, path: FieldPath): FieldNotes[] {
  return path.map((_, at) => fieldNotes(schemaAt(schema, path.slice(0, at + 1))));
}

/** True for a field that a translation may hold: words that are not a fact, or a link. */
export function isTranslatable({ copy, address, fact }: FieldNotes): boolean {
  return !fact && (copy === true || address === true);
}

/** True for an object with fields. */
export function hasFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Every text of a value, one per line. */
export function wordsWithin(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  return Object.values(value).map(wordsWithin).join("\n");
}

/** Every value inside a value, outermost first, as far as the model knows it. */
export function walkFields(schema: z.ZodType, value: unknown): FieldValue[] {
  const fields: FieldValue[] = [];
  mapFields(schema, value, (field) => {
    fields.push(field);
    return field.value;
  });
  return fields;
}

/** A copy of a value with each value changed, outer values before inner ones. */
export function mapFields(
  schema: z.ZodType,
  before: unknown,
  change: (field: FieldValue) => unknown,
  path: FieldPath = [],
): unknown {
  if (before === undefined || before === null) return before;
  const { notes, shape, element } = partsOf(schema);
  const value = change({ schema, notes, value: before, path });
  if (element && Array.isArray(value))
    return value.map((item, index) => mapFields(element, item, change, [...path, index]));
  if (!shape || typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, field ? mapFields(field, inner, change, [...path, name]) : inner];
    }),
  );
}
