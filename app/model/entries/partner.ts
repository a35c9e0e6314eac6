import { z } from "zod";
import { address } from "#app/model/fields/address.ts";
import { imageSource } from "#app/model/fields/image.ts";
import { slug } from "#app/model/fields/slug.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { fact, wording } from "#app/model/fields/text.ts";

/** An organisation that works with us, shown by its logo. */
export const partnerSchema = z.strictObject({
  id: slug("A name of its own", "county-library"),
  name: fact(
    wording("The organisation's name, which is also read out for its logo", "The county library"),
  ),
  logo: imageSource,
  href: address("The organisation's own page", "https://example.org/").optional(),
  ...stateFields,
});
