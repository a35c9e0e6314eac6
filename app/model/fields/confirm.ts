import { note } from "#app/model/fields/described.ts";

/** What somebody still has to confirm; the launch check lists it, and visitors never see it. */
export const confirmField = note(
  "What has still to be confirmed; npm run check:launch lists it, no page shows it",
  "Which years it covers",
).optional();
