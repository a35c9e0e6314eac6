import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";

import { axeFaults, overflow, smallTargets } from "#tests/support/browser/faults.ts";
import { notFoundMessage, openSite, phone, siteAddressesOf } from "#tests/support/browser/site.ts";
import { anyContent } from "#tests/support/browser/test-sites.ts";

// Everything about a page is checked in one visit, and all its faults are told at once.
const soft = expect.soft;

describe.each(anyContent)("the %s site", (name) => {
  const site = openSite(name);
  // One page of each template; what writers have many of looks like the first.
  const seen = new Set<string>();
  const pages = siteAddressesOf(name).filter(({ address }) => {
    const template = address.replace(/^(\/(?:blog|leso|sw|blog\/category))\/[^/]+$/, "$1/*");
    return !seen.has(template) && seen.add(template);
  });

  it.each(pages)("is in order on a phone at $address", async ({ address, status }) => {
    const expects = status === 404 ? [notFoundMessage] : [];
    const page = await site.visit({ expects, viewport: phone });
    const answer = await page.goto(site.address + address);
    soft(answer?.status(), "status").toBe(status);
    soft(await page.getByRole("heading", { level: 1 }).count(), "main headings").toBe(1);
    soft(await axeFaults(page), "axe").toEqual([]);
    soft(await smallTargets(page), "targets too small").toEqual([]);
    soft(await overflow(page), "pixels beyond the window").toBe(0);
  });

  it("shows the giving page in the one frame that the policy of its page allows, if in any", async () => {
    const page = parse(await (await fetch(`${site.address}/donate`)).text());
    const frames = page.querySelectorAll("template iframe");
    const attributes = frames.map(({ attrs: { height, allow } }) => ({ height, allow }));
    expect(attributes).toEqual(frames.slice(0, 1).map(() => ({ height: "600", allow: "payment" })));
    const policy = page.querySelector("meta[http-equiv=Content-Security-Policy]");
    const [origin = "'none'"] = frames.map((frame) => new URL(frame.attrs.src ?? "").origin);
    expect(policy?.getAttribute("content")).toContain(`frame-src ${origin};`);
  });
});
