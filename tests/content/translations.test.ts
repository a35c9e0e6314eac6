import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { HungCloth } from "#app/components/cloth/hung-cloth.tsx";
import type { Contents } from "#app/content/contents.ts";
import { contentsFor } from "#app/content/open-contents.server.ts";
import { contactPage } from "#app/content/page-data/contact-page.ts";
import { frame } from "#app/content/page-data/frame.ts";
import { helpPage } from "#app/content/page-data/help-page.ts";
import { postPage } from "#app/content/page-data/post-page.ts";
import { siteAddresses } from "#app/content/page-data/site-addresses.ts";
import { contentsAt } from "#app/content/parts/contents-at.ts";
import { postsByDate } from "#app/content/parts/post-lists.ts";
import type { Jina } from "#app/model/fields/jina.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import {
  contentsOf,
  contentWith,
  frozenContent,
  postFile,
  textsIn,
  type Files,
} from "#tests/support/content-folder.ts";
import { findingsOf } from "#tests/support/findings.ts";
import { withSiteWords } from "#tests/support/with-site-words.tsx";

const confirm = "confirm: By a reader\n";
const prose = (title: string, more = "") => `---\ntitle: ${title}\n${more}---\nManeno.\n`;

const translations: Files = {
  "sw/pages/about.yaml": "title: Sisi\nheading: Sisi ni nani\n",
  "sw/pages/privacy.mdx": prose("Faragha"),
  "sw/blog/1.mdx": prose("Habari"),
};

const pairs = [
  ["/about", "/sw/about"],
  ["/privacy", "/sw/privacy"],
  ["/blog/1", "/sw/blog/1"],
];

const inSwahili = (contents: Contents) => contentsAt(contents, "/sw");
const linkOn = (contents: Contents, address: string) =>
  frame(contents, address).header.translations.list[0]?.href;

describe("a translation", () => {
  it.each(pairs)("is a page beside %s, and each links to the other", async (english, other) => {
    const contents = await contentsOf(translations);
    expect(siteAddresses(contents)).toContain(other);
    expect(linkOn(contents, english ?? "")).toBe(other);
    expect(linkOn(contents, other ?? "")).toBe(english);
    expect(frame(contents, other ?? "").siteWords.pageLanguage).toBe("sw");
  });

  it("has the addresses below its prefix, and none that only begins like it", async () => {
    const contents = await contentsOf(translations);
    const languages = ["/sw", "/sw/about", "/swim"].map((page) => contentsAt(contents, page).key);
    expect(languages).toEqual(["sw", "sw", "en"]);
  });

  it.each([
    ["/help", "en", "sw"],
    ["/sw/help", "sw", "en"],
  ])("of the helplines is beside them on the poster of %s", async (page, first, second) => {
    const [column] = helpPage(contentsAt(await contentsOf(), page), page).props.columns;
    expect([column?.language, column?.lines[0]?.other.language]).toEqual([first, second]);
  });

  it("has its own words, and the facts of its original", async () => {
    const contents = await contentsOf({
      "sw/stats.yaml": "- id: girls\n  label: wasichana\n  scope: Mwaka huu\n",
    });
    const stats = inSwahili(contents).stats;
    expect(stats[0]).toMatchObject({ value: "1,500+", label: "wasichana", scope: "Mwaka huu" });
    // A figure without a translation keeps its words, and their language.
    expect(stats[1]).toMatchObject({ label: "The villages", lang: "en" });
    expect(contents.stats[0]?.label).toBe("The girls");
  });

  it("has every word of a form, those of drafts too", async () => {
    const contents = await contentsOf({ "sw/forms.yaml": "draft:\n  undo: Kiondoe\n" });
    expect(inSwahili(contents).forms.draft.undo).toBe("Kiondoe");
    expect(await findingsOf({ "sw/forms.yaml": "draft:\n  undo: Kiondoe\n" })).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ file: "sw/forms.yaml" })]),
    );
  });

  it("leaves out what is not translated or is a draft", async () => {
    const member = { name: "N. N.", role: "R", about: "A" };
    const team = JSON.stringify(["a", "b", "c"].map((id) => ({ id, ...member })));
    const translation = "- {id: a, role: Kiongozi}\n- {id: b, role: Mwalimu, draft: true}\n";
    const contents = await contentsOf({ "team.yaml": team, "sw/team.yaml": translation });
    expect(inSwahili(contents).team.map(({ role }) => role)).toEqual(["Kiongozi"]);
    expect(contents.team).toHaveLength(3);
  });

  it("is hidden while its original is a draft", async () => {
    const waiting = { ...translations, "blog/1.mdx": postFile("Words.\n", { draft: "true" }) };
    expect(siteAddresses(await contentsOf(waiting))).not.toContain("/sw/blog/1");
    expect(siteAddresses(await contentsOf(waiting, { drafts: true }))).toContain("/sw/blog/1");
  });

  it("links to pages in its own language, if they exist", async () => {
    const linked = "See [us](/privacy#part), [this](/blog/1), [that](/contact).\n";
    const contents = await contentsOf({
      ...translations,
      "blog/1.mdx": postFile(linked),
      "sw/blog/1.mdx": prose("Habari").replace("Maneno.", linked),
    });
    const linksOf = (address: string) => {
      const html = postPage(contentsAt(contents, address), "1", address)?.props.html ?? "";
      return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    };
    expect(linksOf("/sw/blog/1")).toEqual(["/sw/privacy#part", "/sw/blog/1", "/contact"]);
    expect(linksOf("/blog/1")).toEqual(["/privacy#part", "/blog/1", "/contact"]);
  });

  it("of a post has its author, day and category in its language", async () => {
    const categories = "- { id: Education, name: Elimu }\n";
    const contents = await contentsOf({ ...translations, "sw/categories.yaml": categories });
    const { post, updated } = postPage(inSwahili(contents), "1", "/sw/blog/1")?.props ?? {};
    expect(post).toMatchObject({ title: "Habari", category: "Elimu" });
    expect(updated).toBeUndefined();
  });

  it("is reported as outdated when its original has changed, and only then", async () => {
    const asked = async (files: Files) =>
      (await findingsOf({ ...translations, ...files })).filter(({ rule }) => rule === "languages");
    const english = { "blog/1.mdx": postFile("Words.\n") };
    const marked = (mark: string) => ({
      "sw/blog/1.mdx": prose("Habari", `translates: "${mark}"\n`),
    });
    const [finding] = await asked({ ...english, ...marked("00000000") });
    const mark = finding?.instead?.replaceAll('"', "") ?? "";
    expect(await asked({ ...english, ...marked(mark) })).toEqual([]);
    const other = { "blog/1.mdx": postFile("Other words.\n") };
    expect(await asked({ ...other, ...marked(mark) })).toHaveLength(1);
  });

  it("has its own form words, and no confirm notes", async () => {
    const words = "title: Mawasiliano\nform:\n  submit: Tuma\n";
    const contents = await contentsOf({ "sw/pages/contact.yaml": words + confirm });
    const { form } = contactPage(inSwahili(contents), "/sw/contact").props;
    expect(form.words.submit).toBe("Tuma");
    expect(form.delivery.language).toBe("sw");
    expect(JSON.stringify(form)).not.toContain("confirm");
  });
});

