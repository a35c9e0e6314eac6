import { z } from "zod";

/** What a change can concern, the most serious first. */
export const concerns = [
  "money",
  "safety",
  "contact",
  "people",
  "claims",
  "words",
  "nothing",
] as const;

/** What a change concerns; "nothing" means that visitors do not see it. */
export type Concern = (typeof concerns)[number];

/** The most serious concern; "words" if there is none. */
export function mostSerious(candidates: readonly Concern[]): Concern {
  return concerns.find((concern) => candidates.includes(concern)) ?? "words";
}

/** A field with a description and an example. Fields inside it have the same concern, or a more serious one. */
export function described<Schema extends z.ZodType>(
  schema: Schema,
  concern: Concern,
  description: string,
  example: string,
) {
  return schema.meta({ concern, description, examples: [example] });
}

/** Fields that belong together. */
export function group<Fields extends z.ZodRawShape>(description: string, fields: Fields) {
  return z.strictObject(fields).describe(description);
}

/** A list of at least one item. */
export function listOf<Item extends z.ZodType>(item: Item, description: string, example: string) {
  return z
    .array(item)
    .min(1)
    .meta({ description, examples: [example] });
}

/** A field that is true or left out, with the review’s words for adding and removing it. */
export function flag(concern: Concern, description: string, [comes, goes]: [string, string]) {
  return z
    .boolean()
    .optional()
    .meta({ concern, description, examples: ["true"], comes, goes });
}

/** The flag of what is made up and has to be replaced before the launch. */
export function madeUp(description: string) {
  const words: [string, string] = ["Marked as made up", "No longer marked as made up"];
  return flag("claims", description, words).meta({ label: "Made up" });
}

/** A text that matches a pattern; `expects` describes it in the writer's words. */
export function patterned(
  pattern: RegExp,
  concern: Concern,
  description: string,
  example: string,
  expects: string,
) {
  return described(z.string().regex(pattern), concern, description, example).meta({ expects });
}

/** A note for people who look after the site; no page shows it. */
export function note(description: string, example: string) {
  return described(z.string().regex(/\S/), "nothing", description, example).meta({ long: true });
}

/** A text that visitors read: plain, and more than a sign such as "…". */
export function text(concern: Concern, description: string, example: string) {
  return z
    .string()
    .regex(/[\p{L}\p{N}]/u)
    .meta({ concern, description, examples: [example], copy: true });
}

/** A text for visitors that has no serious concern. */
export function wording(description: string, example: string) {
  return text("words", description, example);
}

/** A text of a sentence or more, for which a form has more room. */
export function paragraph(description: string, example: string) {
  return wording(description, example).meta({ long: true });
}

/** The line on a cloth, which is Swahili in every language of the site. */
export function sayingText(description: string, example: string) {
  return fact(text("words", description, example).meta({ language: "sw" }));
}

/** A text with a default that is shown if it is left out. */
export function withUsual<Schema extends z.ZodType>(schema: Schema) {
  return schema.meta({ ...schema.meta(), hasUsual: true });
}

/** A field that is the same in every language, such as a number; translations may not contain it. */
export function fact<Schema extends z.ZodType>(schema: Schema) {
  return schema.meta({ ...schema.meta(), fact: true });
}

// A number alone would leave visitors to guess the currency, and 5,00 whether it means 5 or 500.
const writtenAmount = /^(?!.*\d,\d{1,2}(?!\d)).*[\p{L}\p{Sc}]/u;

/** An amount of money with its currency. */
export function moneyAmount(concern: Concern, description: string, example: string) {
  const expects = "an amount with its currency, like KES 2,500";
  const field = patterned(writtenAmount, concern, description, example, expects);
  return fact(field.meta({ copy: true }));
}

/** A calendar date as text, such as 2025-03-08, so that no time zone can change it. */
export function writtenDate(concern: Concern, description: string) {
  return z.iso.date().meta({ concern, description, examples: ["2026-06-30"] });
}

/** The day of something that has happened. */
export function pastDate(concern: Concern, description: string) {
  return writtenDate(concern, description).meta({ past: true });
}

/** A time of day as text, such as 08:00, in the time zone of the office. */
export function clockTime(description: string, example: string) {
  return patterned(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    "words",
    description,
    example,
    'a time in quotes, like "08:00"',
  );
}

/** A short name in small letters, digits and hyphens, by which other files refer to an entry. */
export function slug(description: string, example: string) {
  return patterned(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "nothing",
    description,
    example,
    "small letters, digits and hyphens",
  ).meta({ label: "Short name" });
}

/** The id by which a translation finds an item of a list; needed if the list is translated. */
export function itemId(example: string) {
  return slug("A short name that is unique in this list; translations use it", example).optional();
}
