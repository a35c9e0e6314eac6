import { afterEach, expect, it, vi } from "vitest";

import { postFile } from "#tests/support/content-folder.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The library as it is where the site is served below a path; the path is read when it loads. */
async function siteBelow(basePath: string) {
  vi.stubEnv("BASE_PATH", basePath);
  vi.resetModules();
  const { contentsOf } = await import("#tests/support/content-folder.ts");
  const { frame } = await import("#app/content/page-data/frame.ts");
  const { postPage } = await import("#app/content/page-data/post-page.ts");
  const { blogPage } = await import("#app/content/page-data/blog-page.ts");
  const body = "[a](/about) [b](https://a.example) [c](#main) ![R](/files/classroom.svg)\n";
  const fields = { image: "{ src: /files/classroom.svg, alt: A room }" };
  const contents = await contentsOf({ "blog/3.mdx": postFile(body, fields) });
  return {
    frameAt: (path: string) => frame(contents, path),
    post: postPage(contents, "3")!,
    blog: blogPage(contents)!,
  };
}

it.each(["/preview", "/preview/", "/preview//"])(
  "begins links and pictures with the path %s, and leaves other addresses as they are",
  async (basePath) => {
    const { frameAt, post, blog } = await siteBelow(basePath);
    const { header, footer } = frameAt("/preview/blog");
    expect(header.home.href).toBe("/preview/");
    expect(header.links.map(({ href }) => href)).toEqual(["/preview/", "/preview/blog"]);
    expect(footer.privacy.href).toBe("/preview/privacy");
    expect(blog.props.posts.map(({ href }) => href)).toContain("/preview/blog/3");
    expect(post.props.image?.src).toBe("/preview/files/classroom.svg");
    expect(post.props.html).toContain('<a href="/preview/about">a</a>');
    expect(post.props.html).toContain('<img src="/preview/files/classroom.svg" alt="R"');
    expect(post.props.html).toContain('<a href="https://a.example">b</a> <a href="#main">c</a>');
    expect(footer.social?.links[1]?.href).toBe("https://photos.example/suluhisho");
    expect(post.meta.canonical).toBe("https://www.suluhisho.example/preview/blog/3");
  },
);

it.each(["/preview", "/preview/"])("marks the home page as the current one at %s", async (path) => {
  const { header } = (await siteBelow("/preview")).frameAt(path);
  expect(header.links.map(({ current }) => current)).toEqual([true, false]);
});
