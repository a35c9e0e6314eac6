import { z } from "zod";
import { type Concern, described, listOf } from "#app/model/fields/described.ts";

type Reference = {
  kind: string;
  noun: string;
  concern: Concern;
  /** True if a text quotes it with the name before its id, as in {{helpline:child}}. */
  isQuoted?: true;
};

/**
 * What a field or a text can refer to by id: the kind of content with the ids, its word for
 * writers, and how serious it is to refer to another one.
 */
export const references = {
  stat: { kind: "stats", noun: "figure", concern: "claims" },
  program: { kind: "programs", noun: "program", concern: "words", isQuoted: true },
  category: { kind: "categories", noun: "category", concern: "words" },
  helpline: { kind: "helplines", noun: "helpline", concern: "safety", isQuoted: true },
  proverb: { kind: "lesos", noun: "proverb", concern: "words" },
  date: { kind: "events", noun: "event", concern: "words", isQuoted: true },
} as const satisfies Record<string, Reference>;

/** The name of a list to which something refers. */
export type ReferenceTarget = keyof typeof references;

/** The id of an entry in another file; the check reports an unknown id. */
export function reference(target: ReferenceTarget, description: string, example: string) {
  const { concern } = references[target];
  return described(z.string().regex(/\S/), concern, description, example).meta({
    reference: target,
  });
}

/** A list of figures by their ids. */
export function figureList(description: string, example: string) {
  const figure = reference("stat", "One of the figures in stats.yaml", example);
  return listOf(figure, description, `[${example}]`);
}

/** Matches a quoted fact, such as {{girls-supported}} or {{helpline:child}}. */
export const quotedName = /\{\{([^{}]*)\}\}/g;

/** The facts that a text quotes, in order: the name as it is looked up, as it is written, and its index. */
export function quotedNames(text: string) {
  return [...text.matchAll(quotedName)].map(({ 1: inside = "", index }) => {
    const blanks = inside.length - inside.trimStart().length;
    return { name: plainName(inside), written: inside.trim(), index: index + 2 + blanks };
  });
}

/** The name of a quoted fact as it is looked up: " Helpline : child" is helpline:child. */
export function plainName(inside: string) {
  const [, kind, id] = /^(\w+)\s*:\s*(.*)$/.exec(inside.trim()) ?? [];
  return kind === undefined ? inside.trim() : `${kind.toLowerCase()}:${id}`;
}

// 1,50, 1.500 and 1650 are likely misspellings; four digits may be a year.
const oddThousands =
  /\d,\d{1,2}(?!\d)|\d,\d{4}|\d\.\d{3}(?!\d)|\d{5}|(?<![\d,.])(?!(?:19|20)\d\d)\d{4}(?!\d)/;

function isPossible(written: string) {
  const share = /([\d.,]+) ?(?:%|per ?cent)/i.exec(written)?.[1];
  // Figures that quote each other could form a circle.
  const isNumber = /\d/.test(written) && !/[{}]/.test(written);
  return (
    isNumber &&
    !/^0?\.\d+$/.test(written) &&
    !oddThousands.test(written) &&
    !(share && toNumber(share) > 100)
  );
}

function toNumber(digits: string) {
  return Number(digits.replaceAll(",", ""));
}

/** A figure as readers see it, such as 1,500+ or 98%; a bare number in YAML becomes text. */
export function figureText(description: string, example: string) {
  return z.preprocess(
    (written) => (typeof written === "number" ? String(written) : written),
    z
      .string()
      .regex(/\S/)
      .refine(isPossible)
      .meta({
        concern: "claims",
        description,
        examples: [example],
        copy: true,
        fact: true,
        expects:
          "a figure like 1,500+ (with a comma for thousands) or a share like 98% (100% at most)",
      }),
  );
}
