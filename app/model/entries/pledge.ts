import { z } from "zod";
import { slug } from "#app/model/fields/slug.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { fact, wording } from "#app/model/fields/text.ts";

/** One pledge in the list of recent pledges. */
export const pledgeSchema = z.strictObject({
  id: slug("A short name that is unique in this file", "school-kit"),
  name: wording("Who pledges: initials or a group", "A reading group in Kisumu"),
  amount: fact(wording("How much, with its currency", "KES 2,500")),
  purpose: wording("What it is for", "One term of school books"),
  ...stateFields,
});
