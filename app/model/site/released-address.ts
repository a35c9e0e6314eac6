import { patterned } from "#app/model/fields/described.ts";

/**
 * The address of a page of a released site, which people may have linked or bookmarked.
 */
export const releasedAddressSchema = patterned(
  /^\/[\w/-]*$/,
  "contact",
  "The address of a page that was public; node scripts/run.js release writes it",
  "/blog/school-bags",
  "an address of this site like /about",
);
