import { afterEach, describe, expect, it, vi } from "vitest";

import { contentFolder } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The library as it is where the site is served below a path; the path is read when it loads. */
async function siteBelow(basePath: string, path: string) {
  vi.stubEnv("BASE_PATH", basePath);
  vi.resetModules();
  const { loadContents } = await import("#tests/support/load-contents.ts");
  const { frame } = await import("#app/library/pages/frame.ts");
  const { postPage } = await import("#app/library/pages/post-page.ts");
  const { blogPage } = await import("#app/library/pages/blog-page.ts");
  const { renderBody } = await import("#app/mdx/render-body.server.tsx");
  const body = "[a](/about) [b](https://a.example) [c](#main) ![R](/images/classroom.svg)\n";
  const fields = { image: "{ src: /images/classroom.svg, alt: A room }" };
  const content = await contentFolder({ "blog/3.mdx": postFile(body, fields) });
  const folders = { content, pictures: content.replace(/content$/, "public") };
  const contents = await loadContents(folders, { drafts: false });
  return {
    frame: frame(contents, path),
    post: postPage(contents, "3", renderBody),
    blog: blogPage(contents)!,
  };
}

describe.each(["/preview", "/preview/", "/preview//"])("below the path %s", (basePath) => {
  it("links begin with the path", async () => {
    const { frame, blog } = await siteBelow(basePath, "/preview/blog");
    expect(frame.header.home.href).toBe("/preview/");
    expect(frame.header.links.map(({ href }) => href)).toEqual(["/preview/", "/preview/blog"]);
    expect(frame.footer.privacy.href).toBe("/preview/privacy");
    expect(blog.view.posts.map(({ href }) => href)).toContain("/preview/blog/3");
  });

  it("links and pictures of a body begin with the path", async () => {
    const { post } = await siteBelow(basePath, "/preview/blog/3");
    expect(post?.view.image?.src).toBe("/preview/images/classroom.svg");
    expect(post?.view.html).toContain('<a href="/preview/about">a</a>');
    expect(post?.view.html).toContain('<img src="/preview/images/classroom.svg" alt="R"');
  });

  it("links to other sites and into the page stay as they are", async () => {
    const { frame, post } = await siteBelow(basePath, "/preview/");
    expect(post?.view.html).toContain('<a href="https://a.example">b</a> <a href="#main">c</a>');
    expect(frame.footer.social.links[1]?.href).toBe("https://photos.example/suluhisho");
  });

  it("the full address of a page holds the path once", async () => {
    const { post } = await siteBelow(basePath, "/preview/blog/3");
    expect(post?.words.canonical).toBe("https://www.suluhisho.example/preview/blog/3");
  });
});

describe("the home page below a path", () => {
  it.each(["/preview", "/preview/"])("is the current page at %s", async (path) => {
    const { frame } = await siteBelow("/preview", path);
    expect(frame.header.links.map(({ current }) => current)).toEqual([true, false]);
  });
});
