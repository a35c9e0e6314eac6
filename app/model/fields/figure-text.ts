import { z } from "zod";

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
