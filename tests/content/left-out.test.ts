import { expect, it } from "vitest";
import { pageWords } from "#app/content/contents.ts";
import { contentsFor } from "#app/content/open-contents.server.ts";
import { donatePage } from "#app/routes/donate.tsx";
import { contentsAt } from "#app/content/parts/contents-at.ts";
import { frame } from "#app/content/frame.ts";
import { helpPage } from "#app/routes/help.tsx";
import { homePage } from "#app/routes/home.tsx";
import { siteAddresses } from "#app/content/site-addresses.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { sitePage } from "#app/content/parts/pages.ts";
import { structuredData } from "#app/head/structured-data.ts";
import { siteTargets } from "#scripts/build/rendering/site-targets.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import {
  baseContent,
  changedFile,
  contentsOf,
  contentWith,
  frenchFolder,
  frozenContents,
  postFile,
  smallFolder,
  textsIn,
  tillOnly,
} from "#tests/support/content-folder.ts";
import { errorsOf, exampleFindings } from "#tests/support/findings.ts";

const audience = { day: "2026-11-23", drafts: false };
const { "site.yaml": site = "" } = baseContent;
const hidden = { "site.yaml": `${site}hide: [get-involved, donate, programs]\n` };
const contents = await contentsOf(hidden, audience);

it("a page that is hidden or empty has no address, also in Swahili, and no link", async () => {
  const posts = ["/blog", "/blog/category/education", "/blog/1", "/blog/2"];
  const shown = ["/", "/about", "/contact", "/help", "/privacy", "/sw/help", ...posts];
  expect(siteAddresses(contents).sort()).toEqual(shown.sort());
  expect(() => pageMeta(contents, "/donate")).toThrow(RangeError);
  const hrefs = ["/donate/?from=footer#give", "/privacy", "https://a.example/"];
  const links = hrefs.map((href) => ({ label: "L", href }));
  const navigation = { ...contents.navigation, header: links, quickLinks: links, further: links };
  const { header, footer } = frame({ ...contents, navigation }, "/");
  expect(header.links.map(({ href }) => href)).toEqual(hrefs.slice(1));
  const texts = [header, footer, structuredData(pageMeta(contents, "/"))];
  expect(JSON.stringify(texts)).not.toMatch(/\/(?:donate|programs|get-involved|leso)\b/);
  const { summaries } = homePage(contents).props.programs;
  expect(summaries.map(({ href }) => href)).toEqual([undefined, undefined, undefined]);
});

it.each([
  ["a notice until today", 1, "notice: { text: T, link: LINK, until: 2026-11-23 }\n"],
  ["a notice that is over", 0, "notice: { text: T, link: LINK, until: 2026-11-22 }\n"],
  ["a page", 2, ""],
  ["a hidden page", 0, "hide: [get-involved, programs]\n"],
])("of the files to which only %s links, %i are published", async (_name, count, fields) => {
  const link = (name: string) => `{ label: L, href: /files/${name}.svg }`;
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
  const onPages = {
    ...changedFile("pages/get-involved.yaml", 'href: "#apply"', "href: /files/a.svg"),
    ...changedFile("programs/safety.mdx", "It helps", "[See](/files/b.svg) how it helps"),
  };
  const { downloads } = await contentsOf(
    {
      "files/a.svg": drawing,
      "files/b.svg": drawing,
      "site.yaml": site + fields.replace("LINK", link("a")),
      ...(fields.startsWith("notice") ? {} : onPages),
    },
    audience,
  );
  const published = ["/files/a.svg", "/files/b.svg"].filter((file) => downloads.has(file));
  expect(published).toHaveLength(count);
});

it("a proverb links to its cloth only in a language that has the page of cloths", async () => {
  const frozen = await frozenContents();
  const links = ["/", "/sw"].map((address) => {
    const { hero } = homePage(contentsAt(frozen, address), address).props;
    return hero.jina?.send?.href;
  });
  expect(links).toEqual(["/leso/penye-nia", undefined]);
});

it("a page has a cloth of its own and no saying until its proverb is public", async () => {
  const proverb = "- { id: haraka, text: Haraka, meaning: M, source: S, publishOn: 2027-01-01 }\n";
  const contents = await contentsOf({
    "lesos.yaml": proverb,
    "pages/about.yaml": `${baseContent["pages/about.yaml"]}jina: haraka\n`,
  });
  const { seed, jina } = sitePage(contents, "/about");
  expect([seed, jina]).toEqual(["about", undefined]);
});

