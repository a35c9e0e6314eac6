import { expect, it, onTestFinished, vi } from "vitest";
import { pageFacts, type PageFacts } from "#scripts/build/rendering/page-facts.ts";
import { checkSite, type SiteToCheck } from "#scripts/build/verifying/check-site.ts";

const usual = { language: "en", headings: 1, ids: ["main"], links: [], foreign: [] };
const built = (pages: Record<string, Partial<PageFacts>>): SiteToCheck["pages"] =>
  Object.fromEntries(
    Object.entries(pages).map(([address, facts]) => [
      address,
      { address, title: address, ...usual, ...facts },
    ]),
  );
const files = ["index.html", "about.html", "feed.xml", "images/desk.jpg"];

/** The addresses with problems on a site of these pages, each once. */
function refusedAt(
  pages: Record<string, Partial<PageFacts>>,
  addresses: string[] = [],
  check = checkSite,
) {
  const problems = check({ pages: built(pages), files, addresses });
  return problems.map(({ address }) => address);
}

const around = (links: string[]) => ({ "/": { links }, "/about": { ids: ["main", "team"] } });

const lost = [
  "/abuot?a=b#team",
  "/images/chair.jpg",
  "/about/",
  "#team",
  "?a=b#team",
  "/#team",
  "/about#taem",
];
it.each(lost)("a link is reported once if its target does not exist: %s", (link) => {
  expect(refusedAt(around([link, link]))).toEqual(["/"]);
});

it("a link may go to a page, an anchor, a file or another site", () => {
  const inside = [
    "/",
    "/about",
    "/about#team",
    "/about?from=home#team",
    "#main",
    "#",
    "?a=b#main",
    "/feed.xml",
  ];
  const outside = ["https://example.org/x", "mailto:a@example.org", "tel:+254700", "//b.org/x"];
  expect(refusedAt(around([...inside, ...outside]))).toEqual([]);
});

it("the links of a page are what it links to, loads or sends a form to, inside this site", () => {
  const html =
    '<a href="/b?c&amp;d"><img src="/e.svg"><form action="/f"><a href="https://g.example/h">';
  expect(pageFacts("/a", html).links).toEqual(["/b?c&d", "/e.svg", "/f"]);
});

it("a link must stay below the base path", async () => {
  onTestFinished(() => void vi.unstubAllEnvs().resetModules());
  vi.stubEnv("BASE_PATH", "/preview").resetModules();
  const { checkSite: check } = await import("#scripts/build/verifying/check-site.ts");
  const inside = ["/preview", "/preview/", "/preview/about#main", "#main"];
  expect(refusedAt(around(inside), [], check)).toEqual([]);
  const outside = ["/about", "/previews/about", "/preview-of/about"];
  expect(refusedAt(around(outside), [], check)).toHaveLength(3);
});

const [english, swahili] = ["en", "sw"].map((language) => ({ title: "A", language }));
const twoHeadings = "<title>A</title><h1>One</h1><h1>Two</h1>";

it.each<[what: string, pages: Record<string, Partial<PageFacts>>, refused: string[]]>([
  ["has one main heading, not none", { "/a": { headings: 0 } }, ["/a"]],
  ["has one main heading, not two", { "/a": pageFacts("/a", twoHeadings) }, ["/a"]],
  ["has a unique title", { "/a": { title: "A" }, "/b": { title: "A" } }, ["/a"]],
  [
    "may share its title in another language",
    { "/a": english!, "/sw/a": swahili!, "/sw/404": swahili! },
    [],
  ],
  ["may share its title with an error page", { "/404": english!, "/500": english! }, []],
  ["has a title", { "/a": { title: "" } }, ["/a"]],
])("a page %s", (_what, pages, refused) => {
  expect(refusedAt(pages)).toEqual(refused);
});

it("an entry without a page is reported", () => {
  expect(refusedAt({ "/blog/1": {} }, ["/blog/1", "/blog/2"])).toEqual(["/blog/2"]);
});

it.each([
  ['<img src="//evil.example/t.png"/><img alt="A" src="https://evil.example/t.png"/>', 2],
  ['<video poster="//evil.example/t.png"><source srcset="//evil.example/t.png 2x"/>', 2],
  ['<script type="module" src="HTTPS://evil.org/a.js"></script><object data="//evil.org/a">', 2],
  ['<a href="https://other.example/x">elsewhere</a><form action="//other.example/x">', 0],
  ['<iframe title="Giving" src="https://giving.example/frame"></iframe>', 0],
  ['<img alt="src=//evil.example/x" src="/images/a.svg"/>', 0],
])("a page loads nothing from elsewhere: %s loads %d things", (html, count) => {
  const { foreign } = pageFacts("/a", html);
  expect(refusedAt({ "/a": { foreign } })).toEqual(Array(count).fill("/a"));
});
