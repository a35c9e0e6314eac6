import { z } from "zod";
import { listOf } from "#app/model/fields/described.ts";
import { itemId } from "#app/model/fields/slug.ts";
import { fact, text } from "#app/model/fields/text.ts";
import { sectionSchema } from "#app/model/pages/page-head-fields.ts";

const bankDetailSchema = z.strictObject({
  id: itemId("account"),
  name: text("money", "What it is", "SWIFT code"),
  value: fact(text("money", "What a donor copies, in quotes", '"ABCDKENA"')),
});

/** Giving by bank transfer or cheque; leave it out until the bank has confirmed every line. */
export const bankDetailsSchema = sectionSchema.extend({
  details: listOf(
    bankDetailSchema,
    "What a donor needs, one per line; a transfer from abroad also needs the SWIFT code",
    "[{name: Account number, value: '0100 200 300'}, {name: SWIFT code, value: ABCDKENA}]",
  ),
});
