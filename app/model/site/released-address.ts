import { patterned } from "#app/model/fields/described.ts";

/**
 * An address at which a released site had a page, and that others may have linked or bookmarked.
 */
export const releasedAddressSchema = patterned(
  /^\/[\w/-]*$/,
  "contact",
  "An address of a page that was public; npm run release writes them",
  "/blog/school-bags",
  "an address of this site like /about",
);
