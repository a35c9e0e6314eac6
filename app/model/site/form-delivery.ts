import { z } from "zod";

/** How a form's answers leave the page: through the visitor's own mail app. */
export const formDeliverySchema = z.strictObject({
  delivery: z.literal("email").meta({
    description: "email opens the visitor's own mail app with everything filled in",
    examples: ["email"],
  }),
  to: z.email().meta({
    description: "The e-mail address that receives the answers",
    examples: ["info@example.org"],
    expects: "an e-mail address",
  }),
});

/** How a form's answers leave the page. */
export type FormDelivery = z.infer<typeof formDeliverySchema>;
