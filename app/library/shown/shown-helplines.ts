import type { Contents } from "#app/library/contents.ts";
import { phoneLink } from "#app/library/shown/contact-details.ts";
import { shownDate, type ShownDate } from "#app/library/shown/shown-date.ts";

/** A helpline with the link that calls it. */
export type ShownHelpline = {
  number: string;
  name: string;
  swahili: string;
  href: string;
  checked: ShownDate;
};

/** All helplines, in their order. */
export function shownHelplines({ helplines, site }: Contents): ShownHelpline[] {
  return helplines.map(({ number, name, swahili, checked }) => ({
    number,
    name,
    swahili,
    href: phoneLink(number),
    checked: shownDate(checked, site.language),
  }));
}
