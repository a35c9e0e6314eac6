import { afterEach, describe, expect, it, vi } from "vitest";

import { linksArrive } from "#scripts/checks/check-site.ts";
import { pageAt } from "#tests/support/built-pages.ts";

const files = new Set(["/index.html", "/about.html", "/feed.xml", "/images/desk.jpg"]);
const problemsOf = (links: string[]) =>
  linksArrive([pageAt("/", { links }), pageAt("/about", { ids: ["main", "team"] })], files);

describe("linksArrive", () => {
  it.each(["/abuot", "/abuot#team", "/abuot?from=home", "/images/chair.jpg", "/about/"])(
    "names the page that links to %s, where nothing is",
    (link) => {
      expect(problemsOf([link])).toEqual([
        { address: "/", says: `links to ${link}, which is not there` },
      ]);
    },
  );

  it.each(["#team", "/#team", "/about#taem"])(
    "names the page that links to the place %s, which is not in its page",
    (link) => {
      expect(problemsOf([link])).toEqual([
        { address: "/", says: `links to ${link}, but there is no such place` },
      ]);
    },
  );

  it("says once what a page links to twice", () => {
    expect(problemsOf(["/abuot", "/abuot"])).toHaveLength(1);
  });

  it.each(["/", "/about", "/about#team", "/about?from=home#team", "#main", "#", "/feed.xml"])(
    "lets %s pass",
    (link) => {
      expect(problemsOf([link])).toEqual([]);
    },
  );

  it.each(["https://example.org/abuot", "mailto:a@example.org", "tel:+254700", "//example.org/x"])(
    "leaves %s alone, which is not inside the site",
    (link) => {
      expect(problemsOf([link])).toEqual([]);
    },
  );
});

describe("linksArrive below a path of the host", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  async function problemsBelow(links: string[]) {
    vi.stubEnv("BASE_PATH", "/preview");
    vi.resetModules();
    const { linksArrive: check } = await import("#scripts/checks/check-site.ts");
    return check([pageAt("/", { links }), pageAt("/about")], files);
  }

  it("finds the pages below it", async () => {
    expect(await problemsBelow(["/preview/", "/preview/about#main", "#main"])).toEqual([]);
  });

  it.each(["/about", "/previews/about", "/preview-of/about"])(
    "names the page whose link %s has left it",
    async (link) => {
      expect(await problemsBelow([link])).toHaveLength(1);
    },
  );
});
