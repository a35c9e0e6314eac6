import { z } from "zod";
import { address } from "#app/model/fields/address.ts";
import { text } from "#app/model/fields/text.ts";

/** A social network; without an address it is shown as not there yet. */
export const socialNetworkSchema = z.strictObject({
  name: text("The network's name", "Facebook"),
  icon: z
    .enum(["facebook", "instagram", "x"])
    .meta({ description: "Which sign to draw", examples: ["facebook"] }),
  address: address("The organisation's page there", "https://example.org/suluhisho").optional(),
});

/** A social network. */
export type SocialNetwork = z.infer<typeof socialNetworkSchema>;
