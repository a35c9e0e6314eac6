import { expect, it } from "vitest";
import { isFirefox } from "#tests/support/browser/firefox.ts";
import { beginningsOfSheets, sheetsOn, textOf } from "#tests/support/browser/reading.ts";
import { openSite } from "#tests/support/browser/site.ts";

const site = openSite();

it.each([
  ["/", 2],
  ["/about", 4],
  ["/programs", 4],
  ["/donate", 2],
  ["/get-involved", 3],
  ["/contact", 1],
  ["/sw/contact", 1],
])("%s prints on %i sheets of A4 at most", async (address, most) => {
  const page = await site.open(address);
  const sheets = await sheetsOn(page, "A4");
  expect(sheets, "sheets").toBeGreaterThan(0);
  expect(sheets, "sheets").toBeLessThanOrEqual(most);
});

// Firefox writes glyphs in another way.
it.skipIf(isFirefox)("each sheet begins with the name and the address", async () => {
  const page = await site.open("/about");
  const { length } = (await textOf(page.locator(".print-line"))).replaceAll(" ", "");
  const sheets = await beginningsOfSheets(page, length);
  expect(sheets.length).toBeGreaterThan(1);
  expect(new Set(sheets).size).toBe(1);
});

it("each year of the timeline prints at the same indent", async () => {
  const page = await site.open("/about");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: 1123 });
  const titles = page.locator("ol > li h3");
  const lefts = await titles.evaluateAll((all) =>
    all.map((title) => title.getBoundingClientRect().left),
  );
  expect(lefts.length).toBeGreaterThan(1);
  expect(new Set(lefts).size).toBe(1);
});

// Firefox does not print to the screen.
it.skipIf(isFirefox).each([
  ["programs", site, "/programs"],
  ["the steps of M-Pesa", openSite("variant"), "/donate"],
] as const)("the marks of the lists of %s are on the sheet", async (_name, place, address) => {
  const page = await place.open(address);
  await page.emulateMedia({ media: "print" });
  const rooms = await page.locator("main :is(ul, ol)").evaluateAll((lists) =>
    lists.flatMap((list) => {
      const { listStyleType, paddingLeft, fontSize } = getComputedStyle(list);
      return listStyleType === "none" ? [] : parseFloat(paddingLeft) / parseFloat(fontSize);
    }),
  );
  expect(rooms.length).toBeGreaterThan(0);
  expect(Math.min(...rooms)).toBeGreaterThan(1);
});
