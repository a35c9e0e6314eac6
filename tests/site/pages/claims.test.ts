import { parse } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { siteAddresses } from "#app/content/pages/site-addresses.ts";
import { openSite } from "#tests/support/browser/site.ts";

const contents = await openContents();
const site = openSite();
const texts: string[] = [];

beforeAll(async () => {
  for (const address of siteAddresses(contents)) {
    const page = parse(await (await fetch(site.address + address)).text());
    texts.push(page.querySelector("body")?.structuredText ?? "");
  }
});

describe("the register of figures", () => {
  it.each(contents.stats)("has its $id shown on a page", ({ value }) => {
    const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    // Not as part of another figure: 12 is neither 120 nor 12%.
    const alone = new RegExp(`(?<![\\d,.])${escaped}(?![\\d+%]|[,.]\\d)`);
    expect(texts.some((text) => alone.test(text))).toBe(true);
  });
});
