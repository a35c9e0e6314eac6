import sharp from "sharp";
import { expect, it } from "vitest";
import { quickExitHash } from "#app/head/quick-exit.ts";
import type { NextOutput } from "#scripts/build/output.ts";
import { writeMachineTexts } from "#scripts/build/machine-texts.ts";
import { makeIcons, writeIcons } from "#scripts/build/pictures/icons.ts";
import { finishPage, renderPages } from "#scripts/build/rendering/render-pages.ts";
import type { PageAssets } from "#scripts/build/rendering/page-assets.ts";
import { siteRedirects, writeMovedPages } from "#scripts/build/rendering/redirects.ts";
import { siteTargets } from "#scripts/build/rendering/site-targets.ts";
import { contentsOf } from "#tests/support/content-folder.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const redirects = (...list: string[]) => {
  const lines = list.map((line) => line.replace(/(.*) (.*)/, "- { from: $1, to: $2 }\n"));
  return { "redirects.yaml": lines.join("") };
};

const room = temporaryFolder();

/** An output that keeps its files in memory. */
function output(written: string[] = []) {
  const files = new Map<string, string>(written.map((file) => [file, ""]));
  const write = (file: string, text: string | Buffer) => void files.set(file, String(text));
  const next = { write, copy: write, files: () => [...files.keys()] } as unknown as NextOutput;
  return { files, next };
}

it("a site has a file for each page, the error pages and what machines read", async () => {
  const moved = redirects("/about/2019/team /about");
  const targets = siteTargets(await contentsOf({ ...moved, "sw/pages/blog.yaml": "title: H\n" }));
  const of = (wanted: string) => targets.find(({ address }) => address === wanted);
  const first = targets.slice(0, 3).map(({ file, status }) => `${file} ${status}`);
  expect(first).toEqual(["404.html 404", "500.html 500", "sw/404.html 404"]);
  expect(of("/")).toEqual({ address: "/", file: "index.html", status: 200, isPage: true });
  // Hosts would show the folder instead of the page.
  const both = targets.flatMap(({ folderFile = [] }) => folderFile);
  expect(both).toEqual(["about/index.html", "blog/index.html"]);
  const documents = targets.filter(({ isPage }) => !isPage).map(({ file }) => file);
  expect(documents).toEqual(["sitemap.xml", "robots.txt", "feed.xml", "pindo.svg", "sw/feed.xml"]);
  expect(siteTargets(await contentsOf()).map(({ file }) => file)).not.toContain("sw/feed.xml");
});

it("an old address redirects, with a page for hosts that read no list of redirects", async () => {
  const htmlPages = [
    "/old/ /about?ĩ#team",
    "/old.html /blog/1",
    "/Story.HTM /blog/1",
    "/sw/old /sw",
  ];
  const others = [
    "/plan.PDF /about",
    '"/index.php?p=1" /about',
    '"/page?id=2" /about',
    "/Taken /about",
  ];
  const contents = await contentsOf(redirects(...htmlPages, ...others));
  contents.interface.moved = "A & b";
  const { files, next } = output(["taken.html"]);
  writeMovedPages(contents, next);
  expect([...files.keys()]).toEqual(["taken.html", "old.html", "Story.HTM", "sw/old.html"]);
  const parts =
    /<html lang="en-KE">.*content="noindex".*content="0; url=(\/about\?%C4%A9#team)".*rel="canonical" href="\1".*<title>(A &#38; b)<.*<h1>\2<.*<a href="\1">The movedLink</s;
  expect(files.get("old.html")).toMatch(parts);
  expect(files.get("sw/old.html")).toMatch(/<html lang="sw">.*<title>Ukurasa huu umehama</s);
  expect(siteRedirects(contents).map(({ from, query }) => from + query)).toHaveLength(8);
  // A page of that address wins, for example a draft in a preview.
  const pages = { ...contents, redirects: [{ from: "/blog/1", to: "/about" }] };
  expect(siteRedirects(pages as typeof contents)).toEqual([]);
  // No page has a query.
  const query = { ...contents, redirects: [{ from: "/?p=12", to: "/about" }] };
  expect(siteRedirects(query as typeof contents)).toEqual([
    { from: "/", query: "p=12", to: "/about" },
  ]);
});

const assets: PageAssets = {
  script: "/assets/entry.js",
  styles: "/assets/styles.css",
  homeStyles: "/assets/home.css",
  proseStyles: "/assets/prose.css",
  fonts: ["/assets/text.woff2"],
  inlineStyles: new Map([["/assets/styles.css", { text: "a{}", hash: "sha256-y" }]]),
  lasting: ["/assets/entry.js"],
};
const html = (words: string, body = "<body>") =>
  `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/assets/styles.css"/>` +
  `<link rel="stylesheet" href="/assets/home.css"/><script src="/assets/entry.js"></script>` +
  `</head>${body}${words}</body></html>`;

it("a page with pages below it is written twice, for hosts that would show its folder", async () => {
  const { files, next } = output();
  const answer = () => Promise.resolve(html("Words"));
  await renderPages(await contentsOf(), answer, assets, next);
  expect(files.get("blog/index.html")).toBe(files.get("blog.html"));
  // The policy of a page allows its styles, the script of the quick exit and its own frame.
  const hash = quickExitHash("https://other.org/");
  expect(files.get("donate.html")).toContain(`'${hash}'; style-src 'self' 'sha256-y'; img-src`);
  expect(files.get("donate.html")).toContain("frame-src https://give.example;");
});

it("a finished page has its policy first, its small styles and its fonts", () => {
  const text = finishPage(html("Words"), assets, `script-src "a"`);
  expect(text).toContain(
    '<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="script-src &quot;a&quot;"/>' +
      '<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/assets/text.woff2"/>' +
      '<style>a{}</style><link rel="stylesheet" href="/assets/home.css"/>' +
      '<script src="/assets/entry.js"></script></head><body>Words</body>',
  );
  const plain = finishPage(html("Words", '<body class="plain">'), assets, "");
  expect(plain).not.toContain("preload");
});

it("the icons and machine texts name the site, its languages and its day", async () => {
  const contents = await contentsOf();
  const { files, next } = output();
  const icons = await makeIcons(room);
  const sizes = icons.map(async (file) => (await sharp(file).metadata()).width);
  expect(await Promise.all(sizes)).toEqual([180, 192, 512]);
  writeIcons(contents, icons, next);
  writeMachineTexts(contents, "2026-11-27", next);
  expect(JSON.parse(files.get("manifest.webmanifest") ?? "")).toEqual({
    name: "Suluhisho",
    short_name: "Suluhisho",
    description: "A motto",
    lang: "en-KE",
    start_url: "/",
    display: "browser",
    background_color: "#FFFBF3",
    theme_color: "#27235E",
    icons: ["192", "512"].map((size) => {
      return { src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" };
    }),
  });
  expect(files.get("version.txt")).toMatch(/^commit \w+\nday 2026-11-27\n$/);
  expect(files.get(".well-known/security.txt")).toMatch(
    /Contact: mailto:info@suluhisho.example\n[^]*Languages: en, sw\n[^]*\/\.well-known\/security\.txt\n/,
  );
});
