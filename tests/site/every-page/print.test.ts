import { expect, it } from "vitest";
import { sheetsOn } from "#tests/support/browser/reading.ts";
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
  expect([sheets > 0, sheets <= most]).toEqual([true, true]);
});