it("a site may have no newsletter box, social links, other language or giving frame", async () => {
  const { "pages/help.yaml": help = "" } = baseContent;
  const french = await contentsFor(
    await contentWith({ "pages/help.yaml": help }, frenchFolder),
    audience,
  );
  const { header, footer } = frame(french, "/help");
  const [other] = header.translations.list;
  expect([footer.newsletter, footer.social, other]).toEqual([undefined, undefined, undefined]);
  expect(header.helplines.heading.map(({ language }) => language)).toEqual(["fr"]);
  const { columns, printed } = helpPage(french, "/help").props;
  expect([columns.map(({ language }) => language), printed]).toEqual([["fr"], undefined]);
  const till = await contentsOf({ "pages/donate.yaml": tillOnly });
  const { giving } = donatePage(till).props;
  const { write } = pageWords(till, "donate").giving;
  expect([giving.frame, giving.button]).toEqual([undefined, write]);
  expect(giving.mobileMoney?.ways).toHaveLength(1);
  const none = await contentsOf({ "pages/donate.yaml": tillOnly.replace(/^provider:.*\n/m, "") });
  expect(donatePage(none).props.giving).toMatchObject({ button: write, frame: undefined });
});

it("each line that still links to an omitted part is an error, and nothing else", async () => {
  const errors = await errorsOf(hidden);
  const places = errors.map((error) => error.replace(/(.*?):.* (.*)/, "$2 $1"));
  expect(places).toContain("pointers pages/home.yaml");
  expect(places.filter((place) => !/^pointers (?!navigation)/.test(place))).toEqual([]);
});

it("entries without the words of their section or page are an error there, unless they are hidden", async () => {
  const { "events.yaml": events = "", "pledges.yaml": pledges = "" } = baseContent;
  const { "testimonials.yaml": voice = "" } = baseContent;
  const files = {
    "testimonials.yaml": `${voice}  page: about\n`,
    "events.yaml": events,
    "pledges.yaml": pledges,
    "blog/a.mdx": postFile("W.\n"),
    "lesos.yaml": "- { id: a }\n",
  };
  const placesOf = async (more = {}) => {
    const findings = await exampleFindings(
      "consistency",
      { ...files, ...more },
      { folder: frenchFolder },
    );
    return findings.map(({ file, text }) => `${file} ${/\w+:/.exec(text)?.[0] ?? ""}`);
  };
  const pages = ["pages/blog.yaml ", "pages/leso.yaml "];
  const sections = ["pages/home.yaml events:", "pages/home.yaml news:"];
  expect((await placesOf()).sort()).toEqual([...pages, ...sections].sort());
  expect(await placesOf({ "blog/a.mdx": null })).toEqual(expect.arrayContaining(pages));
  const withVoice = await placesOf({ "testimonials.yaml": voice });
  expect(withVoice).toContain("pages/home.yaml testimonials:");
  const { "site.yaml": words = "" } = await textsIn(frenchFolder);
  const hidden = { "site.yaml": `${words}hide: [events, news]\n` };
  expect(await placesOf(hidden)).toEqual(pages);
});

it("the heading of a section needs no translation if its language shows no entries below it", async () => {
  const lacksIn = async (text: string) => {
    const files = {
      "testimonials.yaml": text,
      "sw/testimonials.yaml": "- { id: a-mother, role: Mama, quote: Imesaidia. }\n",
      "sw/pages/home.yaml": "title: Mwanzo\n",
    };
    const findings = await exampleFindings("translations", files, { folder: smallFolder });
    return findings.some(({ text }) => text.includes("Add testimonials.heading."));
  };
  const { "testimonials.yaml": voice = "" } = baseContent;
  const lacks = [voice, `${voice}  draft: true\n`, `${voice}  page: about\n`].map(lacksIn);
  expect(await Promise.all(lacks)).toEqual([true, false, false]);
});

it("a site without any optional file is valid, and mentions nothing that it leaves out", async () => {
  const smallest = await contentWith({}, frenchFolder);
  expect(await runRules(checkedSite(smallest))).toEqual([]);
  const contents = await contentsFor(smallest, audience);
  expect(siteAddresses(contents)).toEqual(["/", "/about", "/programs", "/contact", "/privacy"]);
  expect(siteTargets(contents).map(({ file }) => file)).not.toContain("feed.xml");
  const { quickExit, exitAddress, header, footer } = frame(contents, "/");
  const parts = [quickExit, exitAddress, header.donate, footer.helplines.help];
  expect(parts.filter(Boolean)).toEqual([]);
  expect(JSON.stringify(footer)).not.toMatch(/undefined/);
});
