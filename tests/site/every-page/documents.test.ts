import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";

import { openLibrary } from "#app/library/library.server.ts";
import { siteAddresses } from "#app/library/pages/site-map.ts";
import { fullAddress } from "#app/library/shown/page-words.ts";
import { postsByDate } from "#app/library/posts/posts-in-order.ts";
import { openSite } from "#tests/support/browser/site.ts";

const contents = await openLibrary();
const site = openSite();

async function document(address: string, type: RegExp) {
  const answer = await fetch(site.address + address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(type);
  return answer.text();
}

describe("/sitemap.xml", () => {
  it("lists every page in reading order", async () => {
    const map = parse(await document("/sitemap.xml", /xml/));
    expect(map.querySelectorAll("url loc").map(({ text }) => text.trim())).toEqual(
      siteAddresses(contents).map((address) => fullAddress(contents, address)),
    );
  });

  it("says when a post was written", async () => {
    const map = parse(await document("/sitemap.xml", /xml/));
    const days = new Map(
      map
        .querySelectorAll("url")
        .map((page) => [page.querySelector("loc")?.text, page.querySelector("lastmod")?.text]),
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
    const feed = parse(await document("/feed.xml", /xml/));
    const links = feed
      .querySelectorAll("entry")
      .map((entry) => entry.querySelector("link")?.getAttribute("href"));
    expect(links).toEqual(
      postsByDate(contents)
        .slice(0, 20)
        .map(({ id }) => fullAddress(contents, `/blog/${id}`)),
    );
  });
});
