import { describe, expect, it } from "vitest";

import type { Contents } from "#app/library/contents.ts";
import { checkSite } from "#scripts/checks/check-site.ts";
import type { PageFacts } from "#scripts/build/pages/page-facts.ts";
import { securityText } from "#app/head/security-text.ts";
import { pageAt } from "#tests/support/built-pages.ts";

const nothing = { entries: [], contents: undefined };
const menuOf = (...hrefs: string[]) => ({
  entries: [],
  contents: { navigation: { header: hrefs.map((href) => ({ label: href, href })) } } as Contents,
});

const facts = { email: "a@b.example", language: "en", address: "https://b.example/s" };
const security = securityText(facts, new Date());
const check = (
  facts: PageFacts[],
  files: string[],
  words: typeof nothing | ReturnType<typeof menuOf>,
) =>
  checkSite({
    pages: Object.fromEntries(facts.map((one) => [one.address, { hash: "", facts: one }])),
    files,
    security,
    words,
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
    const addresses = check(pages, [], menu).map(({ address }) => address);
    expect(addresses).toEqual(["/", "/contact", "/about", "/blog"]);
  });

  it("lets pages lead to the files of the site", () => {
    const leso = "/assets/art/leso.svg";
    const pages = [pageAt("/", { links: [leso] })];
    expect(check(pages, [leso.slice(1)], menuOf("/"))).toEqual([]);
    expect(check(pages, [], menuOf("/"))).toHaveLength(1);
  });

  it("asks no title of their own of the pages for what is missing or broken", () => {
    const title = "Something went wrong";
    const pages = [pageAt("/404", { title }), pageAt("/500", { title })];
    expect(check(pages, [], nothing)).toEqual([]);
  });
});
