import type { Contents } from "#app/library/contents.ts";
import { designedPage } from "#app/library/pages/designed-page.ts";
import { contactDetails } from "#app/library/shown/contact-details.ts";
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
        list: contact.helplines.list.map(({ number, name }) => ({
          number,
          name,
          href: `tel:${number.replaceAll(" ", "")}`,
        })),
      },
      details: {
        ...contact.details,
        list: [
          ...contactDetails(contents),
          { name: contact.details.hoursLabel, text: contents.site.officeHours },
        ],
      },
      form: {
        words: contact.form,
        exits: formExits(contents, "contact"),
      },
    },
  };
}
