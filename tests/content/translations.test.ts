import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { HungCloth } from "#app/components/cloth/hung-cloth.tsx";
import { openContents } from "#app/content/open-contents.server.ts";
import { contactPage } from "#app/content/page-data/contact-page.ts";
import { contentsAt } from "#app/content/parts/contents-at.ts";
import { frame } from "#app/content/page-data/frame.ts";
import { postPage } from "#app/content/page-data/post-page.ts";
import { prosePageAt } from "#app/content/page-data/prose-page-at.ts";
import { siteAddresses } from "#app/content/page-data/site-addresses.ts";
import {
  contentsOf,
  frozenContent,
  postFile,
  textsIn,
  type Files,
} from "#tests/support/content-folder.ts";
import type { Jina } from "#app/model/fields/jina.ts";
import { findingsOf } from "#tests/support/findings.ts";
import { withSiteWords } from "#tests/support/with-site-words.tsx";

const swahili = (title: string, more = "") =>
  `---\ntitle: ${title}\ndescription: Maneno ya ukurasa huu.\n${more}---\nManeno.\n`;

const translations: Files = {
  "sw/about.mdx": swahili("Sisi"),
  "sw/privacy.mdx": swahili("Faragha"),
  "sw/blog/1.mdx": swahili("Habari"),
};

const told = [
  ["/about", "/sw/about"],
  ["/privacy", "/sw/privacy"],
  ["/blog/1", "/sw/blog/1"],
];

it("shows what is written in Swahili alone, such as what a figure counts", async () => {
  const contents = await openContents();
  const [stat] = contents.stats.filter(({ swahili }) => swahili);
  if (!stat) throw new RangeError("No figure is written in Swahili.");
  const alone = { ...stat, scope: undefined, swahili: { ...stat.swahili, scope: "Bado." } };
  expect(contentsAt({ ...contents, stats: [alone] }, "/sw").stats[0]?.scope).toBe("Bado.");
});

describe("the contact page in Swahili", () => {
  const link: Files = { "blog/1.mdx": postFile("Write [here](/sw/contact).\n") };
  const deadLinks = async (files: Files) =>
    (await findingsOf(files)).filter(({ rule }) => rule === "pointers");

  it("is there where contact.yaml holds its words, with those of the form", async () => {
    const { "pages/contact.yaml": page, "forms.yaml": forms } = await textsIn(frozenContent);
    const files = { ...link, "pages/contact.yaml": page, "forms.yaml": forms } as Files;
    const contents = await contentsOf(files);
    expect(siteAddresses(contents)).toContain("/sw/contact");
    expect(await deadLinks(files)).toEqual([]);
    const { form } = contactPage(contentsAt(contents, "/sw"), "/sw/contact").props;
    expect(form.exits).toMatchObject({ language: "sw", words: contents.forms.swahili });
    // What somebody has still to confirm is nothing that a visitor reads.
    expect(JSON.stringify(form)).not.toContain("confirm");
  });

  it("is nowhere without them, and no link may lead to it", async () => {
    const contents = await contentsOf(link);
    expect(siteAddresses(contents)).not.toContain("/sw/contact");
    expect(frame(contents, "/contact").header.translation).toBeUndefined();
    expect(await deadLinks(link)).toMatchObject([{ file: "blog/1.mdx" }]);
  });
});

