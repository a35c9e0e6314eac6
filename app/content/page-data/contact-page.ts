import type { WayToReach } from "#app/components/frame/contact-details.tsx";
import type { Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { formOf } from "#app/content/parts/form-of.ts";
import { pageAt } from "#app/content/parts/page-meta.ts";
import { hoursInWords } from "#app/content/parts/hours-in-words.ts";
import { helpLink, helplinesOf, waysToReach } from "#app/content/parts/ways-to-reach.ts";

/** The data of the contact page. */
export function contactPage(contents: Contents, address: string) {
  const { site, key } = contents;
  const { helplines, details, partners, form } = contents.contact;
  const hours: WayToReach = {
    name: details.hoursLabel,
    text: hoursInWords(site.office, key, details.hours, contents.interface.clock),
  };
  return pageAt(contents, address, {
    helplines: {
      ...helplines,
      help: helpLink(contents),
      list: helplinesOf(contents).map(({ number, href, name }) => ({
        number,
        href,
        name,
        call: withValues(helplines.call, { number }),
      })),
    },
    details: { ...details, list: [...waysToReach(contents), hours] },
    partners,
    form: formOf(contents, "contact", form),
  });
}

/** The props of the contact page. */
export type ContactPage = ReturnType<typeof contactPage>["props"];
