import { z } from "zod";
import { jinaSchema } from "#app/model/fields/jina.ts";
import { text, word } from "#app/model/fields/text.ts";
import { callToActionSchema } from "#app/model/pages/call-to-action.ts";
import { pageHeadFields } from "#app/model/pages/page-head-fields.ts";

/** The page with all proverbs of lesos.yaml on their cloths, and the words on the page of each. */
export const lesoPageSchema = z.strictObject({
  ...pageHeadFields,
  title: word("The page's title in the browser and in search results", "Lesos to Send"),
  heading: word("The large heading", "Say it with a leso"),
  // The cloths below the heading say enough.
  jina: jinaSchema.optional(),
  proverbDescription: word(
    "The page of a proverb for search results and shared links; {meaning} is that of the proverb",
    "“{meaning}”: a Swahili proverb on a cloth.",
  ),
  send: text("Leads here from a page with the same proverb", "Send it"),
  sendPicture: word("Sends the cloth as a picture, or saves it", "Send as a picture"),
  copy: text("Copies the proverb with its address", "Copy"),
  copied: word("Said once it was copied", "Copied"),
  copyFailed: word("Said where copying does not work", "Please copy the address of this page."),
  all: word("Leads from the page of a proverb to all cloths", "All cloths"),
  closing: callToActionSchema,
});
