import type { WayToReach } from "#app/components/frame/contact-details.tsx";
import type { Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { formOf } from "#app/content/parts/exits-of.ts";
import { pageAt } from "#app/content/parts/page-meta.ts";
import { hoursInSwahili, hoursInWords } from "#app/content/parts/hours-in-words.ts";
import { isSwahili } from "#app/content/parts/translations.ts";
import { helpLink, helplinesOf, waysToReach } from "#app/content/parts/ways-to-reach.ts";

/** What the contact page says at its English or Swahili address; undefined where it is not told so. */
export function contactPage(contents: Contents, address: string) {
  const inSwahili = isSwahili(address);
  const words = inSwahili ? contents.contact.swahili : contents.contact;
  if (!words) return undefined;
  const { helplines, details, partners, form } = words;
  const hours: WayToReach = {
    name: details.hoursLabel,
    text: inSwahili ? hoursInSwahili(contents.site.office) : hoursInWords(contents),
  };
  return pageAt(contents, address, {
    helplines: {
      ...helplines,
      help: helpLink(contents, address),
      list: helplinesOf(contents).map(({ number, href, name, swahili }) => ({
        number,
        href,
        name: inSwahili ? (swahili ?? name) : name,
        call: withValues(helplines.call, { number }),
      })),
    },
    details: { ...details, list: [...waysToReach(contents, address), hours] },
    partners,
    form: formOf(contents, "contact", form, inSwahili ? "sw" : "en"),
  });
}

/** The props of the contact page. */
export type ContactPage = NonNullable<ReturnType<typeof contactPage>>["props"];
