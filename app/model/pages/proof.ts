import { z } from "zod";
import { confirmField } from "#app/model/fields/confirm.ts";
import { listOf } from "#app/model/fields/described.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { wording } from "#app/model/fields/text.ts";
import { sectionSchema } from "#app/model/pages/page-head-fields.ts";

/** What donors look up, apart from the registration, the annual report and the partners, which are in other files. */
export const proofNames = ["address", "board", "accounts", "safeguarding", "press"] as const;

const proofFields = z.strictObject({
  id: z
    .enum(proofNames)
    .meta({ concern: "nothing", label: "Subject", description: "What it is", examples: ["board"] }),
  name: wording("What it is, in a few words", "Our board"),
  text: wording(
    "What there is to say about it",
    "Nyambura K. (chair), Otieno P. (treasurer)",
  ).optional(),
  link: linkSchema.optional(),
  confirm: confirmField,
});

/** What donors, partners and journalists look up before they trust a charity. */
export const proofSchema = sectionSchema.extend({
  list: listOf(proofFields, "What can be looked up", "[{id: board, name: Our board, text: Names}]"),
});
