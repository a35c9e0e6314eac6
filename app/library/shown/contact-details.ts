import type { Contents } from "#app/library/contents.ts";

/** One way to reach the organisation, with a link where there is one, or a note why there is none. */
export type ContactDetail = { name: string; text: string; href?: string; note?: string };

/** The ways to reach the organisation, the same on every page. */
export function contactDetails({ site, interface: words }: Contents): ContactDetail[] {
  return [
    { name: words.email, text: site.email, href: `mailto:${site.email}` },
    phoneDetail(site, words),
    { name: words.location, text: site.location },
  ];
}

// A number that is made up may be somebody's.
function phoneDetail(site: Contents["site"], words: Contents["interface"]): ContactDetail {
  const detail = { name: words.phone, text: site.phone };
  if (site.sample) return { ...detail, note: words.samplePhone };
  return { ...detail, href: phoneLink(site.phone) };
}

/** The address that calls a number. */
export function phoneLink(number: string) {
  return `tel:${number.replaceAll(" ", "")}`;
}
