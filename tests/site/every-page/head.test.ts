import { parse, type HTMLElement } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { siteAddresses } from "#app/content/pages/site-addresses.ts";
import { fullAddress } from "#app/content/parts/full-address.ts";
import { notFoundAddress, openSite } from "#tests/support/browser/site.ts";

const contents = await openContents();
const addresses = siteAddresses(contents);
const site = openSite();
const heads = new Map<string, HTMLElement>();

beforeAll(async () => {
  for (const address of [...addresses, notFoundAddress, "/500"]) {
    const answer = await fetch(site.address + address);
    heads.set(address, parse(await answer.text()));
  }
});

const read = (address: string, selector: string, attribute: string) =>
  heads.get(address)?.querySelector(selector)?.getAttribute(attribute);
const title = (address: string) => heads.get(address)?.querySelector("title")?.text;

describe("the head of the pages", () => {
  it("gives every page a title and a description of its own", () => {
    const titles = addresses.map(title);
    const descriptions = addresses.map((one) => read(one, 'meta[name="description"]', "content"));
    for (const words of [titles, descriptions]) {
      expect(words.filter((text) => !text)).toEqual([]);
      expect(new Set(words).size).toBe(addresses.length);
    }
  });

  it.each(addresses)(
    "gives %s its canonical address and its sharing data, once",
    async (address) => {
      const metas = heads.get(address)?.querySelectorAll("meta[property], meta[name]") ?? [];
      const names = metas.map((meta) => meta.getAttribute("property") ?? meta.getAttribute("name"));
      expect(new Set(names).size).toBe(names.length);

      const said = Object.fromEntries(
        metas.map((meta, index) => [names[index], meta.getAttribute("content")]),
      );
      const full = fullAddress(contents, address);
      expect(read(address, 'link[rel="canonical"]', "href")).toBe(full);
      expect(said).toMatchObject({
        "og:url": full,
        "og:title": title(address),
        "og:description": said.description,
        "og:site_name": contents.site.name,
        "og:locale": heads
          .get(address)
          ?.querySelector("html")
          ?.getAttribute("lang")
          ?.replace("-", "_"),
        "og:type": /^\/blog\/[^/]+$/.test(address) ? "article" : "website",
        "og:image:alt": expect.stringMatching(/\S/) as string,
      });
      expect(said).not.toHaveProperty("robots");

      const { origin, pathname } = new URL(said["og:image"] ?? "");
      expect(origin).toBe(new URL(full).origin);
      const picture = await fetch(site.address + pathname);
      expect(picture.headers.get("content-type")).toBe("image/png");
    },
  );

  it("keeps the 404 page and the error screen from search engines", () => {
    for (const address of [notFoundAddress, "/500"]) {
      expect(read(address, 'meta[name="robots"]', "content")).toBe("noindex");
      expect(read(address, 'link[rel="canonical"]', "href")).toBeUndefined();
      expect(title(address)).not.toBe("");
    }
  });

  it.each(addresses)(
    "puts nothing into the structured data of %s that readers cannot see",
    (address) => {
      const page = heads.get(address);
      const block = page?.querySelector('script[type="application/ld+json"]')?.text ?? "{}";
      const texts = leaves(JSON.parse(block));
      expect(texts.length).toBeGreaterThan(0);
      const seen = `${page?.querySelector("body")?.text} ${page?.querySelector("time")?.getAttribute("datetime")}`;
      expect(texts.filter((text) => !oneSpace(seen).includes(oneSpace(text)))).toEqual([]);
    },
  );

  it("names an icon for the browser's tab that exists", async () => {
    for (const address of addresses) {
      const icon = read(address, 'link[rel="icon"]', "href") ?? "";
      expect((await fetch(site.address + icon)).headers.get("content-type")).toBe("image/svg+xml");
    }
  });

  it("has no inline scripts, styles or handlers but its one stylesheet", () => {
    for (const [address, page] of heads) {
      expect(page.querySelectorAll("[style]"), address).toEqual([]);
      expect(
        page.querySelectorAll('script:not([src], [type="application/ld+json"])'),
        address,
      ).toEqual([]);
      expect(page.querySelectorAll("style").length, address).toBeLessThanOrEqual(1);
      const handlers = page
        .querySelectorAll("*")
        .flatMap(({ attributes }) => Object.keys(attributes).filter((name) => /^on/i.test(name)));
      expect(handlers, address).toEqual([]);
    }
  });
});

// The readable texts of structured data, without addresses, types and languages.
function leaves(value: unknown, name = ""): string[] {
  if (["@context", "@id", "@type", "inLanguage"].includes(name)) return [];
  if (typeof value === "string") return /^https?:/.test(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, key));
}

function oneSpace(text: string) {
  return text.replaceAll(/\s+/g, " ").trim();
}
