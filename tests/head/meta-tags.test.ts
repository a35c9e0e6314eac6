import { expect, it } from "vitest";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { pageTags, unindexedTags } from "#app/head/meta-tags.ts";
import { frozenContents, contentsOf, postFile } from "#tests/support/content-folder.ts";
import type { Contents } from "#app/content/contents.ts";
import { contentsAt } from "#app/content/parts/contents-at.ts";
import { structuredData } from "#app/head/structured-data.ts";

const contents = await frozenContents();
const tagsOf = (address: string) => pageTags(pageMeta(contents, address));
const inFull = (address: string) => `${contents.site.address}${address}`;

it("links a page in two languages to both, from each of them", () => {
  const alternates = ["/help", "/sw/help", "/about"].map((address) =>
    tagsOf(address).flatMap((tag) =>
      "rel" in tag && tag.rel === "alternate" ? `${tag.hrefLang} ${tag.href}` : [],
    ),
  );
  const both = [`en ${inFull("/help")}`, `sw ${inFull("/sw/help")}`];
  expect(alternates).toEqual([both, both, []]);
});

it("links the list of posts and each post to the feed in the language of the page", async () => {
  const all = await contentsOf({
    "sw/pages/blog.yaml": "title: Habari\n",
    "sw/blog/1.mdx": "---\ntitle: Moja\n---\nManeno.\n",
  });
  const feedAt = (address: string) =>
    pageTags(pageMeta(contentsAt(all, address), address)).find(
      (tag) => "type" in tag && tag.type === "application/atom+xml",
    );
  const [english, swahili] = ["", "/sw"].map((prefix) => {
    const href = `https://www.suluhisho.example${prefix}/feed.xml`;
    return { tagName: "link", rel: "alternate", title: "Suluhisho", href };
  });
  for (const address of ["/blog", "/blog/category/education", "/blog/1"])
    expect(feedAt(address), address).toMatchObject(english!);
  for (const address of ["/sw/blog", "/sw/blog/1"])
    expect(feedAt(address), address).toMatchObject(swahili!);
  expect(feedAt("/about")).toBeUndefined();
});

it("has the title, language and picture of a page for sharing", () => {
  const post = `/blog/${contents.posts[0]?.id}`;
  const { title, description, picture } = pageMeta(contents, post);
  const list = tagsOf(post) as Record<string, string>[];
  const tags = list.map(({ property, name, content }) => [property ?? name, content]);
  const shared = { title, description, image: picture.address, "image:alt": picture.alt };
  for (const [name, words] of Object.entries(shared))
    expect(tags).toContainEqual([`og:${name}`, words]);
  expect(Object.fromEntries(tags)).toMatchObject({
    description,
    "twitter:card": "summary_large_image",
    "og:url": inFull(post),
    "og:site_name": contents.site.name,
    "og:type": "article",
    "og:locale": "en_KE",
    "og:image:type": picture.type,
    "og:image:width": `${picture.width}`,
    "og:image:height": `${picture.height}`,
  });
  expect(list).toContainEqual({ tagName: "link", rel: "canonical", href: inFull(post) });
  const swahili = pageTags(pageMeta(contents.languages[1]!, "/sw"));
  expect(swahili).toContainEqual({ property: "og:locale", content: "sw" });
  expect(swahili).toContainEqual({ property: "og:type", content: "website" });
});

it("sends no referrer from the help page, and keeps error pages out of search engines", () => {
  const silent = { name: "referrer", content: "no-referrer" };
  for (const help of ["/help", "/sw/help"]) expect(tagsOf(help)).toContainEqual(silent);
  expect(tagsOf("/about")).not.toContainEqual(silent);
  const robots = { name: "robots", content: "noindex" };
  expect(unindexedTags("Gone")).toEqual([{ title: "Gone" }, robots]);
  expect(pageTags({ ...pageMeta(contents, "/about"), isUnlisted: true })).toContainEqual(robots);
  expect(tagsOf("/about")).not.toContainEqual(robots);
});

const graphAt = (all: Contents, address: string) =>
  structuredData(pageMeta(contentsAt(all, address), address))["@graph"] as object[];

it.each([
  ["/", ["NGO"]],
  ["/sw", []],
  ["/donate", ["DonateAction"]],
  ["/contact", []],
  [`/blog/${contents.posts[0]?.id}`, ["BlogPosting"]],
])("structured data describes %s", (address, types) => {
  expect(graphAt(contents, address)).toMatchObject(types.map((type) => ({ "@type": type })));
});

it("structured data says how to reach the charity, where it is, and how to give", () => {
  const { name, motto, email, phone, location } = contents.site;
  expect(graphAt(contents, "/")).toEqual([
    {
      "@type": "NGO",
      "@id": inFull("/#organization"),
      name,
      url: inFull("/"),
      slogan: motto,
      logo: inFull("/icons/icon-512.png"),
      email: email.text,
      telephone: phone?.text,
      address: location,
      potentialAction: { "@type": "DonateAction", target: inFull("/donate") },
    },
  ]);
  const gift = { recipient: { "@type": "NGO", name }, target: inFull("/donate") };
  expect(graphAt(contents, "/donate")).toMatchObject([gift]);
});

it("structured data says who wrote a post in which language, and when it changed", async () => {
  const all = await contentsOf({
    "blog/1.mdx": postFile("Words.\n", { updated: "2025-06-30" }),
    "sw/blog/1.mdx": "---\ntitle: Moja\n---\nManeno.\n",
    "blog/3.mdx": postFile("Maneno.\n", { lang: "sw" }),
  });
  const addresses = ["/blog/1", "/sw/blog/1", "/blog/2", "/blog/3"];
  const [english, swahili, other, whole] = addresses.flatMap((address) => graphAt(all, address));
  const author = { "@type": "Organization", name: "The team" };
  const days = { datePublished: "2025-01-10", dateModified: "2025-06-30" };
  expect(english).toMatchObject({ headline: "A post", inLanguage: "en-KE", author, ...days });
  const [site, page] = ["https://www.suluhisho.example", "https://www.suluhisho.example/sw/blog/1"];
  const publisher = { "@type": "NGO", "@id": `${site}/#organization`, name: "Suluhisho" };
  const image = expect.stringMatching(`${site}/assets/share-`) as string;
  expect(swahili).toMatchObject({ headline: "Moja", inLanguage: "sw", ...days });
  expect(swahili).toMatchObject({ mainEntityOfPage: page, publisher, image });
  expect(swahili).toMatchObject({ description: "A few words" });
  expect(other).not.toHaveProperty("dateModified");
  expect(whole).toMatchObject({ inLanguage: "sw" });
});

it("structured data lists only existing profiles", async () => {
  const graph = graphAt(await contentsOf(), "/");
  expect(graph).toMatchObject([{ sameAs: ["https://photos.example/suluhisho"] }]);
});
