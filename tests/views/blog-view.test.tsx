import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { blogPage, type AskedPage } from "#app/library/pages/blog-page.ts";
import { BlogView } from "#app/views/blog-view.tsx";
import { contentsWithPosts } from "#tests/library/posts/many-posts.ts";

async function drawn(posts: number, asked: AskedPage) {
  const page = blogPage(await contentsWithPosts(posts), asked);
  if (!page) throw new Error("There is no such page.");
  const html = renderToStaticMarkup(<BlogView {...page.view} />);
  return { html, root: parse(html), view: page.view };
}

describe("a page in the middle of a thousand posts", () => {
  const middle = () => drawn(1000, { page: "20" });

  it("leads to the pages beside it and says so to machines", async () => {
    const { root } = await middle();
    const related = (relation: string) =>
      root.querySelectorAll(`a[rel="${relation}"]`).map((link) => link.getAttribute("href"));
    expect(related("prev")).toEqual(["/blog/page/19"]);
    expect(related("next")).toEqual(["/blog/page/21"]);
  });

  it("leads to others by number, each with a name of its own, itself marked", async () => {
    const { root, view } = await middle();
    const links = root.querySelectorAll(`nav[aria-label="${view.pages?.name}"] li a`);
    expect(links.map(({ text }) => text)).toEqual(view.pages?.numbers.map(({ number }) => number));
    expect(links.map((link) => link.getAttribute("aria-label"))).toEqual(
      view.pages?.numbers.map(({ label }) => label),
    );
    const marked = links.filter((link) => link.getAttribute("aria-current") === "page");
    expect(marked.map((link) => link.getAttribute("href"))).toEqual(["/blog/page/20"]);
  });

  it("marks the list that it belongs to as such and not as the page itself", async () => {
    const { root, view } = await middle();
    const links = root.querySelectorAll(`nav[aria-label="${view.categories?.name}"] a`);
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(["true", undefined]);
  });

  it("gives no card the size of the newest post", async () => {
    const sizes = ({ root }: Awaited<ReturnType<typeof drawn>>) =>
      root.querySelectorAll("h2").map(({ classNames }) => classNames.includes("text-page"));
    expect(sizes(await middle())).not.toContain(true);
    expect(sizes(await drawn(1000, {}))).toEqual([true, ...Array<boolean>(23).fill(false)]);
  });
});

describe("a page of the list", () => {
  it("does not grow with the archive", async () => {
    const links = async (posts: number, page: string) =>
      (await drawn(posts, { page })).root.querySelectorAll("a").length;
    expect(await links(4000, "80")).toBe(await links(1000, "20"));
  });

  it("has no links to other pages where there is one", async () => {
    const { root } = await drawn(24, {});
    expect(root.querySelectorAll("nav")).toHaveLength(1);
    expect(root.querySelectorAll("[rel]")).toEqual([]);
  });

  it("says that there is nothing yet where there is no post", async () => {
    const { root, view } = await drawn(0, {});
    expect(root.querySelectorAll("nav")).toEqual([]);
    expect(root.text).toContain(view.noPosts);
  });
});
