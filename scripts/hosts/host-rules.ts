import type { HeaderRule } from "#scripts/hosts/header-rules.ts";

/** An address of the host that was given up, and where it sends its visitors. */
export type HostRedirect = { from: string; to: string };

/** How every host has to answer; the files that each of them reads are written from this. */
export type HostRules = {
  /** The path below which the site is served, or nothing at the root of a host. */
  basePath: string;
  /** Header rules for the addresses below the base path, the general ones first. */
  headers: HeaderRule[];
  redirects: HostRedirect[];
};

/** Media types that hosts do not know by themselves, by the endings of file names. */
export const mediaTypes = {
  avif: "image/avif",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
};

/** The name of a site with www, or without where it has one; undefined where it is no plain name. */
export function otherName(name: string): string | undefined {
  if (!/^(?:[a-z0-9-]+\.)+[a-z]+$/.test(name)) return undefined;
  return name.startsWith("www.") ? name.slice(4) : `www.${name}`;
}

/** A text that stands for itself within a regular expression. */
export function escapedPattern(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The address to which a redirect leads, without a character that means something to a host. */
export function plainTarget(to: string) {
  return to.replaceAll(/[^\w\-.~:/?#@!&'()*+,;=%]/g, (character) => encodeURIComponent(character));
}

/**
 * The address to which a redirect leads for a request with a query, such as ?from=mail: it is kept,
 * before a # of the target, unless the target has a query of its own.
 */
export function withQuery(to: string, query: string): string {
  return /^[^#]*\?/.test(to) ? to : to.replace(/(?=#)|$/, () => query);
}

/** A text in quotation marks, as the files of nginx and Caddy have it. */
export function quoted(text: string) {
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}
