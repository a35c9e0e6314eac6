import { expect, it, onTestFinished, vi } from "vitest";
import { pageFacts, type PageFacts } from "#scripts/build/rendering/page-facts.ts";
import { checkSite, type SiteToCheck } from "#scripts/build/verifying/check-site.ts";

const usual = { language: "en", ids: ["main"], links: [] };
const built = (pages: Record<string, Partial<PageFacts>>): SiteToCheck["pages"] =>
  Object.fromEntries(
    Object.entries(pages).map(([address, facts]) => [
      address,
      { address, title: address, ...usual, ...facts },
    ]),
  );
const files = ["index.html", "about.html", "feed.xml", "images/desk.jpg"];

/** The addresses with problems on a site of these pages, each once. */
function refusedAt(pages: Record<string, Partial<PageFacts>>, check = checkSite) {
  const problems = check({ pages: built(pages), files, drafts: false });
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
  expect(refusedAt(around(inside), check)).toEqual([]);
  const outside = ["/about", "/previews/about", "/preview-of/about"];
  expect(refusedAt(around(outside), check)).toHaveLength(3);
});

const [english, swahili] = ["en", "sw"].map((language) => ({ title: "A", language }));

it.each<[what: string, pages: Record<string, Partial<PageFacts>>, refused: string[]]>([
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
