import type { z } from "zod";

type Path = readonly PropertyKey[];
type Visit = (schema: z.ZodType, value: unknown, path: Path) => void;
type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  out?: z.ZodType;
};

/** The metadata of a field's schema. */
export type FieldNotes = {
  description?: string;
  examples?: string[];
  expects?: string;
  copy?: boolean;
  occasion?: string;
  language?: string;
  address?: boolean;
  image?: boolean;
  reference?: string;
  oneOf?: { required: string[] }[];
};

// Asked for every text of every entry, and a schema never changes.
const notesOf = new WeakMap<z.ZodType, FieldNotes>();

/** The metadata of a field, including that of the schema inside an optional or preprocessed one. */
export function fieldNotes(schema: z.ZodType | undefined): FieldNotes {
  if (!schema) return {};
  const known = notesOf.get(schema);
  if (known) return known;
  const own = (schema.meta() ?? {}) as FieldNotes;
  const inner = innerSchema(schema);
  const notes = inner ? { ...fieldNotes(inner), ...own } : own;
  notesOf.set(schema, notes);
  return notes;
}

/** The schema of the value at a path, or undefined where the model has none. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  const bare = bareSchema(schema);
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const { shape, element } = definition(bare);
  const next = typeof step === "number" ? element : shape?.[String(step)];
  return next && schemaAt(next, rest);
}

/** The names of the fields that an object's schema knows. */
export function fieldNames(schema: z.ZodType | undefined): string[] {
  return schema ? Object.keys(definition(bareSchema(schema)).shape ?? {}) : [];
}

/** Visits every field of a value, with the schema that describes it. */
export function walkFields(schema: z.ZodType, value: unknown, visit: Visit, path: Path = []) {
  if (value === undefined || value === null) return;
  visit(schema, value, path);
  const { shape, element } = definition(bareSchema(schema));
  if (shape && typeof value === "object") {
    for (const name in shape) {
      const inner = (value as Record<string, unknown>)[name];
      if (inner !== undefined) walkFields(shape[name] as z.ZodType, inner, visit, [...path, name]);
    }
  }
  if (element && Array.isArray(value)) {
    value.forEach((item, index) => walkFields(element, item, visit, [...path, index]));
  }
}

/** A copy of a value with every field passed through `change`. */
export function mapFields(
  schema: z.ZodType,
  value: unknown,
  change: (schema: z.ZodType, value: unknown, path: Path) => unknown,
  path: Path = [],
): unknown {
  if (value === undefined || value === null) return value;
  const { shape, element } = definition(bareSchema(schema));
  if (shape && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => {
        const inner = shape[name];
        return [name, inner ? mapFields(inner, field, change, [...path, name]) : field];
      }),
    );
  }
  if (element && Array.isArray(value)) {
    return value.map((item, index) => mapFields(element, item, change, [...path, index]));
  }
  return change(schema, value, path);
}

function definition(schema: z.ZodType) {
  return schema.def as unknown as Definition;
}

function innerSchema(schema: z.ZodType) {
  const { innerType, out, type } = definition(schema);
  return innerType ?? (type === "pipe" ? out : undefined);
}

const bareOf = new WeakMap<z.ZodType, z.ZodType>();

function bareSchema(schema: z.ZodType): z.ZodType {
  const known = bareOf.get(schema);
  if (known) return known;
  const inner = innerSchema(schema);
  const bare = inner ? bareSchema(inner) : schema;
  bareOf.set(schema, bare);
  return bare;
}
