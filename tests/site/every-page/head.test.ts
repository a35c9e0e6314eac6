import type { HTMLElement } from "node-html-parser";
import { beforeAll, expect, it } from "vitest";

import { openContents } from "#app/content/open-contents.server.ts";
import { siteAddresses, siteMap } from "#app/content/page-data/site-addresses.ts";
import { fullAddress } from "#app/content/parts/full-address.ts";
import { oneLine } from "#tests/support/browser/reading.ts";
import { notFoundAddress, openSite } from "#tests/support/browser/site.ts";
import { textsIn } from "#tests/head/read-xml.ts";

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

it.each(addresses)("the head of %s has a canonical address and share tags", async (address) => {
  const metas = pages.get(address)?.querySelectorAll("meta[property], meta[name]") ?? [];
  const pairs = metas.map(({ attributes }) => [
    attributes.property ?? attributes.name,
    attributes.content,
  ]);
  const tags = Object.fromEntries(pairs);
  expect(Object.keys(tags)).toHaveLength(pairs.length);
  const full = fullAddress(contents, address);
  expect(read(address, 'link[rel="canonical"]', "href")).toBe(full);
  expect(tags).toMatchObject({
    "og:url": full,
    "og:title": title(address),
    "og:description": tags.description,
    "og:site_name": contents.site.name,
    "og:locale": read(address, "html", "lang")?.replace("-", "_"),
    "og:type": /^\/blog\/[^/]+$/.test(address) ? "article" : "website",
    "og:image:alt": expect.stringMatching(/\S/) as string,
  });
  expect(tags).not.toHaveProperty("robots");
  const { origin, pathname } = new URL(tags["og:image"] ?? "");
  expect(origin).toBe(new URL(full).origin);
  const linked = ["icon", "apple-touch-icon", "manifest"].map(
    (name) => read(address, `link[rel="${name}"]`, "href") ?? "",
  );
  const files = [pathname, ...linked].map((file) => fetch(site.address + file));
  const types = (await Promise.all(files)).map(({ headers }) => headers.get("content-type"));
  expect(types).toEqual([
    tags["og:image:type"],
    "image/svg+xml",
    "image/png",
    expect.stringMatching("json"),
  ]);
});

it.each(addresses)("the structured data of %s has only visible text", (address) => {
  const page = pages.get(address);
  const block = page?.querySelector('script[type="application/ld+json"]')?.text ?? "{}";
  const texts = leaves(JSON.parse(block));
  if (address === "/") expect(texts).not.toEqual([]);
  const day = page?.querySelector("time")?.getAttribute("datetime");
  const seen = oneLine(`${page?.querySelector("body")?.text} ${day}`);
  expect(texts.filter((text) => !seen.includes(oneLine(text)))).toEqual([]);
});

it("the head of the pages keeps the 404 page and the error screen from search engines", () => {
  for (const address of [notFoundAddress, "/500"]) {
    expect(read(address, 'meta[name="robots"]', "content")).toBe("noindex");
    expect(read(address, 'link[rel="canonical"]', "href")).toBeUndefined();
  }
});

async function document(address: string, type: RegExp) {
  const answer = await fetch(site.address + address);
  expect(answer.headers.get("content-type")).toMatch(type);
  return answer.text();
}

it("/sitemap.xml lists every listed page in reading order, with the dates of posts", async () => {
  const map = await document("/sitemap.xml", /xml/);
  expect(textsIn(map, "loc")).toEqual(siteMap(contents).map(({ address }) => address));
  for (const { id, date } of contents.posts)
    expect(map).toContain(
      `<loc>${fullAddress(contents, `/blog/${id}`)}</loc><lastmod>${date}</lastmod>`,
    );
});

it("/robots.txt allows everything and names the site map", async () => {
  const lines = (await document("/robots.txt", /^text\/plain/)).split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain(`Sitemap: ${fullAddress(contents, "/sitemap.xml")}`);
  expect(lines.filter((line) => /^Disallow: \S/.test(line))).toEqual([]);
});

// The readable texts of structured data, without addresses, types and languages.
function leaves(value: unknown, name = ""): string[] {
  if (["@context", "@id", "@type", "inLanguage"].includes(name)) return [];
  if (typeof value === "string") return /^https?:/.test(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, key));
}
