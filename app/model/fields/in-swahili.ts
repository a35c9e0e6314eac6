import { z } from "zod";
import type { Concern } from "#app/model/fields/concern.ts";
import { confirmField } from "#app/model/fields/confirm.ts";
import { swahiliText } from "#app/model/fields/text.ts";

/** The texts of something, once more in Swahili; what is no text, or the same in both, is left out. */
export type InSwahili<Thing> = Thing extends (infer Item)[]
  ? InSwahili<Item>[]
  : Thing extends object
    ? { [Name in keyof Thing]?: InSwahili<Thing[Name]> }
    : Thing;

// What is the same in both languages, and what Swahili pages do not explain.
const shared = ["value", "amount", "also", "jina", "leso", "provider", "account"];

/** The fields of an object of the model as a writer tells them in Swahili, below swahili:. */
export function swahiliFields<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  const fields = { ...told(schema.shape), confirm: confirmField };
  const words = z.strictObject(fields).meta({ description: "The same in Swahili, in this order" });
  return words.optional() as unknown as z.ZodOptional<
    z.ZodType<InSwahili<z.infer<z.ZodObject<Shape>>> & { confirm?: string }>
  >;
}

/** The fields of these that are texts, or hold some, each made for Swahili. */
export function told(shape: z.ZodRawShape): Record<string, z.ZodType> {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const own = shared.includes(name) ? undefined : toldField(field as z.ZodType);
    return own ? [[name, own] as const] : [];
  });
  return Object.fromEntries(fields);
}

function toldField(schema: z.ZodType): z.ZodType | undefined {
  const notes = schema.meta() ?? {};
  const { description = "The same in Swahili", copy } = notes;
  const concern = notes.concern as Concern | undefined;
  // Where a site writes nothing, nothing of its own has to be told.
  if (schema instanceof z.ZodOptional) return toldField(schema.unwrap() as z.ZodType)?.optional();
  if (copy) return swahiliText(concern ?? "words", description, "…");
  if (schema instanceof z.ZodArray) {
    const item = toldField(schema.element as z.ZodType);
    return item && z.array(item).meta({ description });
  }
  if (!(schema instanceof z.ZodObject)) return undefined;
  const fields = told(schema.shape as z.ZodRawShape);
  return Object.keys(fields).length > 0 ? z.strictObject(fields).meta({ description }) : undefined;
}
