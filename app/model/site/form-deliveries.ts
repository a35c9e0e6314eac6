import { z } from "zod";
import { formDeliverySchema } from "#app/model/site/form-delivery.ts";

/** How each form of the site is delivered. */
export const formDeliveriesSchema = z.strictObject({
  volunteer: formDeliverySchema,
  contact: formDeliverySchema,
  newsletter: formDeliverySchema.optional(),
});
