import { mailApp } from "#tests/support/browser/visitor.ts";
import type { Site, VisitOptions } from "#tests/support/browser/site.ts";

/** The page of each form, and its part of that page. */
const formPlaces = {
  volunteer: { address: "/get-involved", box: "main" },
  contact: { address: "/contact", box: "main" },
  gift: { address: "/donate", box: "main" },
  newsletter: { address: "/privacy", box: "footer" },
};

/** A visit to a page with a form, or to another page that has it. */
export async function openForm(
  site: Site,
  name: keyof typeof formPlaces,
  options: VisitOptions = {},
  at?: string,
) {
  const { address, box } = formPlaces[name];
  const page = await site.visit(options);
  const mails = mailApp(page);
  await page.goto(site.address + (at ?? address));
  const form = page.locator(`${box} form`);
  const field = (key: string) => form.locator(`[name="${key}"]`);
  const fill = async (answers: Record<string, string>) => {
    for (const [name, text] of Object.entries(answers)) await field(name).fill(text);
  };
  const submit = () => form.locator("button[type=submit]").click();
  const panel = page.locator(`${box} .panel[data-outcome]`);
  return { page, mails, form, field, fill, submit, panel };
}
