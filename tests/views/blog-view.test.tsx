import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { blogPage, type AskedPage } from "#app/content/page-data/blog-page.ts";
import { BlogView } from "#app/views/blog-view.tsx";
import { contentsWithPosts } from "#tests/content/posts/many-posts.ts";

async function rendered(posts: number, asked: AskedPage) {
  const page = blogPage(await contentsWithPosts(posts), asked);
  if (!page) throw new Error("There is no such page.");
  const html = renderToStaticMarkup(<BlogView {...page.props} />);
  return { root: parse(html), view: page.props };
}

describe("a page in the middle of a thousand posts", () => {
  const middle = () => rendered(1000, { page: "20" });

  it("links to the pages before and after it, with rel attributes", async () => {
    const { root } = await middle();
    const related = (relation: string) =>
      root.querySelectorAll(`a[rel="${relation}"]`).map((link) => link.getAttribute("href"));
    expect(related("prev")).toEqual(["/blog/page/19"]);
    expect(related("next")).toEqual(["/blog/page/21"]);
  });

  it("shows no post as large as the newest", async () => {
    const sizes = ({ root }: Awaited<ReturnType<typeof rendered>>) =>
      root.querySelectorAll("h2").map(({ classNames }) => classNames.includes("text-page"));
    expect(sizes(await middle())).not.toContain(true);
    expect(sizes(await rendered(1000, {}))).toEqual([true, ...Array<boolean>(23).fill(false)]);
  });
});

describe("a page of the list", () => {
  it("has no pagination for a single page, and says if there are no posts", async () => {
    expect((await rendered(24, {})).root.querySelectorAll("[rel]")).toEqual([]);
    const { root, view } = await rendered(0, {});
    expect(root.querySelectorAll("nav")).toEqual([]);
    expect(root.text).toContain(view.noPosts);
  });
});
