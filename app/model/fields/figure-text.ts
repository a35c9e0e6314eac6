import { z } from "zod";

/** A figure as readers see it, such as 1,500+ or 98%; a bare number in YAML is taken as its digits. */
export function figureText(description: string, example: string) {
  return z.preprocess(
    (written) => (typeof written === "number" ? String(written) : written),
    z
      .string()
      .regex(/\S/)
      .meta({ description, examples: [example], copy: true }),
  );
}
