import { z } from "zod";
import { described, patterned } from "#app/model/fields/described.ts";
import { confirmField } from "#app/model/fields/confirm.ts";
import { colors } from "#app/model/fields/leso-field.ts";
import { withUsual, wording } from "#app/model/fields/text.ts";

/** A category of posts; the blog lists them in the order of the file. */
export const categorySchema = z.strictObject({
  id: patterned(
    /^\p{L}[\p{L}\p{N}]*(?: [\p{L}\p{N}]+)*$/u,
    "words",
    "Its name, as posts write it",
    "Education",
    "a name of letters and digits, such as Girls in sport",
  ).meta({ copy: true, fact: true, label: "Short name" }),
  name: withUsual(
    wording("The name that readers see, if it is not the id", "Education"),
  ).optional(),
  color: described(
    z.enum(colors).optional(),
    "words",
    "The colour of the cloths of its posts, unless a post has its own",
    "leaf",
  ),
  confirm: confirmField,
});
