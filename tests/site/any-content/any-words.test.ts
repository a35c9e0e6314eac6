import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { axeFaults, overflow, smallTargets, weightOf } from "#tests/support/browser/faults.ts";
import { notFoundMessage, openSite, phone, siteAddressesOf } from "#tests/support/browser/site.ts";

// All faults of a page are collected in one visit and reported together.
const soft = expect.soft;
// Numbers that look real may belong to somebody.
const madeUp = /254 ?7?00 ?0{3} ?0{3}|fundraiser\/0+\b/;
// The pages that edits and other content change most.
const varied = ["/", "/about", "/contact", "/get-involved", "/blog/*"];
const templateOf = (address: string) =>
  address.replace(/^(\/(?:blog|leso|sw|blog\/category))\/[^/]+$/, "$1/*");
const isVaried = (address: string) => varied.includes(templateOf(address));

describe.each(["real", "edited", "smallest"] as const)("the %s site", (name) => {
  const site = openSite(name);
  const all = siteAddressesOf(name);
  // One page of each template; entries of a list look like the first one.
  const seen = new Set<string>();
  const visited = all.filter(({ address }) => {
    const template = templateOf(address);
    if (name !== "real" && !isVaried(address)) return false;
    return !seen.has(template) && seen.add(template);
  });
  it.each(visited)("has no faults on a phone at $address", async ({ address, status }) => {
    const expects = status === 404 ? [notFoundMessage] : [];
    const page = await site.open(address, { expects, viewport: phone });
    // axe mostly tests templates, which the frozen site covers; content changes only headings, names and space.
    if (name === "real" && isVaried(address)) soft(await axeFaults(page), "axe").toEqual([]);
    // Words of ordinary length weigh little, so a page above this has art or styles that grew.
    const { all, scripts } = await weightOf(page);
    soft(all, "bytes").toBeLessThanOrEqual(55_000);
    soft(scripts, "bytes of scripts").toBeLessThanOrEqual(3_000);
    soft(await smallTargets(page), "targets too small").toEqual([]);
    soft(await overflow(page), "pixels beyond the window").toBe(0);
  });

  it("links to no made-up number or fundraiser", async () => {
    for (const { address, status } of all) {
      const response = await fetch(site.address + address);
      soft(response.status, address).toBe(status);
      const page = parse(await response.text());
      const links = page.querySelectorAll("[href], [action]");
      const values = links.flatMap(({ attributes }) => Object.values(attributes));
      const leading = values.map((value) => value.replaceAll("%20", " "));
      soft(
        leading.filter((value) => madeUp.test(value)),
        address,
      ).toEqual([]);
    }
  });
});