describe("an original post in the second language", () => {
  it("keeps its address, and both languages list it", async () => {
    const contents = await contentsOf({
      "blog/3.mdx": postFile("Maneno.\n", { lang: "sw" }),
      "sw/pages/blog.yaml": "title: Habari\n",
    });
    expect(siteAddresses(contents)).toContain("/blog/3");
    expect(siteAddresses(contents)).not.toContain("/sw/blog/3");
    for (const language of contents.languages)
      expect(postsByDate(language).map(({ id }) => id)).toContain("3");
  });
});

describe("a site in French", () => {
  const french = "tests/fixtures/french/first";

  it("has no English word in hours, dates and the frame", async () => {
    const content = await contentWith({}, french);
    const findings = await runRules(checkedSite(content));
    expect(findings).toEqual([]);
    const contents = await contentsFor(content, { day: "2026-11-27", drafts: false });
    expect(contents.language).toBe("fr-CD");
    const words = JSON.stringify([
      frame(contents, "/contact"),
      contactPage(contents, "/contact").props,
    ]);
    expect(words.replace(/"\w+":/g, "")).not.toMatch(
      /\b(?:hours|Mon|AM|PM|the|Send|Menu page|English|not found)\b/,
    );
  });

  it("can be the third language of a site with a folder and a line in site.yaml", async () => {
    const layer = await textsIn("tests/fixtures/french/second");
    const { "site.yaml": site = "" } = await textsIn(frozenContent);
    const languages = site.replace(/(name: Kiswahili\n)/, "$1  - code: fr\n    name: Français\n");
    const content = await contentWith({ ...layer, "site.yaml": languages }, frozenContent);
    const findings = (await runRules(checkedSite(content))).filter(({ file }) =>
      file.startsWith("fr/"),
    );
    expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
    const contents = await contentsFor(content, { day: "2026-11-27", drafts: false });
    const list = siteAddresses(contents);
    expect(list).toEqual(expect.arrayContaining(["/fr", "/fr/contact", "/sw/contact"]));
    expect(list).not.toContain("/fr/donate");
    expect(frame(contents, "/fr").header.translations.list.map(({ language }) => language)).toEqual(
      ["en", "sw"],
    );
    expect(contentsAt(contents, "/fr").quoted.fr?.get("answer-time")?.text).toMatch(/^48.heures$/);
  });
});

describe("a motto and a saying", () => {
  it("are in the language that they name, otherwise in that of the site or in Swahili", async () => {
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
