import { z } from "zod";
import { isHttps } from "#app/model/fields/address.ts";

// The addresses of pages are appended to it.
const isBare = (written: string) => isHttps(written) && !/[?#]/.test(written);

/** The address of the public site itself. */
export const siteAddress = z
  .url({ protocol: /^https$/ })
  .refine(isBare)
  .meta({
    concern: "contact",
    description: "The site's own address, without a slash at the end",
    examples: ["https://www.example.org"],
    expects: "an address that begins with https://",
  });
