import { expect, it } from "vitest";
import type { Contents } from "#app/content/contents.ts";
import { postPage } from "#app/routes/blog.$id.tsx";
import { blogPage } from "#app/routes/blog.tsx";
import { feedPosts, siteAddresses } from "#app/content/site-addresses.ts";
import {
  contentsOf,
  postFile,
  contentsWithPosts,
  type Files,
} from "#tests/support/content-folder.ts";

/** The whole numbers from the higher down to the lower, both included. */
function down(from: number, to: number) {
  return Array.from({ length: from - to + 1 }, (_, index) => from - index);
}

const ids = (page: ReturnType<typeof blogPage>) => page?.props.posts.map(({ id }) => Number(id));
const pageOf = (contents: Contents, page: number, category?: string) =>
  blogPage(contents, { category, page: page === 1 ? undefined : String(page) });
const isThird = (number: number) => number % 3 === 0;
const thirds = await contentsWithPosts(90, (id) => (isThird(id) ? "Education" : "Advocacy"));
const most = await contentsWithPosts(49, (id) => (id === 1 ? "Community" : "Education"));

it.each([
  [0, 1, 0],
  [24, 1, 24],
  [25, 2, 1],
])("%d posts are on %d pages, newest first, the last with %d", async (count, pages, last) => {
  const contents = await contentsWithPosts(count);
  expect(ids(pageOf(contents, pages))).toEqual(down(last, 1));
  expect(pageOf(contents, pages + 1)).toBeUndefined();
  const shown = down(pages, 1).flatMap((page) => ids(pageOf(contents, pages + 1 - page)) ?? []);
  expect(shown).toEqual(down(count, 1));
  // The feed has the newest twenty.
  const fed = feedPosts(contents).posts.map(({ id }) => Number(id));
  expect(fed).toEqual(down(count, 1).slice(0, 20));
  // With no posts, or all in one category, there is nothing to choose.
  expect(pageOf(contents, 1)?.props.categories?.links.length).toBe(count > 0 ? 2 : undefined);
  expect(pageOf(contents, 1)?.props.sample).toBe(false);
});

it.each([
  [undefined, ["0", "1", "4", "-1", "2.5", "02", "2x", " 2", "NaN", "Infinity", "2/page/2"]],
  ["education", ["1", "3"]],
  ["Education", [undefined]],
  ["toString", [undefined]],
])("the category %j has none of the pages %j", (category, pages) => {
  expect(pages.flatMap((page) => blogPage(most, { category, page }) ?? [])).toEqual([]);
});

it("posts of the same day are sorted by id, the later first, and 10 after 9", async () => {
  const posts = ["9", "10", "b", "a"].map((id) => [`blog/${id}.mdx`, postFile("Words.\n")]);
  const contents = await contentsOf(Object.fromEntries(posts) as Record<string, string>);
  expect(contents.postLists[0].posts.map(({ id }) => id)).toEqual(["2", "b", "a", "10", "9", "1"]);
});

it("each post has a summary, in the colour of its category or its own", async () => {
  const contents = await contentsOf({
    "categories.yaml": "- { id: Girls in sport, color: lake }\n- { id: Education, name: Books }\n",
    "blog/1.mdx": postFile("Words.\n", { category: "Girls in sport" }),
    "blog/3.mdx": postFile("Words.\n", { category: "Girls in sport", leso: "{ color: plum }" }),
  });
  const { posts } = blogPage(contents, { category: "girls-in-sport" })!.props;
  expect(posts.map(({ id, leso }) => [id, leso?.color].join())).toEqual(["3,plum", "1,lake"]);
  const { author, category, readTime, read } = blogPage(contents)!.props.posts[0]!;
  const words = ["By The team", "Books", "3 min read", "Read “The second post”"];
  expect([author, category, readTime, read]).toEqual(words);
});

it("a list of made-up posts has one mark", async () => {
  const made = ["1", "2"].map((id) => [`blog/${id}.mdx`, postFile("Words.\n", { sample: "true" })]);
  const { sample, posts } = blogPage(await contentsOf(Object.fromEntries(made) as Files))!.props;
  expect([sample, ...posts.map((post) => post.sample)]).toEqual([true, false, false]);
  const mixed = blogPage(await contentsOf(Object.fromEntries(made.slice(1)) as Files))!.props;
  expect([mixed.sample, ...mixed.posts.map((post) => post.sample)]).toEqual([
    false,
    true,
    undefined,
  ]);
});

