import { describe, expect, it } from "vitest";

import { pageWords } from "#app/content/contents.ts";
import { contentsFor } from "#app/content/open-contents.server.ts";
import { donatePage } from "#app/content/page-data/donate-page.ts";
import { frame } from "#app/content/page-data/frame.ts";
import { helpPage } from "#app/content/page-data/help-page.ts";
import { homePage } from "#app/content/page-data/home-page.ts";
import { siteAddresses } from "#app/content/page-data/site-addresses.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { structuredData } from "#app/head/structured-data.ts";
import { allRules } from "#scripts/check/all-rules.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { contentWith } from "#tests/support/content-folder.ts";

// A charity that leaves out everything optional.
const water = "tests/fixtures/water";
const whole = await contentWith({}, water);
const site = whole.files.find(({ path }) => path === "site.yaml")?.text ?? "";
const hidden = site.replace("[get-involved]", "[get-involved, donate, programs]");
const content = await contentWith({ "site.yaml": hidden }, water);
const audience = { day: "2026-11-23", drafts: false };
const contents = await contentsFor(content, audience);

describe("a site that leaves out optional parts", () => {
  it("has no page that is hidden or empty", () => {
    const missing = ["/donate", "/programs", "/get-involved", "/leso", "/sw/help"];
    for (const address of missing) {
      expect(siteAddresses(contents)).not.toContain(address);
      expect(() => pageMeta(contents, address)).toThrow(RangeError);
    }
    expect(siteAddresses(contents)).toEqual(expect.arrayContaining(["/", "/about", "/help"]));
  });

  it("has no Swahili page of a hidden one", async () => {
    const page = "---\ntitle: Changia\ndescription: Maneno.\n---\nManeno.\n";
    const files = { "site.yaml": hidden, "sw/donate.mdx": page };
    const both = await contentsFor(await contentWith(files, water), audience);
    expect(siteAddresses(both)).toEqual(siteAddresses(contents));
  });

  it("links to none of them in the frame, the home page or metadata", () => {
    const further = [{ label: "Give", href: "/donate?from=footer#give" }];
    const navigation = { ...contents.navigation, further };
    const { header, footer } = frame({ ...contents, navigation }, "/");
    const texts = [header, footer, structuredData(pageMeta(contents, "/"))];
    expect(JSON.stringify(texts)).not.toMatch(/\/(?:donate|programs|get-involved|leso|sw)\b/);
    const { summaries } = homePage(contents).props.programs;
    expect(summaries.map(({ href }) => href)).toEqual([undefined, undefined]);
  });

  it("has no newsletter box, social links, other language or giving frame", async () => {
    const { header, footer } = frame(contents, "/help");
    for (const part of [footer.newsletter, footer.social, header.translations.list[0]])
      expect(part).toBeUndefined();
    expect(header.helplines.heading.map(({ language }) => language)).toEqual(["en"]);
    const { columns, printed } = helpPage(contents, "/help").props;
    expect([columns.map(({ language }) => language), printed]).toEqual([["en"], undefined]);
    const { giving } = donatePage(await contentsFor(whole, audience)).props;
    const write = pageWords(contents, "donate").giving.write;
    expect([giving.frame, giving.button]).toEqual([undefined, write]);
    expect(giving.mobileMoney?.ways).toHaveLength(1);
  });

  it("gets an error only for each line that still links to an omitted part", async () => {
    const findings = await runRules(checkedSite(content));
    const errors = findings.filter(({ severity }) => severity === "error");
    expect(new Set(errors.map(({ rule }) => rule))).toEqual(new Set(["pointers"]));
    expect(errors.map(({ file }) => file)).toContain("pages/home.yaml");
    expect(errors.map(({ file }) => file)).not.toContain("navigation.yaml");
  });
});

describe("a site of ten files", () => {
  const ten = "tests/fixtures/ten";
  const swahili = {
    "site.yaml": "\nlanguages: [{ code: en, name: English }, { code: sw, name: Kiswahili }]\n",
    "sw/pages/contact.yaml": "title: Tuandikie\ndescription: D\nheading: H\nlead: L\n",
  };

  it("is valid, and mentions nothing that it leaves out", async () => {
    const smallest = await contentWith({}, ten);
    expect(await runRules(checkedSite(smallest))).toEqual([]);
    const contents = await contentsFor(smallest, audience);
    expect(siteAddresses(contents)).toEqual(["/", "/about", "/programs", "/contact", "/privacy"]);
    const { quickExit, exitAddress, header, footer } = frame(contents, "/");
    expect([quickExit, exitAddress, header.donate, footer.helplines.help]).toEqual(
      [1, 2, 3, 4].map(() => undefined),
    );
    expect(JSON.stringify(footer)).not.toMatch(/tel:\+|undefined/);
  });

  it("has default words in both languages, which a speaker has to confirm", async () => {
    const files = (await contentWith({}, ten)).files;
    const reviewed = Object.entries(swahili).map(([file, words]) => {
      const text = files.find(({ path }) => path === file)?.text ?? "";
      return [file, text + words];
    });
    const both = await contentWith(Object.fromEntries(reviewed), ten);
    const contents = await contentsFor(both, audience);
    const [english, other] = ["/contact", "/sw/contact"].map(
      (address) => frame(contents, address).footer,
    );
    expect(english?.connected.heading).not.toBe(other?.connected.heading);
    const findings = await runRules(checkedSite(both), allRules);
    const confirmed = findings.filter(({ text }) => text.includes("defaults/sw.yaml"));
    expect(confirmed.flatMap(({ task }) => task?.names)).toContain("sw/interface.yaml");
  });
});
