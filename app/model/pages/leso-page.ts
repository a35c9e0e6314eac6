import { z } from "zod";
import { text } from "#app/model/fields/text.ts";
import { callToActionSchema } from "#app/model/pages/call-to-action.ts";

/** The words around each proverb of lesos.yaml on its own page. */
export const lesoPageSchema = z.strictObject({
  description: text(
    "The page for search results and shared links; {meaning} is that of the proverb",
    "“{meaning}”: a Swahili proverb on a cloth.",
  ),
  send: text("Leads here from a page with the same proverb, and stands above the ways", "Send it"),
  lead: text("Why people send a cloth", "A leso says what is hard to say."),
  copy: text("Before the address, which can be copied", "Or copy this address:"),
  others: text("The heading above the other cloths", "More cloths"),
  closing: callToActionSchema,
});
