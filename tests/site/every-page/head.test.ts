import type { HTMLElement } from "node-html-parser";
import { beforeAll, expect, it } from "vitest";

import { openContents } from "#app/content/open-contents.server.ts";
import { siteAddresses } from "#app/content/page-data/site-addresses.ts";
import { fullAddress } from "#app/content/parts/full-address.ts";
import { oneLine } from "#tests/support/browser/reading.ts";
import { notFoundAddress, openSite } from "#tests/support/browser/site.ts";

const contents = await openContents();
const addresses = siteAddresses(contents);
const site = openSite();
const pages = new Map<string, HTMLElement>();

beforeAll(async () => {
  for (const address of [...addresses, notFoundAddress, "/500"])
    pages.set(address, await site.read(address));
});

const read = (address: string, selector: string, attribute: string) =>
  pages.get(address)?.querySelector(selector)?.getAttribute(attribute);
const title = (address: string) => pages.get(address)?.querySelector("title")?.text;

it("the head of the pages gives every page its own title and description", () => {
  const descriptions = addresses.map((address) =>
    read(address, 'meta[name="description"]', "content"),
  );
  for (const words of [addresses.map(title), descriptions])
    expect(new Set(words.filter(Boolean)).size).toBe(addresses.length);
});

it.each(addresses)("the head of %s names itself and files that exist", async (address) => {
  const full = fullAddress(contents, address);
  expect(read(address, 'link[rel="canonical"]', "href")).toBe(full);
  expect(read(address, 'meta[name="robots"]', "content")).toBeUndefined();
  const picture = read(address, 'meta[property="og:image"]', "content") ?? "";
  const { origin, pathname } = new URL(picture);
  expect(origin).toBe(new URL(full).origin);
  const linked = ["icon", "apple-touch-icon", "manifest"].map(
    (name) => read(address, `link[rel="${name}"]`, "href") ?? "",
  );
  const files = [pathname, ...linked].map((file) => fetch(site.address + file));
  const types = (await Promise.all(files)).map(({ headers }) => headers.get("content-type"));
  const type = read(address, 'meta[property="og:image:type"]', "content");
  const json = expect.stringMatching("json") as string;
  expect(types).toEqual([type, "image/svg+xml", "image/png", json]);
});

it.each(addresses)("the structured data of %s has only visible text", (address) => {
  const page = pages.get(address)!;
  const block = page.querySelector('script[type="application/ld+json"]')?.text ?? "{}";
  const day = page.querySelector("time")?.getAttribute("datetime");
  const seen = oneLine(`${page.querySelector("body")?.text} ${day}`);
  JSON.parse(block, (name, text: unknown) => {
    if (typeof text !== "string" || /^https?:/.test(text) || /^@|^inLanguage$/.test(name)) return;
    expect(seen).toContain(oneLine(text));
  });
});

it("the head of the 404 page and the error screen keeps them from search engines", () => {
  for (const address of [notFoundAddress, "/500"])
    expect(read(address, 'meta[name="robots"]', "content")).toBe("noindex");
});

it.each([
  ["/sitemap.xml", "xml", "/sw/help</loc>"],
  ["/robots.txt", "text/plain", "\nSitemap: https://"],
])("%s is served as %s", async (address, type, text) => {
  const answer = await fetch(site.address + address);
  expect(answer.headers.get("content-type")).toContain(type);
  expect(await answer.text()).toContain(text);
});
