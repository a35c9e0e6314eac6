import { z } from "zod";
import { described, group, listOf, paragraph, wording } from "#app/model/fields/described.ts";
import { figureList } from "#app/model/fields/figure.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { confirmField } from "#app/model/fields/state.ts";
import {
  callToActionSchema,
  pageHeadFields,
  sectionSchema,
  shownWith,
} from "#app/model/pages/page-fields.ts";

/** What donors and journalists look up and each site should have, apart from the registration, the annual report and the partners, which are in other files. */
export const proofNames = ["address", "board", "accounts", "safeguarding", "press"] as const;

const proofFields = z.strictObject({
  id: z
    .enum([...proofNames, "about", "checks", "figures", "logo", "cloths"])
    .meta({ concern: "nothing", label: "Subject", description: "What it is", examples: ["board"] }),
  name: wording("What it is, in a few words", "Our board"),
  text: paragraph(
    "What there is to say about it",
    "Nyambura K. (chair), Otieno P. (treasurer)",
  ).optional(),
  link: linkSchema.optional(),
  confirm: confirmField,
});

// What donors, partners and journalists look up before they trust a charity; `checks` has the registration and the annual report too.
const proofSchema = sectionSchema.extend({
  list: listOf(
    proofFields,
    "What can be looked up",
    "[{id: board, name: Our board, text: Names}]",
  ).meta({ label: "What can be looked up" }),
});

const statementSchema = z.strictObject({
  heading: wording("The heading", "Our mission"),
  text: wording("The statement", "Every girl stays in school."),
});

/** The about page. */
export const aboutSchema = z.strictObject({
  ...pageHeadFields,
  mission: statementSchema.meta({ description: "What we do" }),
  vision: statementSchema.meta({ description: "What we work for" }),
  impact: group("What has changed, with figures", {
    ...statementSchema.shape,
    figures: figureList("The figures of the impact section", "countries"),
  }).optional(),
  register: described(
    sectionSchema
      .extend({
        stated: paragraph(
          "One sentence about all figures that you state",
          "These are our own figures.",
        ).meta({ label: "Sentence on all figures" }),
        verified: wording(
          "Shown beside a figure that was checked",
          "Checked against its source",
        ).meta({ label: "Beside a checked figure" }),
        open: paragraph(
          "One sentence about the figures without scope, day and source; {count} is their number, {all} that of all figures",
          "Still open for {count} of {all} figures.",
        ).meta({ label: "Sentence on open figures", placeholders: ["count", "all"] }),
      })
      .optional(),
    "words",
    "The figures of stats.yaml with scope, day or source, and the number of the others",
    "{heading: Our figures, stated: These are our own figures, verified: Checked, open: 'Still open for {count} of {all}.'}",
  ).meta({ label: "Register of figures" }),
  values: group("What we believe in", {
    ...sectionSchema.shape,
    list: described(
      z
        .array(
          z.strictObject({
            name: wording("The value in one word", "Compassion"),
            text: wording("What it means in practice", "We listen first."),
          }),
        )
        .min(2)
        .max(6),
      "words",
      "The values, two to six",
      "[{name: Care, text: We listen}, {name: Truth, text: We count}, {name: Respect, text: We ask}, {name: Courage, text: We speak up}]",
    ).meta({ label: "Values" }),
  }),
  team: shownWith("team", sectionSchema),
  timeline: shownWith("timeline", sectionSchema),
  proof: proofSchema.optional().meta({
    label: "What can be looked up",
    description: "What people look up before they trust a charity",
  }),
  closing: callToActionSchema,
});
