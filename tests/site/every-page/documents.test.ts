import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { siteAddresses } from "#app/content/pages/site-addresses.ts";
import { fullAddress } from "#app/content/parts/full-address.ts";
import { postsByDate } from "#app/content/parts/post-lists.ts";
import { openSite } from "#tests/support/browser/site.ts";
import { readXml } from "#tests/support/read-xml.ts";

const contents = await openContents();
const site = openSite();

async function document(address: string, type: RegExp) {
  const answer = await fetch(site.address + address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(type);
  return answer.text();
}

describe("/sitemap.xml", () => {
  it("lists every page in reading order, and says when a post was written", async () => {
    const map = await document("/sitemap.xml", /xml/);
    expect(map.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true);
    const texts = (name: string) =>
      readXml(map)
        .filter((one) => one.name === name)
        .map(({ text }) => text);
    expect(texts("loc")).toEqual(
      siteAddresses(contents).map((address) => fullAddress(contents, address)),
    );
    const days = new Map(
      [...map.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, page, day]) => [
        page,
        day,
      ]),
    );
    for (const { id, date } of contents.posts) {
      expect(days.get(fullAddress(contents, `/blog/${id}`))).toBe(date);
    }
  });
});

describe("/robots.txt", () => {
  it("allows everything and names the site map", async () => {
    const lines = (await document("/robots.txt", /^text\/plain/)).split("\n");
    expect(lines).toContain("User-agent: *");
    expect(lines).toContain(`Sitemap: ${fullAddress(contents, "/sitemap.xml")}`);
    expect(lines.filter((line) => /^Disallow: \S/.test(line))).toEqual([]);
  });
});

describe("/feed.xml", () => {
  it("holds the newest posts with their own addresses", async () => {
    const ids = readXml(await document("/feed.xml", /xml/))
      .filter(({ name }) => name === "id")
      .map(({ text }) => text);
    const newest = postsByDate(contents).slice(0, 20);
    const posts = newest.map(({ id }) => fullAddress(contents, `/blog/${id}`));
    expect(ids.filter((id) => id !== fullAddress(contents, "/blog"))).toEqual(posts);
  });
});
