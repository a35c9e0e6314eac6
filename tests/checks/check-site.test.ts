import { afterEach, describe, expect, it, vi } from "vitest";

import { pageFacts, type PageFacts } from "#scripts/build/pages/page-facts.ts";
import {
  checkSite,
  entriesHavePages,
  linksArrive,
  oneHeading,
  sourcesAreOurs,
  titlesAreUnique,
} from "#scripts/checks/check-site.ts";
import { pageAt } from "#tests/support/built-pages.ts";

describe("checkSite", () => {
  const check = (pages: PageFacts[], files: string[]) => {
    const built = Object.fromEntries(
      pages.map((one) => [one.address, { facts: one, weight: { whole: 0, script: 0 } }] as const),
    );
    return checkSite({ pages: built, files, addresses: [] });
  };

  it("gathers what every check finds", () => {
    const pages = [
      pageAt("/", { links: ["/nowhere"] }),
      pageAt("/about", { headings: 2 }),
      pageAt("/blog", { title: "The page /about" }),
      pageAt("/contact", { foreign: ["//elsewhere.example/a.png"] }),
    ];
    const found = check(pages, []);
    expect(found.map(({ address }) => address)).toEqual(["/", "/contact", "/about", "/blog"]);
  });

  it("lets pages lead to the files of the site", () => {
    const leso = "/assets/art/leso.svg";
    const pages = [pageAt("/", { links: [leso] })];
    expect(check(pages, [leso.slice(1)])).toEqual([]);
    expect(check(pages, [])).toHaveLength(1);
  });

  it("asks no title of their own of the pages for what is missing or broken", () => {
    const title = "Something went wrong";
    expect(check([pageAt("/404", { title }), pageAt("/500", { title })], [])).toEqual([]);
  });
});

describe("linksArrive", () => {
  const files = new Set(["/index.html", "/about.html", "/feed.xml", "/images/desk.jpg"]);
  const problemsOf = (links: string[], check = linksArrive) =>
    check([pageAt("/", { links }), pageAt("/about", { ids: ["main", "team"] })], files);

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it.each(["/abuot", "/abuot#team", "/abuot?from=home", "/images/chair.jpg", "/about/"])(
    "names the page that links to %s, where nothing is, and says so once",
    (link) => {
      const says = `links to ${link}, which is not there`;
      expect(problemsOf([link, link])).toEqual([{ address: "/", says }]);
    },
  );

  it.each(["#team", "/#team", "/about#taem"])(
    "names the page that links to the place %s, which is not in its page",
    (link) => {
      const says = `links to ${link}, but there is no such place`;
      expect(problemsOf([link])).toEqual([{ address: "/", says }]);
    },
  );

  it("lets links pass to pages, their places and files, and out of the site", () => {
    const inside = ["/", "/about", "/about#team", "/about?from=home#team", "#main", "#"];
    const outside = ["https://example.org/x", "mailto:a@example.org", "tel:+254700", "//b.org/x"];
    expect(problemsOf([...inside, "/feed.xml", ...outside])).toEqual([]);
  });

  it("finds the pages below a path of the host, and names links that leave it", async () => {
    vi.stubEnv("BASE_PATH", "/preview");
    vi.resetModules();
    const { linksArrive: check } = await import("#scripts/checks/check-site.ts");
    expect(problemsOf(["/preview/", "/preview/about#main", "#main"], check)).toEqual([]);
    const lost = ["/about", "/previews/about", "/preview-of/about"];
    expect(problemsOf(lost, check)).toHaveLength(lost.length);
  });
});

describe("oneHeading", () => {
  it.each([0, 2])("names a page with %i main headings, and lets one pass", (headings) => {
    expect(oneHeading([pageAt("/"), pageAt("/about", { headings })])).toEqual([
      { address: "/about", says: `has ${headings} main headings, not one` },
    ]);
  });
});

describe("titlesAreUnique", () => {
  it.each([
    [
      "names every page that has the title of an earlier one",
      "Blog",
      "has the title of /blog: Blog",
    ],
    ["names every page without a title", "", "has no title"],
  ])("%s", (_name, title, says) => {
    const pages = ["/a", "/b"].map((address) => pageAt(address, { title }));
    const before = [pageAt("/"), pageAt("/blog", { title: "Blog" })];
    expect(titlesAreUnique([...before, ...pages])).toEqual([
      { address: "/a", says },
      { address: "/b", says },
    ]);
  });
});

describe("entriesHavePages", () => {
  it("tells of an entry whose page was not rendered", () => {
    const pages = [pageAt("/blog/1")];
    expect(entriesHavePages(["/blog/1", "/blog/2"], pages)).toEqual([
      { address: "/blog/2", says: expect.any(String) },
    ]);
  });
});

describe("sourcesAreOurs", () => {
  const problemsOf = (html: string) => sourcesAreOurs([pageFacts("/about", html)]);

  it.each([
    ['<img src="//evil.example/t.png"/>', "//evil.example/t.png"],
    ['<img alt="A" src="https://evil.example/t.png"/>', "https://evil.example/t.png"],
    ['<img src="javascript:x"/>', "javascript:x"],
    ['<source srcset="//evil.example/t.png 2x"/>', "//evil.example/t.png 2x"],
    ['<script type="module" src="HTTPS://evil.org/a.js"></script>', "HTTPS://evil.org/a.js"],
  ])("names the page that loads %s", (html, source) => {
    const says = `loads ${source}, which is not part of this site`;
    expect(problemsOf(html)).toEqual([{ address: "/about", says }]);
  });

  it.each([
    '<img src="/assets/photo.jpg"/>',
    '<a href="https://other.example/x">elsewhere</a>',
    '<iframe title="Giving" src="https://giving.example/frame"></iframe>',
    '<img alt="src=//evil.example/x" src="/images/a.svg"/>',
  ])("lets %s pass", (html) => {
    expect(problemsOf(html)).toEqual([]);
  });
});
