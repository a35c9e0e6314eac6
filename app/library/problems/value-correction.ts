import { parse, stringify } from "yaml";
import type { z } from "zod";
import { isoDate } from "#app/library/problems/iso-date.ts";
import type { Correction } from "#app/library/problems/problem.ts";
import { quotedText } from "#app/library/problems/quoted-text.ts";
import type { Written } from "#app/library/reading/field-places.ts";
import { schemaAt } from "#app/library/schema-walk.ts";
import { nearestWord } from "#app/model/nearest-word.ts";

/** True for a field that holds a date. */
export function isDateField(schema: z.ZodType | undefined) {
  return (schema?.def as { format?: string } | undefined)?.format === "date";
}

/** The change that certainly mends a value, where what was meant is plain and fits the schema. */
export function valueCorrection(
  schema: z.ZodType,
  issue: z.core.$ZodIssue,
  written: Written | undefined,
): Correction | undefined {
  if (!written) return undefined;
  const { line, column, text: source } = written;
  const text = meantTexts(schema, issue, source).find((meant) => fits(schema, meant));
  return text === undefined ? undefined : { line, column, length: source.length, text };
}

function meantTexts(schema: z.ZodType, issue: z.core.$ZodIssue, source: string): string[] {
  const { input } = issue;
  const text = withoutQuotes(String(input));
  if (isDateField(schema)) return [text, isoDate(text)].filter((one) => one !== undefined);
  if (issue.code === "invalid_value") {
    return [nearestWord(text, issue.values.map(String)) ?? source];
  }
  if (issue.code === "invalid_type")
    return ofOtherKind(schema, issue.expected, input, text, source);
  return issue.code === "invalid_format" || issue.code === "custom" ? [text] : [];
}

function ofOtherKind(
  schema: z.ZodType,
  expected: string,
  input: unknown,
  text: string,
  source: string,
): string[] {
  switch (expected) {
    case "string":
      if (Array.isArray(input)) return input.length === 1 ? [plainOrQuoted(input[0])] : [];
      return typeof input === "object" ? [] : [quotedText(source)];
    case "boolean":
      return /^(?:yes|on|true|y)$/i.test(text)
        ? ["true"]
        : /^(?:no|off|false|n)$/i.test(text)
          ? ["false"]
          : [];
    case "array":
      return typeof input === "object" ? [] : [listOf(schema, text)];
    case "object":
      return [];
    default:
      return onlyNumber(text);
  }
}

// A text in the place of a list is divided at its commas.
function listOf(schema: z.ZodType, text: string) {
  const element = schemaAt(schema, [0]);
  const items = text.split(",").map((item) => item.trim());
  return `[${items
    .filter((item) => item !== "" && element)
    .map(inList)
    .join(", ")}]`;
}

function inList(item: string) {
  return stringify([item], { collectionStyle: "flow", lineWidth: 0 }).trim().slice(2, -2);
}

function plainOrQuoted(item: unknown) {
  return typeof item === "string" ? stringify(item, { lineWidth: 0 }).trim() : "";
}

// "4 min" means 4; of two numbers nobody knows which one was meant.
function onlyNumber(text: string) {
  const numbers = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return numbers.length === 1 && !/[-–]\s*\d/.test(text) ? numbers : [];
}

function withoutQuotes(text: string) {
  return text.replace(/^[\s\u00A0“”„‘’"']+|[\s\u00A0“”„‘’"']+$/g, "");
}

function fits(schema: z.ZodType, text: string) {
  try {
    return text.trim() !== "" && schema.safeParse(parse(text, { logLevel: "silent" })).success;
  } catch {
    return false;
  }
}
