import { describe, expect, it } from "vitest";

import { pagesAreReachable } from "#scripts/checks/pages-are-reachable.ts";
import { pageAt } from "#tests/support/built-pages.ts";

const chain = (...addresses: string[]) =>
  addresses.map((address, index) => pageAt(address, { links: [addresses[index + 1] ?? "#main"] }));
const lost = (pages: ReturnType<typeof chain>, menu: string[]) =>
  pagesAreReachable(pages, menu).map(({ address }) => address);

describe("pagesAreReachable", () => {
  it("names a page that nothing leads to", () => {
    expect(lost([...chain("/", "/about"), pageAt("/hidden")], ["/"])).toEqual(["/hidden"]);
  });

  it("names a page that takes four clicks", () => {
    expect(lost(chain("/a", "/b", "/c", "/d"), ["/a"])).toEqual(["/d"]);
  });

  it("takes the shortest way", () => {
    const pages = [...chain("/a", "/b", "/c", "/d"), pageAt("/short", { links: ["/d"] })];
    expect(lost(pages, ["/a", "/short"])).toEqual([]);
  });

  it("counts the turning of a list for nothing, however long it is", () => {
    const list = chain(
      "/blog",
      ...Array.from({ length: 9 }, (_, page) => `/blog/page/${page + 2}`),
    );
    const last = list.at(-1);
    last?.links.push("/blog/oldest");
    expect(lost([...list, pageAt("/blog/oldest")], ["/blog"])).toEqual([]);
  });

  it("does not mind queries, places in a page and links to elsewhere", () => {
    const home = pageAt("/", { links: ["/about?from=home#team", "https://example.org/hidden"] });
    expect(lost([home, pageAt("/about"), pageAt("/hidden")], ["/"])).toEqual(["/hidden"]);
  });
});