it("the addresses of the list and its posts, and the names of categories, are in the language of the page", async () => {
  const contents = await contentsOf({
    "sw/pages/blog.yaml": "title: Habari\n",
    "sw/categories.yaml": "- { id: Education, name: Elimu }\n",
    "sw/blog/1.mdx": "---\ntitle: Moja\n---\nManeno.\n",
    "blog/3.mdx": postFile("Maneno.\n", { lang: "sw", category: "Community" }),
  });
  const { meta, props } = blogPage(contents.languages[1]!)!;
  expect(meta.canonical).toMatch(/\.example\/sw\/blog$/);
  expect(props.posts.map(({ href }) => href)).toEqual(["/blog/3", "/sw/blog/1"]);
  const categories = ["/sw/blog", "/sw/blog/category/education", "/sw/blog/category/community"];
  expect(props.categories?.links.map(({ href }) => href)).toEqual(categories);
  const { self, home, posts } = feedPosts(contents.languages[1]!);
  const fed = [self, home, ...posts.map(({ address }) => address)];
  const paths = fed.map((address) => new URL(address).pathname);
  expect(paths).toEqual(["/sw/feed.xml", "/sw/blog", "/blog/3", "/sw/blog/1"]);
  expect(posts.map(({ category }) => category)).toEqual(["Community", "Elimu"]);
  // A post in the second language keeps its address.
  expect(siteAddresses(contents)).not.toContain("/sw/blog/3");
  expect(postPage(contents.languages[1]!, "3", "/sw/blog/3")).toBeUndefined();
});

it("the posts of a category are in pages of 24, under its name", () => {
  const [first, second] = [1, 2].map((page) => pageOf(thirds, page, "education")!);
  const pages = [down(90, 21), down(18, 1)].map((numbers) => numbers.filter(isThird));
  expect([first, second].map(ids)).toEqual(pages);
  expect(first?.meta.title).toBe("Education posts · Suluhisho");
  expect(first?.meta.description).toBe("Education posts in short");
  expect(second?.meta.title).toBe("Education posts, page 2 · Suluhisho");
  expect(pageOf(thirds, 2)?.meta.title).toBe("Blog, page 2 · Suluhisho");
  const headings = [second, blogPage(thirds)].map((page) => page?.props.heading);
  expect(headings).toEqual(["Education posts", thirds.blog?.heading]);
});

it.each<[address: string, position?: string, newer?: string, older?: string]>([
  ["/blog", "Page 1 of 3", undefined, "/blog/page/2"],
  ["/blog/page/3", "Page 3 of 3", "/blog/page/2", undefined],
  ["/blog/category/education", "Page 1 of 2", undefined, "/blog/category/education/page/2"],
  ["/blog/category/education/page/2", "Page 2 of 2", "/blog/category/education", undefined],
  ["/blog/category/community", undefined, undefined, undefined],
])("%s has its position and neighbours, and shares one picture", (at, position, ...near) => {
  const [, category, page] = /^\/blog(?:\/category\/(\w+))?(?:\/page\/(\d))?$/.exec(at) ?? [];
  const { meta, props } = blogPage(most, { category, page })!;
  expect(meta.canonical).toBe(`https://www.suluhisho.example${at}`);
  expect(props.isFirst).toBe(at === "/blog");
  const { newer, older } = props.pages ?? {};
  expect([props.pages?.position, newer?.href, older?.href]).toEqual([position, ...near]);
  expect([newer?.label, older?.label]).toEqual([newer && "The newer", older && "The older"]);
  const links = props.categories?.links ?? [];
  expect(links.map(({ label }) => label)).toEqual(["The all", "Education", "Community"]);
  // A further page of the list is not the page that the link opens.
  const marks = links.flatMap(({ href, current }) => (current ? `${href} ${current}` : []));
  expect(marks).toEqual([`${at.replace(/\/page\/\d/, "")} ${page ? "true" : "page"}`]);
  expect(meta.picture.address).toBe(blogPage(most)?.meta.picture.address);
  expect(siteAddresses(most).filter((address) => address === at)).toHaveLength(1);
  expect(siteAddresses(most)).not.toContain("/blog/category/advocacy");
});

it("further pages of a list are linked in the language of the page", async () => {
  const posts = down(49, 1).flatMap((id) => [
    [`blog/${id}.mdx`, postFile("Words.\n")],
    [`sw/blog/${id}.mdx`, "---\ntitle: Habari\n---\nManeno.\n"],
  ]);
  const files = { ...Object.fromEntries(posts), "sw/pages/blog.yaml": "title: Habari\n" } as Files;
  const { newer, older } = pageOf((await contentsOf(files)).languages[1]!, 2)!.props.pages!;
  expect([newer?.href, older?.href]).toEqual(["/sw/blog", "/sw/blog/page/3"]);
});
