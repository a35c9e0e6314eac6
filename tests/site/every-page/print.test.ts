import { expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { textOf } from "#tests/support/browser/reading.ts";
import { openSite, pagesOfTemplates } from "#tests/support/browser/site.ts";

const { site: organization } = await openContents();
const site = openSite();
const pages = pagesOfTemplates.filter(({ status }) => status === 200);

it.each(pages)("prints $address with whose it is, and no heading of an empty part", async (one) => {
  const page = await site.open(one.address);
  const line = page.locator(".print-line");
  expect(await line.isVisible()).toBe(false);
  await page.emulateMedia({ media: "print" });
  const printed = await textOf(line);
  expect(printed).toContain(organization.name);
  expect(printed).toContain(organization.location);
  expect(printed).toContain(organization.address);
  // A browser repeats it on every sheet because it is the header of a table.
  expect(await line.evaluate((element) => getComputedStyle(element).display)).toBe(
    "table-header-group",
  );
  expect(await page.locator("main").evaluate(headingsOfNothing)).toEqual([]);
});

// A heading is followed by something visible before the next one of its level.
function headingsOfNothing(main: Element) {
  const shown = [...main.querySelectorAll("*")].filter((element) => element.checkVisibility());
  const headings = shown.filter(({ tagName }) => /^H[2-4]$/.test(tagName));
  return headings.flatMap((heading) => {
    const after = shown[shown.indexOf(heading) + heading.querySelectorAll("*").length + 1];
    const isEmpty = !after || (after.tagName <= heading.tagName && headings.includes(after));
    return isEmpty ? [heading.textContent] : [];
  });
}
