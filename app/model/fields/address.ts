import { z } from "zod";

const insideSite = /^(\/(?!\/)|#)[^\s\\]*$/;
const outsideSite = /^(https:\/\/[^\s/]|mailto:\S|tel:\+?[0-9])\S*$/;

/** True where a link stays on this site. */
export function isInsideSite(address: string) {
  return insideSite.test(address);
}

/** True where a link may be followed: inside the site, https, mailto or tel; nothing that runs code. */
export function isSafeAddress(address: string) {
  return insideSite.test(address) || outsideSite.test(address);
}

/** Where a link goes: a page of this site such as /donate, or https, mailto or tel. */
export function address(description: string, example: string) {
  return z
    .string()
    .refine(isSafeAddress)
    .meta({
      description,
      examples: [example],
      address: true,
      pattern: `${insideSite.source}|${outsideSite.source}`,
      expects: "a page of this site like /donate, or an address that begins with https://",
    });
}
