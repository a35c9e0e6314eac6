import { expect, it } from "vitest";
import { pageWords } from "#app/content/contents.ts";
import { contentsFor } from "#app/content/open-contents.server.ts";
import { donatePage } from "#app/routes/donate.tsx";
import { frame } from "#app/content/frame.ts";
import { helpPage } from "#app/routes/help.tsx";
import { homePage } from "#app/routes/home.tsx";
import { siteAddresses } from "#app/content/site-addresses.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { structuredData } from "#app/head/structured-data.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { contentWith, textsIn } from "#tests/support/content-folder.ts";

// A charity that leaves out everything optional.
const water = "tests/fixtures/water";
const audience = { day: "2026-11-23", drafts: false };
const { "site.yaml": site = "" } = await textsIn(water);
const hidden = { "site.yaml": site.replace("[get-involved]", "[get-involved, donate, programs]") };
const content = await contentWith(hidden, water);
const contents = await contentsFor(content, audience);

it("a page that is hidden or empty has no address, also in Swahili, and no link", async () => {
  const post = ["/blog", "/blog/category/wells", "/blog/first-well"];
  const shown = ["/", "/about", "/contact", "/help", "/privacy", ...post];
  const page = "---\ntitle: Changia\ndescription: Maneno.\n---\nManeno.\n";
  const both = await contentWith({ ...hidden, "sw/pages/donate.mdx": page }, water);
  for (const all of [contents, await contentsFor(both, audience)])
    expect(siteAddresses(all).sort()).toEqual(shown.sort());
  expect(() => pageMeta(contents, "/donate")).toThrow(RangeError);
  const further = [{ label: "Give", href: "/donate?from=footer#give" }];
  const navigation = { ...contents.navigation, further };
  const { header, footer } = frame({ ...contents, navigation }, "/");
  const texts = [header, footer, structuredData(pageMeta(contents, "/"))];
  expect(JSON.stringify(texts)).not.toMatch(/\/(?:donate|programs|get-involved|leso|sw)\b/);
  const { summaries } = homePage(contents).props.programs;
  expect(summaries.map(({ href }) => href)).toEqual([undefined, undefined]);
});

it("a site may have no newsletter box, social links, other language or giving frame", async () => {
  const { header, footer } = frame(contents, "/help");
  const [other] = header.translations.list;
  expect([footer.newsletter, footer.social, other]).toEqual([undefined, undefined, undefined]);
  expect(header.helplines.heading.map(({ language }) => language)).toEqual(["en"]);
  const { columns, printed } = helpPage(contents, "/help").props;
  expect([columns.map(({ language }) => language), printed]).toEqual([["en"], undefined]);
  const whole = await contentsFor(await contentWith({}, water), audience);
  const { giving } = donatePage(whole).props;
  const { write } = pageWords(contents, "donate").giving;
  expect([giving.frame, giving.button]).toEqual([undefined, write]);
  expect(giving.mobileMoney?.ways).toHaveLength(1);
});

it("each line that still links to an omitted part is an error, and nothing else", async () => {
  const findings = await runRules(checkedSite(content));
  const errors = findings.filter(({ severity }) => severity === "error");
  const places = errors.map(({ rule, file }) => `${rule} ${file}`);
  expect(places).toContain("pointers pages/home.yaml");
  expect(places.filter((place) => !/^pointers (?!navigation)/.test(place))).toEqual([]);
});

it("a site without any optional file is valid, and mentions nothing that it leaves out", async () => {
  const smallest = await contentWith({}, "tests/fixtures/french/first");
  expect(await runRules(checkedSite(smallest))).toEqual([]);
  const contents = await contentsFor(smallest, audience);
  expect(siteAddresses(contents)).toEqual([
    "/",
    "/about",
    "/programs",
    "/blog",
    "/contact",
    "/privacy",
  ]);
  const { quickExit, exitAddress, header, footer } = frame(contents, "/");
  const parts = [quickExit, exitAddress, header.donate, footer.helplines.help];
  expect(parts.filter(Boolean)).toEqual([]);
  expect(JSON.stringify(footer)).not.toMatch(/undefined/);
});
