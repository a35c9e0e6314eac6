import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { feedPosts } from "#app/content/site-addresses.ts";
import { atomFeed } from "#app/head/atom-feed.ts";
import { loader } from "#app/routes/feed[.]xml.ts";
import { loader as robots } from "#app/routes/robots[.]txt.ts";
import { changedFile, contentsOf, postFile, type Files } from "#tests/support/content-folder.ts";
import sax from "sax";
import { securityText } from "#scripts/build/machine-texts.ts";
import { siteMapDocument } from "#app/head/site-map-document.ts";

/** An element of an XML document, with its decoded text. */
type XmlElement = { name: string; attributes: Record<string, string>; text: string };

/** The elements of an XML document in the order of their end tags; throws if it is malformed. */
function readXml(xml: string): XmlElement[] {
  const done: XmlElement[] = [];
  const open: XmlElement[] = [];
  const parser = sax.parser(true);
  const read = (words: string) => open.slice(-1).forEach((inside) => (inside.text += words));
  Object.assign(parser, {
    onopentag: ({ name, attributes }) => void open.push({ name, attributes, text: "" }),
    ontext: read,
    oncdata: read,
    onclosetag: () => void done.push(open.pop()!),
  } satisfies Partial<typeof parser>);
  parser.write(xml).close();
  return done;
}

/** The texts of all elements with that name. */
function textsIn(xml: string, wanted: string) {
  return readXml(xml).flatMap(({ name, text }) => (name === wanted ? [text] : []));
}

const feedOf = async (files: Files) => atomFeed(feedPosts(await contentsOf(files)));

// A feed reader shows titles and summaries as HTML.
const inReader = (html = "") => {
  expect(html).not.toContain("<");
  return parse(html).text;
};

it("the feed has the day a post was published, the day it last changed, and its category", async () => {
  const xml = await feedOf({ "blog/1.mdx": postFile("Words.\n", { updated: "2025-06-30" }) });
  // The feed has the day of the newest post. Noon is on the same day in almost every time zone.
  const noon = (day: string) => `${day}T12:00:00.000Z`;
  expect(textsIn(xml, "updated")).toEqual(["2025-06-30", "2025-02-20", "2025-06-30"].map(noon));
  expect(textsIn(xml, "published")).toEqual(["2025-02-20", "2025-01-10"].map(noon));
  // It says what it is, who owns it, and where the blog, the feed and each post are.
  expect(["subtitle", "rights"].flatMap((name) => textsIn(xml, name))).toEqual([
    "The description",
    "© Suluhisho",
  ]);
  const links = readXml(xml).filter(({ name }) => name === "link");
  const paths = links.map(({ attributes: { href = "" } }) => new URL(href).pathname);
  expect(paths).toEqual(["/blog", "/feed.xml", "/blog/2", "/blog/1"]);
  const posted = textsIn(xml, "id").filter((id) => /\/blog\/./.test(id));
  expect(posted).toEqual([2, 1].map((id) => `https://www.suluhisho.example/blog/${id}`));
  const categories = readXml(xml).filter(({ name }) => name === "category");
  expect(categories.map(({ attributes }) => attributes.term)).toEqual(["Education", "Education"]);
});

it.each(["/feed.xml", "/sw/feed.xml"])(
  "%s is in the language of its address, also before the first post",
  async (feed) => {
    const contents = await contentsOf({ "blog/1.mdx": null, "blog/2.mdx": null });
    const request = new Request(`http://localhost${feed}`);
    const xml = await (await loader({ request, params: {}, context: { contents } })).text();
    expect(xml).toContain(`href="https://www.suluhisho.example${feed}"`);
    expect(textsIn(xml, "entry")).toEqual([]);
  },
);

it.each(["Tea & 2 breads", "Aged <18", "<b>3</b> & <i>4</i> & 5", "4 ]]> b", "“5 ĩ ũ”"])(
  "the feed shows %s as it is written",
  async (words) => {
    const text = JSON.stringify(words);
    const quoting = { date: "2024-01-01", excerpt: '"{{girls}}"', author: text };
    const xml = await feedOf({
      "blog/1.mdx": postFile("Words.\n", { title: text }),
      "blog/2.mdx": postFile("Words.\n", quoting),
      ...changedFile("site.yaml", "name: Suluhisho", `name: ${text}`),
      ...changedFile("stats.yaml", "value: 1,500+", `value: ${text}`),
    });
    const [name, title] = textsIn(xml, "title");
    expect([name, inReader(title)]).toEqual([words, words]);
    expect(textsIn(xml, "name")).toContain(words);
    expect(inReader(textsIn(xml, "summary")[1])).toBe(words);
  },
);

it("the site map escapes addresses, and has the days of changes", () => {
  const address = "https://a.example/é?a=1&b=2&c=3";
  const xml = siteMapDocument([{ address }, { address: "/", changed: "2025-12-31" }]);
  expect(textsIn(xml, "loc")).toEqual(["https://a.example/%C3%A9?a=1&b=2&c=3", "/"]);
  expect(textsIn(xml, "lastmod")).toEqual(["2025-12-31"]);
});

it("robots.txt allows everything, and names the site map except in a preview", async () => {
  const contents = await contentsOf();
  const answers = [false, true].map((isPreview) => {
    const request = new Request("http://localhost/robots.txt");
    return robots({
      request,
      params: {},
      context: { contents: { ...contents, isPreview } },
    }).text();
  });
  const all = "User-agent: *\nAllow: /\n";
  const map = "\nSitemap: https://www.suluhisho.example/sitemap.xml\n";
  expect(await Promise.all(answers)).toEqual([all + map, all]);
});

it.each([
  ["2026-01-01", "2026-08-01"],
  ["2026-12-31", "2027-07-01"],
])("on %s security.txt is valid until %s, which changes once a month", (day, end) => {
  const [contact, languages, address] = ["mailto:a@b.example", ["en", "sw"], "https://b.example/s"];
  expect(securityText({ contact, languages, address }, new Date(day))).toBe(
    `Contact: mailto:a@b.example\nExpires: ${end}T00:00:00.000Z\n` +
      "Preferred-Languages: en, sw\nCanonical: https://b.example/s\n",
  );
});
