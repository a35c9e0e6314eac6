import type { Contents } from "#app/library/contents.ts";
import { pageWords } from "#app/library/shown/page-words.ts";
import { contactDetails } from "#app/library/shown/contact-details.ts";
import { formExits } from "#app/library/shown/form-exits.ts";
import { shownHero } from "#app/library/shown/shown-hero.ts";

/** What the contact page says. */
export function contactPage(contents: Contents) {
  const { contact, site } = contents;
  return {
    words: pageWords(contents, "/contact"),
    view: {
      hero: shownHero("contact", contact),
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
          { name: contact.details.hoursLabel, text: site.officeHours },
        ],
      },
      form: {
        words: contact.form,
        exits: formExits(contents, "contact"),
      },
    },
  };
}
