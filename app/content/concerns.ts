import type { z } from "zod";
import { layerPath } from "#app/content/languages/layer-path.ts";
import { fieldNotes, notesAlong, schemasInside } from "#app/content/walk-fields.ts";
import type { FieldPath } from "#app/content/range.ts";
import { type Concern, mostSerious } from "#app/model/fields/described.ts";

/** The most serious concern of a change at a path: that of the file, the field, or a field around it. */
export function concernAt(file: string, path: FieldPath): Concern {
  const kind = layerPath(file).kind;
  if (!kind) return "words";
  const noted = notesAlong(kind.fileSchema, path).flatMap(({ concern }) => concern ?? []);
  if (noted.at(-1) === "nothing" || kind.concern === "nothing") return "nothing";
  return mostSerious([kind.concern, ...noted]);
}

/** All concerns in the fields of a schema. */
export function concernsWithin(schema: z.ZodType): Concern[] {
  const { concern } = fieldNotes(schema);
  const inside = schemasInside(schema).flatMap(({ inner }) => concernsWithin(inner));
  return concern ? [concern, ...inside] : inside;
}
