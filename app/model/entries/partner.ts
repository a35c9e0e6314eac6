import { z } from "zod";
import { address } from "#app/model/fields/address.ts";
import { imageSource } from "#app/model/fields/image.ts";
import { slug } from "#app/model/fields/slug.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { fact, wording } from "#app/model/fields/text.ts";

/** A partner organisation, shown by its logo. */
export const partnerSchema = z.strictObject({
  id: slug("A short name that is unique in this file", "county-library"),
  name: fact(
    wording("The organisation's name; screen readers read it for the logo", "The county library"),
  ),
  logo: imageSource,
  href: address("The organisation's website", "https://example.org/")
    .optional()
    .meta({ label: "Link to" }),
  ...stateFields,
});
