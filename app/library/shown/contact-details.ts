import type { Contents } from "#app/library/contents.ts";

/** One way to reach the organization, with a link where there is one. */
export type ContactDetail = { name: string; text: string; href?: string };

/** The ways to reach the organization, the same on every page. */
export function contactDetails({ site, interface: words }: Contents): ContactDetail[] {
  return [
    { name: words.email, text: site.email, href: `mailto:${site.email}` },
    { name: words.phone, text: site.phone, href: `tel:${site.phone.replaceAll(" ", "")}` },
    { name: words.location, text: site.location },
  ];
}
