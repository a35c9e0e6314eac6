import { expect, it } from "vitest";

import { openContents } from "#app/content/open-contents.server.ts";
import { siteMap } from "#app/content/page-data/site-addresses.ts";
import { fullAddress } from "#app/content/parts/full-address.ts";
import { postsByDate } from "#app/content/parts/post-lists.ts";
import { openSite } from "#tests/support/browser/site.ts";
import { textsIn } from "#tests/head/read-xml.ts";

const contents = await openContents();
const site = openSite();
const full = (address: string) => fullAddress(contents, address);

async function document(address: string, type: RegExp) {
  const answer = await fetch(site.address + address);
  expect(answer.headers.get("content-type")).toMatch(type);
  return answer.text();
}

it("/sitemap.xml lists every listed page in reading order, and says when a post was written", async () => {
  const map = await document("/sitemap.xml", /xml/);
  expect(textsIn(map, "loc")).toEqual(siteMap(contents).map(({ address }) => address));
  for (const { id, date } of contents.posts)
    expect(map).toContain(`<loc>${full(`/blog/${id}`)}</loc><lastmod>${date}</lastmod>`);
});

it("/robots.txt allows everything and names the site map", async () => {
  const lines = (await document("/robots.txt", /^text\/plain/)).split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain(`Sitemap: ${full("/sitemap.xml")}`);
  expect(lines.filter((line) => /^Disallow: \S/.test(line))).toEqual([]);
});

it("/feed.xml holds the newest posts with their own addresses", async () => {
  const ids = textsIn(await document("/feed.xml", /xml/), "id");
  const posts = postsByDate(contents).map(({ id }) => full(`/blog/${id}`));
  expect(ids.filter((id) => id !== full("/blog"))).toEqual(posts);
});
