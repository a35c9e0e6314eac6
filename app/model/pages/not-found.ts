import { z } from "zod";
import { jinaField, lesoSchema } from "#app/model/fields/leso.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { fact, wording } from "#app/model/fields/described.ts";

/** The page for an address that does not exist. */
export const notFoundSchema = z.strictObject({
  title: wording("The page's title in the browser", "Page not found"),
  heading: wording("The large heading", "404"),
  text: wording("What went wrong", "Oops! Page not found"),
  link: linkSchema,
  log: fact(
    wording("Written to the browser's console before the path that was tried", "No page is at"),
  ).meta({ label: "Line in the console" }),
  jina: jinaField,
  leso: lesoSchema.optional(),
});
