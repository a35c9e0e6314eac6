import { z } from "zod";
import { address } from "#app/model/fields/address.ts";
import { described } from "#app/model/fields/described.ts";
import { wording } from "#app/model/fields/text.ts";

/** The networks with an icon, and their hosts. */
export const socialHosts = {
  facebook: ["facebook.com", "fb.com", "fb.me"],
  instagram: ["instagram.com"],
  x: ["x.com", "twitter.com"],
  youtube: ["youtube.com", "youtu.be"],
  linkedin: ["linkedin.com"],
  tiktok: ["tiktok.com"],
  whatsapp: ["whatsapp.com", "wa.me"],
} as const;

const networks = Object.keys(socialHosts) as (keyof typeof socialHosts)[];

/** A social network; without an address it is shown but not linked. */
export const socialNetworkSchema = z
  .strictObject({
    name: wording("The network's name", "Facebook"),
    icon: described(z.enum(networks), "words", "The icon", "facebook"),
    address: address("The address of our page there", "https://example.org/suluhisho").optional(),
  })
  .refine(isOnItsHost)
  .meta({ expects: "an icon and an address of the same network" });

// Example domains are used until the address is known.
function isOnItsHost({ icon, address }: { icon: keyof typeof socialHosts; address?: string }) {
  if (!address || !URL.canParse(address)) return true;
  const { hostname } = new URL(address);
  const isAt = (host: string) => hostname === host || hostname.endsWith(`.${host}`);
  const isExample = /(?:^|\.)example(?:\.(?:org|com|net))?$/.test(hostname);
  return isExample || socialHosts[icon].some(isAt);
}

/** A social network. */
export type SocialNetwork = z.infer<typeof socialNetworkSchema>;
