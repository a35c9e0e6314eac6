import { describe, expect, it } from "vitest";

import type { Contents } from "#app/library/contents.ts";
import { checkSite } from "#scripts/checks/check-site.ts";
import { pageAt } from "#tests/support/built-pages.ts";

const nothing = { entries: [], contents: undefined };
const menuOf = (...hrefs: string[]) => ({
  entries: [],
  contents: { navigation: { header: hrefs.map((href) => ({ label: href, href })) } } as Contents,
});

describe("checkSite", () => {
  it("gathers what every check finds", () => {
    const pages = [
      pageAt("/", { links: ["/nowhere"] }),
      pageAt("/about", { headings: 2 }),
      pageAt("/blog", { title: "The page /about" }),
      pageAt("/contact", { foreign: ["//elsewhere.example/a.png"] }),
    ];
    const menu = menuOf("/", "/about", "/blog", "/contact");
    const addresses = checkSite(pages, new Set(), menu).map(({ address }) => address);
    expect(addresses).toEqual(["/", "/contact", "/about", "/blog"]);
  });

  it("lets pages lead to the files of the site", () => {
    const leso = "/assets/art/leso.svg";
    const pages = [pageAt("/", { links: [leso] })];
    expect(checkSite(pages, new Set([leso]), menuOf("/"))).toEqual([]);
    expect(checkSite(pages, new Set(), menuOf("/"))).toHaveLength(1);
  });

  it("asks no title of their own of the pages for what is missing or broken", () => {
    const title = "Something went wrong";
    const pages = [pageAt("/404", { title }), pageAt("/500", { title })];
    expect(checkSite(pages, new Set(), nothing)).toEqual([]);
  });
});
