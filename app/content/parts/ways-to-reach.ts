import type { WayToReach } from "#app/components/frame/contact-details.tsx";
import { withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { designedPages } from "#app/content/page-kinds.ts";
import { addressIn } from "#app/content/languages/link-in.ts";
import type { Link } from "#app/model/fields/link.ts";

/** The ways to reach the organisation. */
export function waysToReach({ site, interface: words }: Contents): WayToReach[] {
  const { email, phone, location } = site;
  const note = phone?.href ? undefined : words.samplePhone;
  return [
    { name: words.email, text: email.text, href: email.href },
    ...(phone ? [{ name: words.phone, text: phone.text, href: phone.href, note }] : []),
    { name: words.location, text: location },
  ];
}

/** The helplines that are on every page, in order. */
export function helplinesOf({ helplines }: Contents) {
  return helplines.filter(({ onlyOnHelp }) => !onlyOnHelp);
}

/** The link to the page with all helplines, if the site has it. */
export function helpLink(contents: Contents): Link | undefined {
  if (!contents.help) return undefined;
  const help = addressIn(contents, designedPages.help.address);
  return { label: contents.interface.help, href: withinSite(help) };
}
