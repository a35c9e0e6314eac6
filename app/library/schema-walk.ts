import type { z } from "zod";

type Path = readonly PropertyKey[];
type Visit = (schema: z.ZodType, value: unknown, path: Path) => void;
type Inside = { shape?: Record<string, z.ZodType>; element?: z.ZodType };
type Known = { inside: Inside; notes: FieldNotes };
type Definition = Inside & {
  type: string;
  format?: string;
  innerType?: z.ZodType;
  out?: z.ZodType;
};

/** The metadata of a field's schema, and the form of its text, such as date. */
export type FieldNotes = {
  format?: string;
  description?: string;
  examples?: string[];
  expects?: string;
  copy?: boolean;
  language?: string;
  address?: boolean;
  image?: boolean;
  reference?: string;
  oneOf?: { required: string[] }[];
};

// Asked for every field of every entry, and a schema never changes.
const known = new WeakMap<z.ZodType, Known>();

/** What a schema knows, and the one inside it where it is optional or preprocessed. */
function knownOf(schema: z.ZodType): Known {
  const before = known.get(schema);
  if (before) return before;
  const definition = schema.def as unknown as Definition;
  const inner = definition.innerType ?? (definition.type === "pipe" ? definition.out : undefined);
  const below = inner && knownOf(inner);
  const { format } = definition;
  const notes: FieldNotes = { ...(format && { format }), ...below?.notes, ...schema.meta() };
  const found = { inside: below?.inside ?? definition, notes };
  known.set(schema, found);
  return found;
}

/** The metadata of a field, including that of the schema inside an optional or preprocessed one. */
export function fieldNotes(schema: z.ZodType | undefined): FieldNotes {
  return schema ? knownOf(schema).notes : {};
}

/** The schema of the value at a path, or undefined where the model has none. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const { shape, element } = knownOf(schema).inside;
  const next = typeof step === "number" ? element : shape?.[String(step)];
  return next && schemaAt(next, rest);
}

/** The names of the fields that an object's schema knows. */
export function fieldNames(schema: z.ZodType | undefined): string[] {
  return schema ? Object.keys(knownOf(schema).inside.shape ?? {}) : [];
}

/** Visits every field of a value, with the schema that describes it. */
export function walkFields(schema: z.ZodType, value: unknown, visit: Visit, path: Path = []) {
  if (value === undefined || value === null) return;
  visit(schema, value, path);
  const { shape, element } = knownOf(schema).inside;
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
  const { shape, element } = knownOf(schema).inside;
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
