import { z } from "zod";
import { group, wording } from "#app/model/fields/described.ts";

const insideSite = /^(\/(?!\/)|#)[^\s\\]*$/;
const outsideSite = /^(https?:\/\/[^\s/]|mailto:\S|tel:\+?[0-9])\S*$/;

const host = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

/**
 * True for an address of another site that a Content Security Policy can name: https, a plain host
 * and no user name or password.
 */
export function isHttps(address: string) {
  if (!/^https:\/\/[^\s/\\]\S*$/.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return host.test(hostname) && username === "" && password === "" && !hasUser(address);
}

// URL drops an empty user name before the @, which still disguises the host.
function hasUser(address: string) {
  return /^https:\/\/[^/?#]*@/.test(address);
}

/** True for a link to this site. */
export function isInsideSite(address: string) {
  return insideSite.test(address);
}

/** True for an address at one of these hosts or below it, or at an example domain, which is used until the address is known. */
export function isAtHost(address: string, hosts: readonly string[]) {
  if (!URL.canParse(address)) return true;
  const { hostname } = new URL(address);
  const isExample = /(?:^|\.)example(?:\.(?:org|com|net))?$/.test(hostname);
  return isExample || hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

// Addresses that work only on the writer’s computer.
const ofAComputer = /^https?:\/\/(?:localhost|127\.|0\.0\.0\.0)/i;

/**
 * True for a link to this site, https, http, mailto or tel; false for anything that runs code.
 */
export function isSafeAddress(address: string) {
  if (/^https?:/.test(address))
    return isHttps(address.replace(/^http:/, "https:")) && !ofAComputer.test(address);
  return insideSite.test(address) || outsideSite.test(address);
}

/** The target of a link: a page of this site such as /donate, or https, mailto or tel. */
export function address(description: string, example: string) {
  return z
    .string()
    .refine(isSafeAddress)
    .meta({
      concern: "contact",
      description,
      examples: [example],
      address: true,
      pattern: `${insideSite.source}|${outsideSite.source}`,
      expects: "a page of this site like /donate, or an address that begins with https://",
    });
}

/** A link: its words and its target. */
export const linkSchema = group("A link: its words, and where it goes", {
  label: wording("What the link or button says", "Donate now").meta({ label: "Words of the link" }),
  href: address("Where the link goes", "/donate").meta({ label: "Link to" }),
});

/** A link: its words and its target. */
export type Link = z.infer<typeof linkSchema>;
