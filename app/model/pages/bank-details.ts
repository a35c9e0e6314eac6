import { z } from "zod";
import { listOf } from "#app/model/fields/described.ts";
import { text } from "#app/model/fields/text.ts";
import { sectionSchema } from "#app/model/pages/page-head-fields.ts";

const bankDetailSchema = z.strictObject({
  name: text("What it is", "Account number"),
  value: text("What a donor copies, between quotation marks", '"0100 200 300"'),
});

/** Giving by bank transfer; left out until the bank has confirmed every number. */
export const bankDetailsSchema = sectionSchema.extend({
  details: listOf(
    bankDetailSchema,
    "What a transfer needs, one a line",
    "[{name: Bank, value: The name of the bank}, {name: Account number, value: '0100 200 300'}]",
  ),
});
