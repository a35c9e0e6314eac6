import { schemaAt } from "#app/content/walk-fields.ts";
import { invisibleCharacters } from "#app/model/fields/invisible-characters.ts";
import { issueWords } from "#scripts/check/issue-words.ts";
import type { ModelField } from "#scripts/generate/fields-of.ts";
import { daysMeant } from "#scripts/new/days-meant.ts";

/** Why no entry was written, in words for the person who wanted one. */
export class Refusal extends Error {}

/** The fields of an entry and their values. */
export type Value = Record<string, unknown>;

/** What names an entry, the first of which it has. */
export const namingFields = ["title", "name", "type", "label", "caption"];
const spoken: Record<string, boolean> = { true: true, yes: true, false: false, no: false };

/**
 * The value that somebody meant who wrote these words for a field. A list may be written as one
 * text with commas, or as several texts; what cannot be understood stays a text.
 */
export function answerValue({ node, schema }: ModelField, written: string[]): unknown {
  const texts = written.map((words) => visibleText(words).replaceAll(/\s+/g, " ").trim());
  const text = texts.at(-1) ?? "";
  if (node.type === "array") {
    const entries = texts.length > 1 ? texts : text.split(",").map((entry) => entry.trim());
    return entries.filter((entry) => entry !== "");
  }
  if (node.type === "boolean") return spoken[text.toLowerCase()] ?? text;
  if (node.type === "integer") return /^[+-]?\d+$/.test(text) ? Number(text) : text;
  if (node.format === "date") {
    const [date] = daysMeant(text);
    return schema.safeParse(date).success ? date : text;
  }
  return node.enum?.find((one) => String(one).toLowerCase() === text.toLowerCase()) ?? text;
}

/** A text without invisible characters, its line ends plain. */
export function visibleText(text: string) {
  const plain = text.replaceAll(/\r\n?/g, "\n").replaceAll(/(?!\n)\p{Cc}/gu, " ");
  return invisibleCharacters(plain).reduceRight(
    (shown, { character, index }) => shown.slice(0, index) + shown.slice(index + character.length),
    plain,
  );
}

/** What the schema of a field says against a value, in plain words; undefined where it fits. */
export function answerProblem({ path, schema }: ModelField, value: unknown) {
  const issue = schema.safeParse(value, { reportInput: true }).error?.issues[0];
  if (!issue) return undefined;
  return issueWords(issue, [...path, ...issue.path], schemaAt(schema, issue.path)).text;
}

/** An id made of what names an entry, unlike those that are taken; empty where none can be made. */
export function madeId(value: Value, taken: string[]) {
  const first = slugOf(String(namingFields.map((name) => value[name]).find(Boolean) ?? ""));
  let id = first;
  for (let number = 2; taken.includes(id); number += 1) id = `${first}-${number}`;
  return id;
}

/**
 * A name for a file or an entry made of a title: ASCII letters, digits and hyphens; may be empty.
 */
export function slugOf(title: string) {
  const bare = title.normalize("NFKD").replaceAll(/\p{M}|['’]/gu, "");
  const slug = (bare.toLowerCase().match(/[a-z0-9]+/g) ?? []).join("-");
  // A long one ends with a whole word, where it has several.
  return /^.{1,60}(?=-|$)/.exec(slug)?.[0] ?? slug.slice(0, 60);
}
