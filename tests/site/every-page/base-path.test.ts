import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";

import { openSite } from "#tests/support/browser/site.ts";
import { movedPage, testSites, variantPath } from "#tests/support/browser/test-sites.ts";
import { island, hydrate } from "#tests/support/browser/settling.ts";

const folder = testSites.variant;
const site = openSite("variant");
const host = () => site.address.slice(0, -variantPath.length);

/** Every address on the same host in a built file. */
async function addressesIn(file: string) {
  const text = await readFile(path.join(folder, file), "utf8");
  const written = text.matchAll(/(?: (?:href|src|action)="|url\(["']?)([^"')]+)/g);
  const addresses = [...written].map(([, address = ""]) => address);
  return addresses.filter((address) => !/^#|^[a-z]+:/i.test(address));
}

it("a site below a base path keeps every link and asset below the path, and each exists", async () => {
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter((file) => file.endsWith(".html"));
  const addresses = new Set((await Promise.all(pages.map(addressesIn))).flat());
  expect(addresses.size).toBeGreaterThan(15);
  for (const address of addresses) {
    expect(address).toMatch(/^\/preview\//);
    expect((await fetch(host() + address)).status, address).toBe(200);
  }
  for (const file of ["sitemap.xml", "feed.xml", "index.html", "blog.html"]) {
    const text = await readFile(path.join(folder, file), "utf8");
    expect(text, file).toMatch(/https:\/\/[^/"<]+\/preview\//);
  }
});

it("a site below a base path redirects a moved page to its new address, which is marked as current, like the home page, and hydrates", async () => {
  const page = await site.open(movedPage.from);
  expect(page.url()).toBe(site.address + movedPage.to);
  const current = page.locator('[aria-current="page"]');
  expect(await current.getAttribute("href")).toBe(variantPath + movedPage.to);
  await hydrate(island(page, "newsletter-form"));
  await page.goto(`${site.address}/`);
  expect(await current.getAttribute("href")).toBe(`${variantPath}/`);
});
