import type { WayToReach } from "#app/components/frame/contact-details.tsx";
import type { Contents } from "#app/content/contents.ts";

/** The ways to reach the organisation, the same on every page. */
export function waysToReach({ site, interface: words }: Contents): WayToReach[] {
  // A number that is made up may be somebody's.
  const call = site.sample ? { note: words.samplePhone } : { href: phoneLink(site.phone) };
  return [
    { name: words.email, text: site.email, href: `mailto:${site.email}` },
    { name: words.phone, text: site.phone, ...call },
    { name: words.location, text: site.location },
  ];
}

/** The helplines in their order, each with the link that calls it. */
export function helplinesOf({ helplines }: Contents) {
  return helplines.map((line) => ({ ...line, href: phoneLink(line.number) }));
}

/** The address that calls a number. */
export function phoneLink(number: string) {
  return `tel:${number.replaceAll(" ", "")}`;
}
