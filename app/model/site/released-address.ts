import { z } from "zod";

/**
 * An address at which a released site had a page, and that others may have linked or bookmarked.
 */
export const releasedAddressSchema = z
  .string()
  .regex(/^\/[\w/-]*$/)
  .meta({
    description: "An address of a page that was public; npm run release writes them",
    examples: ["/blog/school-bags"],
    expects: "an address of this site like /about",
  });
