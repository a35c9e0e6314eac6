import { z } from "zod";
import { paragraph, wording } from "#app/model/fields/described.ts";
import { callToActionSchema, pageHeadFields } from "#app/model/pages/page-fields.ts";

/** The page with all proverbs of lesos.yaml, and the words on the page of each proverb. */
export const lesoPageSchema = z.strictObject({
  ...pageHeadFields,
  proverbDescription: paragraph(
    "The description of a proverb’s page, for search results; {meaning} is that of the proverb",
    "“{meaning}”: a Swahili proverb on a cloth.",
  ).meta({ placeholders: ["meaning"] }),
  send: wording("The link to this page from a page with the same proverb", "Send it").meta({
    label: "Link from a page with the proverb",
  }),
  sendPicture: wording(
    "The button that sends the cloth as a picture, or saves it",
    "Send as a picture",
  ),
  copy: wording("The button that copies the proverb with its address", "Copy"),
  copied: wording("Shown after it was copied", "Copied"),
  copyFailed: wording("Shown if copying does not work", "Please copy the address of this page."),
  all: wording("The link from the page of a proverb to all cloths", "All cloths").meta({
    label: "Link to all cloths",
  }),
  closing: callToActionSchema.optional(),
});
