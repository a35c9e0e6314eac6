import type { Contents } from "#app/library/contents.ts";
import { designedPage } from "#app/library/pages/designed-page.ts";
import { withValues } from "#app/library/fill-text.ts";
import { contactDetails } from "#app/library/shown/contact-details.ts";
import { shownHelplines } from "#app/library/shown/shown-helplines.ts";
import { formExits } from "#app/library/shown/form-exits.ts";

/** What the contact page says. */
export function contactPage(contents: Contents) {
  const { words, hero, page: contact } = designedPage(contents, "contact");
  return {
    words,
    view: {
      hero,
      helplines: {
        ...contact.helplines,
        list: shownHelplines(contents).map((line) => ({
          ...line,
          call: withValues(contact.helplines.call, { number: line.number }),
        })),
      },
      details: {
        ...contact.details,
        list: [
          ...contactDetails(contents),
          { name: contact.details.hoursLabel, text: contents.site.officeHours },
        ],
      },
      partners: contact.partners,
      form: {
        words: contact.form,
        exits: formExits(contents, "contact"),
      },
    },
  };
}
