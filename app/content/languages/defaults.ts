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
  /** How times are put together; each names what it puts in. */
  clock?: { range: string; from: string; eachDay: string };
  contact?: { details?: { hours?: string } };
};

const facts = parse(writtenFacts) as Fields;
const words: Record<string, Defaults> = {
  en: parse(writtenEn) as Defaults,
  fr: parse(writtenFr) as Defaults,
  sw: parse(writtenSw) as Defaults,
};

/** The languages that have usual words. */
export function knownLanguages(): string[] {
  return Object.keys(words);
}

/** The words that a site has in a language where its own files have none, by the kind of content; empty in a language without. */
export function usualWords(language: string): Defaults {
  return words[language] ?? {};
}

/** What a file of this kind has in the first language where it leaves something out: the facts and the words. */
export function defaultsOf(kind: string, language: string): unknown {
  return withTranslation(undefined, facts[kind] ?? {}, usualWords(language)[kind]);
}

/** A value of this schema, with the default of each field that is needed and not written. */
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

/** An original with the usual words of another language in the place of its own. */
export function usualWordsOver({ kind, value, file }: Entry, language: string): unknown {
  return file.kind.form === "single" ? within(value, usualWords(language)[kind]) : value;
}

// Words for a part that the original does not have are words for nothing.
function within(value: unknown, usual: unknown): unknown {
  if (usual === undefined || value === undefined) return value;
  if (hasFields(value) && hasFields(usual))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, within(inner, usual[name])]),
    );
  const isSameList = Array.isArray(value) && Array.isArray(usual) && value.length === usual.length;
  return isSameList || typeof value === "string" ? usual : value;
}

/** The files that are read as empty ones where they are missing, because all that they need is there by default. */
export function defaultFiles(language: string) {
  return kinds.filter(
    ({ name, form, schema, isOptional }) =>
      form === "single" &&
      !isOptional &&
      schema.safeParse(withDefaults(schema, {}, defaultsOf(name, language))).success,
  );
}
