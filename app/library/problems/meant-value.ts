import { parse, stringify } from "yaml";
import type { z } from "zod";
import { daysMeant } from "#app/library/problems/days-meant.ts";
import { quotedText } from "#app/library/problems/quoted-text.ts";
import { nearestWord } from "#app/model/nearest-word.ts";

/** What was plainly meant by a value as it is written, in the first form that fits the schema. */
export function meantValue(schema: z.ZodType, issue: z.core.$ZodIssue, source: string) {
  const { input } = issue;
  if (Array.isArray(input) && input.length === 1) {
    return [inYaml(input[0])].find((text) => fits(schema, text));
  }
  if (typeof input === "object") return undefined;
  const text = String(input).replace(/^[\s\u00A0“”„‘’"']+|[\s\u00A0“”„‘’"']+$/g, "");
  if (text === "") return undefined;
  const days = daysMeant(text);
  const forms = [
    // "4 min" means 4; of two numbers nobody knows which one was meant.
    /^[^\d–-]*(\d+)\D*$/.exec(text)?.[1],
    text,
    issue.code === "invalid_format" && issue.format === "date" && days.length === 1 && days[0],
    issue.code === "invalid_value" && nearestWord(text, issue.values.map(String)),
    /^(?:yes|y|on)$/i.test(text) && "true",
    /^(?:no|n|off)$/i.test(text) && "false",
    inYaml(text.split(",").flatMap((item) => item.trim() || [])),
    typeof input !== "string" && quotedText(source),
  ];
  return forms.filter((form) => typeof form === "string").find((form) => fits(schema, form));
}

/** True for a value that fits as it is written in a file. */
export function fits(schema: z.ZodType | undefined, text: string) {
  try {
    return text !== "" && schema?.safeParse(parse(text, { logLevel: "silent" })).success === true;
  } catch {
    return false;
  }
}

function inYaml(value: unknown) {
  const flow = { collectionStyle: "flow", flowCollectionPadding: false, lineWidth: 0 } as const;
  return stringify(value, flow).trim();
}
