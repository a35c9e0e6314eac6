import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";

import { siteAddressesOf, openSite } from "#tests/support/browser/site.ts";
import { anyContent } from "#tests/support/browser/test-sites.ts";

// Numbers that look real may be somebody's.
const madeUp = /254 ?7?00 ?0{3} ?0{3}|fundraiser\/0+\b/;

describe.each(anyContent)("the %s site", (name) => {
  const site = openSite(name);

  it("has no link and no form that leads to a number or a fundraiser that is made up", async () => {
    for (const { address } of siteAddressesOf(name)) {
      const page = parse(await (await fetch(site.address + address)).text());
      const addresses = page
        .querySelectorAll("[href], [action]")
        .flatMap(({ attributes }) => Object.values(attributes));
      const made = addresses.filter((one) => madeUp.test(one.replaceAll("%20", " ")));
      expect(made, address).toEqual([]);
      const settings = page
        .querySelectorAll("[data-settings]")
        .map((box) => JSON.parse(box.getAttribute("data-settings") ?? "{}") as { exits?: object });
      const phones = settings.map(({ exits }) => (exits as { phone?: string } | undefined)?.phone);
      expect(
        phones.filter((one) => one && madeUp.test(one)),
        address,
      ).toEqual([]);
    }
  });
});