describe("a page in Swahili", () => {
  it.each(told)("stands beside %s, and each leads to the other", async (english, other) => {
    const contents = await contentsOf(translations);
    const linkOn = (address: string) => frame(contents, address).header.translation?.href;
    const dated = (address: string) => frame(contents, address).siteWords.pageLanguage;
    expect([dated("/help"), dated("/sw/help")]).toEqual([contents.site.language, "sw"]);
    expect(siteAddresses(contents)).toContain(other);
    const page = other?.startsWith("/sw/blog/")
      ? postPage(contentsAt(contents, other), "1", other)
      : prosePageAt(contentsAt(contents, "/sw"), other ?? "");
    expect(page).toBeDefined();
    expect(linkOn(english ?? "")).toBe(other);
    expect(linkOn(other ?? "")).toBe(english);
  });

  it("tells a post with its author, date and ways to share in its own words", async () => {
    const categories = "- { id: Education, swahili: Elimu }\n- id: Advocacy\n- id: Community\n";
    const files = { ...translations, "categories.yaml": categories };
    const contents = await contentsOf(files);
    const { post, share, back, previous, next } =
      postPage(contentsAt(contents, "/sw"), "1", "/sw/blog/1")?.props ?? {};
    const english = postPage(contents, "1")?.props;
    expect(post).toMatchObject({ title: "Habari", category: "Elimu", date: english?.post.date });
    expect(post?.readTime).not.toBe(english?.post.readTime);
    expect(share?.message).toMatch(/^Habari .*\/sw\/blog\/1$/);
    expect(share?.heading).not.toBe(english?.share.heading);
    expect(back?.label).not.toBe(english?.back.label);
    expect([previous, next]).toEqual([undefined, undefined]);
  });

  it("links to pages in its own language, where there are any, and an English page as it is written", async () => {
    const linked =
      "See [us](/privacy#part), [this](/blog/1), [that](/contact) and [all](/sw/blog/1).\n";
    const contents = await contentsOf({
      ...translations,
      "blog/1.mdx": postFile(linked),
      "sw/blog/1.mdx": swahili("Habari").replace("Maneno.", linked),
    });
    const linksOf = (address: string) => {
      const html = postPage(contentsAt(contents, address), "1", address)?.props.html ?? "";
      return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    };
    expect(linksOf("/sw/blog/1")).toEqual([
      "/sw/privacy#part",
      "/sw/blog/1",
      "/contact",
      "/sw/blog/1",
    ]);
    expect(linksOf("/blog/1")).toEqual(["/privacy#part", "/blog/1", "/contact", "/sw/blog/1"]);
  });

  it("waits with a post that is a draft", async () => {
    const waiting = { ...translations, "blog/1.mdx": postFile("Words.\n", { draft: "true" }) };
    expect(siteAddresses(await contentsOf(waiting))).not.toContain("/sw/blog/1");
    expect(siteAddresses(await contentsOf(waiting, { drafts: true }))).toContain("/sw/blog/1");
  });

  it("is asked for again once the English text has changed", async () => {
    const asked = async (files: Files) =>
      (await findingsOf({ ...translations, ...files })).filter(
        ({ file }) => file === "sw/blog/1.mdx",
      );
    const [finding] = await asked({ "blog/1.mdx": postFile("Words.\n") });
    const [line = ""] = /translates: "\w+"/.exec(finding?.text ?? "") ?? [];
    const marked = { "sw/blog/1.mdx": swahili("Habari", `${line}\n`) };
    expect(await asked({ ...marked, "blog/1.mdx": postFile("Words.\n") })).toEqual([]);
    expect(await asked({ ...marked, "blog/1.mdx": postFile("Other words.\n") })).toHaveLength(1);
  });
});

describe("a motto and a saying", () => {
  it("are in the language that they name, else in that of the site and in Swahili", async () => {
    const { "site.yaml": site = "" } = await textsIn(frozenContent);
    const mottoOf = async (more: string) =>
      frame(await contentsOf({ ...translations, "site.yaml": `${more}${site}` }), "/").footer.motto;
    expect(await mottoOf("")).toMatchObject({ language: expect.stringMatching(/^en/) });
    expect(await mottoOf("mottoLanguage: fr\n")).toMatchObject({ language: "fr" });
    const cloth = { seed: "a", leso: undefined };
    const shown = (jina: Partial<Jina>) =>
      withSiteWords(createElement(HungCloth, { jina: { text: "Haba", ...jina }, cloth }));
    expect(shown({})).toMatch(/lang="sw"[^>]*>Haba/);
    expect(shown({ textLanguage: "fr" })).toMatch(/lang="fr"[^>]*>Haba/);
  });
});
