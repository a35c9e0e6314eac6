import type { WayToReach } from "#app/components/frame/contact-details.tsx";
import { withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { designedPages } from "#app/content/kinds.ts";
import { addressIn } from "#app/content/languages/link-in.ts";
import type { Link } from "#app/model/fields/link.ts";

/** The ways to reach the organisation. */
export function waysToReach({ site, interface: words }: Contents): WayToReach[] {
  // A made-up number may belong to a stranger.
  const callOf = (phone: string) =>
    site.sample ? { note: words.samplePhone } : { href: phoneLink(phone) };
  return [
    { name: words.email, text: site.email, href: `mailto:${site.email}` },
    ...(site.phone ? [{ name: words.phone, text: site.phone, ...callOf(site.phone) }] : []),
    { name: words.location, text: site.location },
  ];
}

/** The helplines that are on every page, in order, each with a link that calls it. */
export function helplinesOf(contents: Contents) {
  return numbersOf(contents).filter(({ onlyOnHelp }) => !onlyOnHelp);
}

/** All helplines, each with a link that calls it. */
export function numbersOf({ helplines }: Contents) {
  return helplines.map((line) => ({ ...line, href: phoneLink(line.number) }));
}

/** The link to the page with all helplines, if the site has it. */
export function helpLink(contents: Contents): Link | undefined {
  if (!contents.help) return undefined;
  const help = addressIn(contents, designedPages.help.address);
  return { label: contents.interface.help, href: withinSite(help) };
}

/** The link that calls a number. */
export function phoneLink(number: string) {
  return `tel:${number.replaceAll(" ", "")}`;
}
