import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";

import { axeFaults, overflow, smallTargets } from "#tests/support/browser/faults.ts";
import { notFoundMessage, openSite, phone, siteAddressesOf } from "#tests/support/browser/site.ts";
import { anyContent } from "#tests/support/browser/test-sites.ts";

// All faults of a page are collected in one visit and reported together.
const soft = expect.soft;
// Numbers that look real may belong to somebody.
const madeUp = /254 ?7?00 ?0{3} ?0{3}|fundraiser\/0+\b/;
// The pages that edits and other content change most.
const varied = ["/", "/about", "/contact", "/get-involved", "/blog/*"];
const templateOf = (address: string) =>
  address.replace(/^(\/(?:blog|leso|sw|blog\/category))\/[^/]+$/, "$1/*");
const isVaried = (address: string) => varied.includes(templateOf(address));

describe.each(anyContent)("the %s site", (name) => {
  const site = openSite(name);
  const all = siteAddressesOf(name);
  // One page of each template; entries of a list look like the first one.
  const seen = new Set<string>();
  const visited = all.filter(({ address }) => {
    const template = templateOf(address);
    if (name !== "real" && !isVaried(address)) return false;
    return !seen.has(template) && seen.add(template);
  });
  const read = async (address: string) => {
    const answer = await fetch(site.address + address);
    return { status: answer.status, page: parse(await answer.text()) };
  };

  it.each(visited)("has no faults on a phone at $address", async ({ address, status }) => {
    const expects = status === 404 ? [notFoundMessage] : [];
    const page = await site.open(address, { expects, viewport: phone });
    // axe mostly tests templates, which the frozen site covers; content changes only headings, names and space.
    if (name === "real" && isVaried(address)) soft(await axeFaults(page), "axe").toEqual([]);
    soft(await smallTargets(page), "targets too small").toEqual([]);
    soft(await overflow(page), "pixels beyond the window").toBe(0);
  });

  it("has one main heading on each page, and links to no made-up number or fundraiser", async () => {
    for (const { address, status } of all) {
      const response = await read(address);
      soft(response.status, address).toBe(status);
      soft(response.page.querySelectorAll("h1"), address).toHaveLength(1);
      const parts = response.page.querySelectorAll("[href], [action], [data-settings]");
      const values = parts.flatMap(({ attributes }) => Object.values(attributes));
      const settings = values
        .filter((value) => value.startsWith("{"))
        .map((value) => JSON.parse(value));
      const phones = settings.map(({ delivery }) => (delivery as { phone?: string })?.phone ?? "");
      const leading = values.filter((value) => !value.startsWith("{")).concat(phones);
      const made = leading.filter((value) => madeUp.test(value.replaceAll("%20", " ")));
      soft(made, address).toEqual([]);
    }
  });

  it("shows only the frame that the policy of the page allows, if any", async () => {
    const { page } = await read("/donate");
    const frames = page.querySelectorAll("template iframe");
    const attributes = frames.map(({ attrs: { height, allow } }) => ({ height, allow }));
    expect(attributes).toEqual(frames.slice(0, 1).map(() => ({ height: "600", allow: "payment" })));
    const policy = page.querySelector("meta[http-equiv=Content-Security-Policy]");
    const [origin = "'none'"] = frames.map((frame) => new URL(frame.attrs.src ?? "").origin);
    expect(policy?.getAttribute("content")).toContain(`frame-src ${origin};`);
  });
});
