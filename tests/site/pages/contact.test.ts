import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { contactPage } from "#app/content/pages/contact-page.ts";
import { section, wordsInOrder } from "#tests/support/browser/reading.ts";
import { openSite } from "#tests/support/browser/site.ts";

const contents = await openContents();
const { props: view } = contactPage(contents);
const site = openSite();
const contact = site.reading("/contact");

describe("the contact page", () => {
  it("shows city, phone, e-mail and hours", async () => {
    const { site: organization } = contents;
    const main = contact.page.getByRole("main");
    for (const { name, text } of view.details.list) {
      expect(await wordsInOrder(main, [name, text])).toEqual([name, text]);
    }
    const told = view.details.list.map(({ text }) => text);
    expect(told).toEqual(
      expect.arrayContaining([
        "Nairobi, Kenya",
        organization.phone,
        organization.email,
        "Mon-Fri 8:00 AM to 5:00 PM",
      ]),
    );
    const links = main.getByRole("term").locator("..").getByRole("link");
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href")),
    );
    expect(addresses).toEqual([
      `mailto:${organization.email}`,
      `tel:${organization.phone.replaceAll(" ", "")}`,
    ]);
  });

  it.each(["firstName", "lastName", "email", "subject", "message"] as const)(
    "asks for %s, which is not required",
    async (name) => {
      const field = section(contact.page, view.form.words.heading).getByLabel(
        view.form.words[name],
        { exact: true },
      );
      expect(await field.getAttribute("name")).toBe(name);
      expect(await field.getAttribute("required")).toBeNull();
    },
  );
});
