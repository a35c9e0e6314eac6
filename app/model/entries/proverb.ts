import { z } from "zod";
import { confirmField } from "#app/model/fields/confirm.ts";
import { lesoSchema } from "#app/model/fields/leso-field.ts";
import { slug } from "#app/model/fields/slug.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { sayingText, wording } from "#app/model/fields/text.ts";

/** A Swahili proverb on a cloth that visitors can send; its id is the end of its address. */
export const proverbSchema = z.strictObject({
  id: slug("A short name; do not change it, because the cloth is drawn from it", "haba-na-haba"),
  text: sayingText("The proverb in Swahili", "Haba na haba hujaza kibaba"),
  meaning: wording("What it means in English", "Little by little fills the measure"),
  source: wording(
    "What it is, and where it is recorded",
    "Swahili proverb; African Proverbs Calendar",
  ),
  leso: lesoSchema.optional(),
  confirm: confirmField,
  ...stateFields,
});
