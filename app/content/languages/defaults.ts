import { parse } from "yaml";
import type { z } from "zod";
import writtenEn from "./defaults/en.yaml?raw";
import writtenFacts from "./defaults/facts.yaml?raw";
import writtenFr from "./defaults/fr.yaml?raw";
import writtenSw from "./defaults/sw.yaml?raw";
import type { Entry } from "#app/content/entries.ts";
import { kinds } from "#app/content/kinds.ts";
import { withTranslation } from "#app/content/languages/with-translation.ts";
import { hasFields, schemaAt } from "#app/content/walk-fields.ts";

type Fields = Record<string, unknown>;
type Defaults = Fields & {
  confirm?: string;
  helplines?: { open: string; cost: string };
  /** Templates for times, with {names} for their parts. */
  clock?: { range: string; from: string; eachDay: string };
  contact?: { details?: { hours?: string } };
};

const facts = parse(writtenFacts) as Fields;
const words: Record<string, Defaults> = {
  en: parse(writtenEn) as Defaults,
  fr: parse(writtenFr) as Defaults,
  sw: parse(writtenSw) as Defaults,
};

/** The languages that have default words. */
export function knownLanguages(): string[] {
  return Object.keys(words);
}

/** The default words of a language, by kind of content; empty if it has none. */
export function defaultWords(language: string): Defaults {
  return words[language] ?? {};
}

/** The default facts and words of a kind of file in the first language. */
export function defaultsOf(kind: string, language: string): unknown {
  return withTranslation(undefined, facts[kind] ?? {}, defaultWords(language)[kind]);
}

/** A value with the default of each required field that is missing. */
export function withDefaults(
  schema: z.ZodType | undefined,
  written: unknown,
  given: unknown,
): unknown {
  if (written === undefined) return hasFields(given) ? withDefaults(schema, {}, given) : given;
  if (!hasFields(written) || !hasFields(given)) return written;
  const fields = Object.entries(given).flatMap(([name, value]) => {
    const field = schemaAt(schema, [name]);
    const isLeftOut = written[name] === undefined && field?.safeParse(undefined).success;
    return isLeftOut ? [] : [[name, withDefaults(field, written[name], value)] as const];
  });
  return { ...written, ...Object.fromEntries(fields) };
}

/** An original with its default words replaced by those of another language. */
export function withDefaultWords({ kind, value, file }: Entry, language: string): unknown {
  return file.kind.form === "single" ? within(value, defaultWords(language)[kind]) : value;
}

// Default words for a part that the original does not have are dropped.
function within(value: unknown, usual: unknown): unknown {
  if (usual === undefined || value === undefined) return value;
  if (hasFields(value) && hasFields(usual))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, within(inner, usual[name])]),
    );
  const isSameList = Array.isArray(value) && Array.isArray(usual) && value.length === usual.length;
  return isSameList || typeof value === "string" ? usual : value;
}

/** The kinds of files that may be missing, because all their required fields have defaults. */
export function defaultFiles(language: string) {
  return kinds.filter(
    ({ name, form, schema, isOptional }) =>
      form === "single" &&
      !isOptional &&
      schema.safeParse(withDefaults(schema, {}, defaultsOf(name, language))).success,
  );
}
