import type { WayToReach } from "#app/components/frame/contact-details.tsx";
import type { Contents } from "#app/content/contents.ts";
import { designedPages } from "#app/content/designed-pages.ts";
import { withValues } from "#app/content/fill-text.ts";
import { formOf } from "#app/content/parts/exits-of.ts";
import { pageAt } from "#app/content/parts/page-meta.ts";
import { hoursInWords } from "#app/content/parts/hours-in-words.ts";
import { helpLink, helplinesOf, waysToReach } from "#app/content/parts/ways-to-reach.ts";

/** What the contact page says. */
export function contactPage(contents: Contents) {
  const { helplines, details, partners, form } = contents.contact;
  const hours: WayToReach = { name: details.hoursLabel, text: hoursInWords(contents) };
  // That the phone number is made up is said once, in the footer.
  const ways = waysToReach(contents, contents.interface).map((way) => ({
    ...way,
    note: undefined,
  }));
  return pageAt(contents, designedPages.contact.address, {
    helplines: {
      ...helplines,
      help: helpLink(contents),
      list: helplinesOf(contents).map((line) => ({
        ...line,
        call: withValues(helplines.call, { number: line.number }),
      })),
    },
    details: { ...details, list: [...ways, hours] },
    partners,
    form: formOf(contents, "contact", form),
  });
}

/** The props of the contact page. */
export type ContactPage = ReturnType<typeof contactPage>["props"];
