import { z } from "zod";
import { address } from "#app/model/fields/address.ts";
import { described } from "#app/model/fields/described.ts";
import { wording } from "#app/model/fields/text.ts";

/** The networks that have a sign, with the hosts at which their pages are. */
export const socialHosts = {
  facebook: ["facebook.com", "fb.com", "fb.me"],
  instagram: ["instagram.com"],
  x: ["x.com", "twitter.com"],
  youtube: ["youtube.com", "youtu.be"],
  linkedin: ["linkedin.com"],
  tiktok: ["tiktok.com"],
  whatsapp: ["whatsapp.com", "wa.me"],
} as const;

const signs = Object.keys(socialHosts) as (keyof typeof socialHosts)[];

/** A social network; without an address it is shown as not there yet. */
export const socialNetworkSchema = z
  .strictObject({
    name: wording("The network's name", "Facebook"),
    icon: described(z.enum(signs), "words", "Which sign to draw", "facebook"),
    address: address("The organisation's page there", "https://example.org/suluhisho").optional(),
  })
  .refine(isOnItsHost)
  .meta({ expects: "an icon that is the sign of the network to which its address leads" });

// Domains reserved for examples stand where the address is not known yet.
function isOnItsHost({ icon, address }: { icon: keyof typeof socialHosts; address?: string }) {
  if (!address || !URL.canParse(address)) return true;
  const { hostname } = new URL(address);
  const isAt = (host: string) => hostname === host || hostname.endsWith(`.${host}`);
  const isExample = /(?:^|\.)example(?:\.(?:org|com|net))?$/.test(hostname);
  return isExample || socialHosts[icon].some(isAt);
}

/** A social network. */
export type SocialNetwork = z.infer<typeof socialNetworkSchema>;
