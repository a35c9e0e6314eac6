import { expect, it } from "vitest";
import type { Contents } from "#app/content/contents.ts";
import { contentsFor } from "#app/content/open-contents.server.ts";
import { contactPage } from "#app/routes/contact.tsx";
import { frame } from "#app/content/frame.ts";
import { kinds } from "#app/content/kinds.ts";
import { homePage } from "#app/routes/home.tsx";
import { helpPage } from "#app/routes/help.tsx";
import { postPage } from "#app/routes/blog.$id.tsx";
import { siteAddresses } from "#app/content/site-addresses.ts";
import { withTranslation } from "#app/content/languages/with-translation.ts";
import { figuresOf } from "#app/content/parts/figures-of.ts";
import { contentsAt } from "#app/content/parts/contents-at.ts";
import { proverbCard } from "#app/content/parts/proverb-card.ts";
import { pageAt } from "#app/content/parts/page-meta.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import {
  baseContent,
  changedFile,
  contentsOf,
  contentWith,
  frenchFolder,
  frenchLayer,
  postFile,
  type Files,
} from "#tests/support/content-folder.ts";

const audience = { day: "2026-11-27", drafts: false };
const prose = (title: string, body = "Maneno.\n") => `---\ntitle: ${title}\n---\n${body}`;
const translations: Files = {
  ...changedFile("sw/interface.yaml", "{label} {value}", "Idadi ya {label}: {value}"),
  "sw/pages/about.yaml": "title: Sisi\nheading: Sisi ni nani\n",
  "sw/pages/privacy.mdx": prose("Faragha"),
  "sw/blog/1.mdx": prose("Habari"),
};
const inSwahili = (contents: Contents) => contentsAt(contents, "/sw");

it.each([
  ["/about", "/sw/about"],
  ["/privacy", "/sw/privacy"],
  ["/blog/1", "/sw/blog/1"],
])("the translation of %s is %s, and each links to the other", async (english, other) => {
  const contents = await contentsOf(translations);
  const linkOn = (at: string) => frame(contents, at).header.translations.list;
  expect([linkOn(english), linkOn(other)]).toEqual([
    [{ label: "The swahili", language: "sw", href: other }],
    [{ label: "The english", language: "en", href: english }],
  ]);
  const { siteWords, locale } = frame(contents, other);
  expect([siteWords.locale, locale, siteWords.isLabelFirst]).toEqual(["sw", "sw", true]);
});

it("an address is in a language if it is the prefix or below it, not if it only begins alike", async () => {
  const contents = await contentsOf(translations);
  const languages = ["/sw", "/sw/about", "/swim", "/sweets/sw"].map(
    (address) => contentsAt(contents, address).language,
  );
  expect(languages).toEqual(["sw", "sw", "en", "en"]);
});

it("a page without a translation links to the home page of the other language, if it has one", async () => {
  const partly = await contentsOf(translations);
  const withHome = await contentsOf({ ...translations, "sw/pages/home.yaml": "title: Mwanzo\n" });
  const hrefs = [partly, withHome].map((contents) =>
    frame(contents, "/contact").header.translations.list.map(({ href }) => href),
  );
  expect(hrefs).toEqual([[], ["/sw"]]);
});

it("a translation has its own words, and the facts of its original", async () => {
  const contents = await contentsOf({
    "sw/stats.yaml": "- id: girls\n  label: wasichana\n  scope: Mwaka huu\n",
    "forms.yaml": `${baseContent["forms.yaml"]}confirm: By a reader\n`,
    "sw/forms.yaml": "draft:\n  undo: Kiondoe\n",
    "sw/categories.yaml": "- { id: Education, name: Elimu }\n",
    "sw/pages/contact.yaml": "title: T\nform: { submit: Tuma }\nconfirm: By a reader\n",
    "blog/1.mdx": postFile("Words.\n", { updated: "2025-03-01" }),
    ...translations,
  });
  const { stats, forms } = inSwahili(contents);
  expect(stats[0]).toMatchObject({ value: "1,500+", label: "wasichana", scope: "Mwaka huu" });
  // A figure without a translation keeps its words, and their language.
  const figures = figuresOf(inSwahili(contents), ["girls", "villages"]);
  expect(figures.map(({ label, lang }) => [label, lang])).toEqual([
    ["wasichana", undefined],
    ["The villages", "en"],
  ]);
  expect(contents.stats[0]?.label).toBe("The girls");
  expect(forms.draft.undo).toBe("Kiondoe");
  const { post, updated } = postPage(inSwahili(contents), "1", "/sw/blog/1")!.props;
  const day = expect.stringContaining("Machi") as string;
  expect([post.title, post.category, updated]).toEqual(["Habari", "Elimu", day]);
  const { form } = contactPage(inSwahili(contents), "/sw/contact").props;
  expect([form.words.submit, form.delivery.locale]).toEqual(["Tuma", "sw"]);
  expect(JSON.stringify(form)).not.toContain("confirm");
  expect(inSwahili(contents).contact.lead).toBe(contents.contact.lead);
});

it("a file to which only the body of a translation links is published, unless that is a draft", async () => {
  const map = { "files/map.svg": '<svg xmlns="http://www.w3.org/2000/svg"></svg>' };
  const link = prose("Faragha", "[Ramani](/files/map.svg)\n");
  const [linked, draft] = [link, link.replace("title", "draft: true\ntitle")];
  const published = [linked, draft].map(async (text) => {
    const { downloads } = await contentsOf({ ...map, "sw/pages/privacy.mdx": text });
    return downloads.has("/files/map.svg");
  });
  expect(await Promise.all(published)).toEqual([true, false]);
});

it("a language leaves out what is not translated, a draft, or has a draft as its original", async () => {
  const members = ["a", "b", "c"].map((id) => `- {id: ${id}, name: N, role: R, about: A}\n`);
  const files = {
    ...translations,
    "team.yaml": members.join(""),
    "lesos.yaml": "- {id: a, text: Haba na haba, meaning: M, source: S}\n",
    "sw/pages/leso.yaml": "title: Leso\n",
    "partners.yaml": "- {id: a, name: A, logo: /files/a.svg}\n",
    "sw/team.yaml": "- {id: a, role: Kiongozi}\n- {id: b, role: Mwalimu, draft: true}\n",
    "blog/1.mdx": postFile("Words.\n", { draft: "true" }),
  };
  const visited = await contentsOf(files);
  const preview = await contentsOf(files, { drafts: true });
  expect(inSwahili(visited).team.map(({ role }) => role)).toEqual(["Kiongozi"]);
  expect(inSwahili(preview).team.map(({ role }) => role)).toEqual(["Kiongozi", "Mwalimu"]);
  expect(visited.team).toHaveLength(3);
  // Facts, names and cloths are shown in the words of the first language.
  const { lesos, partners, stats, categories, team } = inSwahili(visited);
  const counts = [lesos, partners, stats, categories, team].map(({ length }) => length);
  expect(counts).toEqual([1, 1, visited.stats.length, visited.categories.length, 1]);
  expect(siteAddresses(visited)).not.toContain("/sw/blog/1");
  expect(siteAddresses(visited)).toContain("/sw/leso/a");
  expect(siteAddresses(preview)).toContain("/sw/blog/1");
});

it("an entry or file that needs no translation is shown untranslated while its translation is a draft", async () => {
  const files = {
    "helplines.yaml": '- { id: child, number: "116", name: A child line }\n',
    "sw/helplines.yaml": "- { id: child, name: Simu ya watoto, draft: true }\n",
    "sw/interface.yaml": `draft: true\n${baseContent["sw/interface.yaml"]}`,
  };
  const [visited, preview] = await Promise.all(
    [false, true].map(async (drafts) => inSwahili(await contentsOf(files, { drafts }))),
  );
  expect(visited?.helplines.map(({ name }) => name)).toEqual(["A child line"]);
  expect(preview?.helplines.map(({ name }) => name)).toEqual(["Simu ya watoto"]);
  expect(visited?.interface.languages).toBe("Languages");
  expect(preview?.interface.languages).toBe("Lugha");
});

it("a translation, and a post that is in its language, link to pages in their own language, if they exist", async () => {
  const linked =
    "[us](/privacy/?a=1#part), [this](/blog/1), [that](/contact), [posts](/blog/category/education).\n";
  const contents = await contentsOf({
    ...translations,
    "blog/1.mdx": postFile(linked),
    "sw/blog/1.mdx": prose("Habari", linked),
    "sw/blog/2.mdx": prose("Pili"),
    "blog/3.mdx": postFile(linked, { lang: "sw", date: "2020-01-01" }),
  });
  const linksOf = (address: string) => {
    const id = address.slice(-1);
    const { html = "", next } = postPage(contentsAt(contents, address), id, address)?.props ?? {};
    return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href).concat(next?.href);
  };
  const own = ["/sw/privacy?a=1#part", "/sw/blog/1", "/contact", "/blog/category/education"];
  expect(linksOf("/sw/blog/1")).toEqual([...own, "/sw/blog/2"]);
  expect(linksOf("/blog/3").slice(0, 4)).toEqual(own);
  const same = ["/privacy/?a=1#part", "/blog/1", "/contact", "/blog/category/education", "/blog/2"];
  expect(linksOf("/blog/1")).toEqual(same);
});

it("a helpline has its name in both languages, or in the language of its only name", async () => {
  const lines = `- { id: c, number: "8", name: C }\n${baseContent["helplines.yaml"]}- { id: b, number: "9", name: B }\n`;
  const contents = await contentsOf({
    "helplines.yaml": lines,
    "sw/helplines.yaml": `${baseContent["sw/helplines.yaml"]}- { id: c, draft: true }\n`,
  });
  const namesOn = (address: string, all = contents) =>
    frame(all, address).footer.helplines.list.map(({ name }) =>
      name.map(({ language, text }) => `${language} ${text}`).join(),
    );
  expect(namesOn("/help")).toEqual(["en C", "en A line,sw Simu", "en B"]);
  // A draft translation hides no line.
  expect(namesOn("/sw/help")).toEqual(["en C", "sw Simu,en A line", "en B"]);
  const same = await contentsOf({ "sw/helplines.yaml": "- { id: a-line, name: A line }\n" });
  expect([...namesOn("/help", same), ...namesOn("/sw/help", same)]).toEqual([
    "en A line",
    "sw A line",
  ]);
  expect(namesOn("/help", await contentsOf({ "sw/helplines.yaml": "[]\n" }))).toEqual([
    "en A line",
  ]);
  const { columns } = helpPage(inSwahili(contents), "/sw/help").props;
  expect(columns[0]?.lines.map(({ name, other }) => [name?.text, other?.text].join())).toEqual([
    "C,",
    "Simu,A line",
    "B,",
  ]);
});

it.each([
  ["", "The meaning", undefined],
  ["- { id: pole-pole, meaning: Maana }\n", "The meaning", "Maana"],
  // The same words in both languages are a translation too.
  ["- { id: pole-pole, meaning: The meaning }\n", "The meaning", "The meaning"],
])(
  "a proverb that %j translates shows %s in English and %s in Swahili",
  async (words, ...shown) => {
    const contents = await contentsOf({
      "lesos.yaml": "- { id: pole-pole, text: Pole pole, meaning: The meaning, source: S }\n",
      "pages/about.yaml": `${baseContent["pages/about.yaml"]}jina: pole-pole\n`,
      "sw/pages/about.yaml": "title: Sisi\n",
      ...(words ? { "sw/lesos.yaml": words } : {}),
    });
    const meanings = ["/about", "/sw/about"].map(
      (at) => pageAt(contentsAt(contents, at), at, {}).props.hero.jina?.gloss?.meaning.text,
    );
    expect(meanings).toEqual(shown);
  },
);

it("what a proverb means and its source have each its own language", async () => {
  const contents = await contentsOf({
    "lesos.yaml": "- { id: pole-pole, text: Pole pole, meaning: M, source: S, recorded: R }\n",
    "sw/lesos.yaml": "- { id: pole-pole, meaning: Maana }\n",
    "sw/pages/leso.yaml": "title: Leso\n",
  });
  const swahili = inSwahili(contents);
  expect(proverbCard(swahili, swahili.lesos[0]!)).toMatchObject({
    meaning: { text: "Maana", language: "sw" },
    source: { text: "S", language: "en-KE" },
    recorded: { text: "R", language: "en-KE" },
  });
});

it("a site in French has no English word in hours, dates and the frame", async () => {
  const contents = await contentsFor(await contentWith({}, frenchFolder), audience);
  const words = JSON.stringify([frame(contents, "/contact"), contactPage(contents, "/contact")]);
  expect(words.replace(/"\w+":/g, "")).not.toMatch(
    /\b(?:hours|Mon|AM|PM|the|Send|Menu page|English|not found)\b/,
  );
});

it("French can be the third language with a folder and a line in site.yaml", async () => {
  const content = await contentWith(await frenchLayer());
  const errors = (await runRules(checkedSite(content))).filter(
    ({ file, severity }) => file.startsWith("fr/") && severity === "error",
  );
  expect(errors).toEqual([]);
  const contents = await contentsFor(content, audience);
  const { quoted, stats } = contentsAt(contents, "/fr");
  expect(quoted.fr?.get("answer-time")?.text).toMatch(/^48.heures$/);
  expect(stats.find(({ id }) => id === "success-rate")?.value).toMatch(/^98\s%$/);
  // The page for somebody in danger has the first two languages side by side, and the others alone.
  const columns = ["/help", "/sw/help", "/fr/help"].map(
    (address) => helpPage(contentsAt(contents, address), address).props.columns.length,
  );
  expect(columns).toEqual([2, 1, 1]);
  const alone = await contentsOf({ "sw/pages/help.yaml": null });
  expect(helpPage(alone, "/help").props.columns).toHaveLength(1);
});

it.each([
  [null, ["en-KE", "en-KE"]],
  ["motto: Moja\n", ["en-KE", "sw"]],
])("the motto of a site with %j in Swahili is in %j", async (swahili, languages) => {
  const contents = await contentsOf({ "sw/site.yaml": swahili });
  const shown = ["/", "/sw/help"].map((at) => frame(contents, at).footer.motto.language);
  expect(shown).toEqual(languages);
});

it.each([
  ["", "", "en-KE"],
  ["copyright: Haki\nnotice: { text: Tumefunga. }\n", "heading: Barua\n", "sw"],
])(
  "on Swahili pages of a site with %j and a newsletter with %j, the words around the page are in %s",
  async (ofSite, ofNewsletter, language) => {
    const notice = "notice: { text: We are closed., until: 2999-01-03 }\n";
    const files = { "sw/site.yaml": ofSite || null, "sw/newsletter.yaml": ofNewsletter || null };
    const contents = await contentsOf({
      ...files,
      "site.yaml": notice + baseContent["site.yaml"],
      "sw/pages/about.yaml": "title: Sisi\n",
    });
    const { notice: shown, footer } = frame(contents, "/sw/about");
    const languages = [shown?.lang, footer.copyright.language, footer.newsletter?.language];
    expect(new Set(languages)).toEqual(new Set([language]));
  },
);

it("a list without a key is paired by position if it has the same length, and is the translation's own if not", () => {
  const { schema } = kinds.find(({ name }) => name === "navigation")!;
  const original = {
    header: [
      { label: "A", href: "/a" },
      { label: "B", href: "/b" },
    ],
  };
  const mergedWith = (header: object[]) => withTranslation(schema, original, { header }).value;
  expect(mergedWith([{ label: "Moja" }, { label: "Mbili" }])).toEqual({
    header: [
      { label: "Moja", href: "/a" },
      { label: "Mbili", href: "/b" },
    ],
  });
  expect(mergedWith([{ label: "Mbili" }])).toEqual({ header: [{ label: "Mbili" }] });
});

it("a list that is empty in the first language is empty in a translation, and items that it lacks have no effect", () => {
  const { schema } = kinds.find(({ name }) => name === "home")!;
  const mergedWith = (summaries: object[]) => {
    const words = ["a", "b"].map((program) => ({ program, title: "Kichwa" }));
    const original = { programs: { summaries } };
    return withTranslation(schema, original, { programs: { summaries: words } }).value;
  };
  expect(mergedWith([])).toEqual({ programs: { summaries: [] } });
  const left = { program: "b", text: "T" };
  expect(mergedWith([left])).toEqual({ programs: { summaries: [{ ...left, title: "Kichwa" }] } });
});

it("the merge records what comes from a translation, and where it is there", () => {
  const { schema } = kinds.find(({ name }) => name === "home")!;
  const summaries = ["a", "b"].map((program) => ({ program, title: "T", text: "X" }));
  const words = { programs: { summaries: [{ program: "b", text: "Y" }] } };
  const { places } = withTranslation(schema, { title: "T", programs: { summaries } }, words);
  expect(places.get("programs.summaries.1.text")).toEqual(["programs", "summaries", 0, "text"]);
  const others = ["title", "programs.summaries.0.text", "programs.summaries.1.title"];
  expect(others.filter((path) => places.has(path))).toEqual([]);
});

it("what quotes or lists an entry whose translation is a draft has the words of the first language", async () => {
  const quotes = "{{role:a-leader}} {{program:school}} {{program:safety}} {{count:programs}}";
  const files = {
    "sw/team.yaml": "- { id: a-leader, role: Kiongozi, draft: true }\n",
    "sw/programs/school.mdx": prose("Shule"),
    "sw/programs/safety.mdx": prose("Usalama").replace("title", "draft: true\ntitle"),
    "sw/pages/home.yaml": "title: Mwanzo\n",
    "sw/pages/about.yaml": `title: Sisi\nlead: "${quotes}"\n`,
  };
  const shown = [false, true].map(async (drafts) => {
    const swahili = inSwahili(await contentsOf(files, { drafts }));
    const { summaries } = homePage(swahili, "/sw").props.programs;
    return [swahili.about.lead, ...summaries.map(({ program }) => program)];
  });
  expect(await Promise.all(shown)).toEqual([
    ["Director Shule Safety moja", "school"],
    ["Kiongozi Shule Usalama mbili", "school", "safety"],
  ]);
});

it.each([
  ["events", "sifuri"],
  // No Swahili page has a section for them.
  ["opportunities", "moja"],
])("untranslated %s count as %s in a text", async (name, count) => {
  const event = "- { id: a, title: T, date: 2098-03-08, place: P, text: W }\n";
  const contents = await contentsOf({
    "events.yaml": event,
    "sw/pages/home.yaml": "title: Mwanzo\n",
    "sw/pages/about.yaml": `title: Sisi\nlead: Ni {{count:${name}}}\n`,
  });
  expect(inSwahili(contents).about.lead).toBe(`Ni ${count}`);
});

it("a text that falls back to the first language quotes values in that language", async () => {
  const scope = "scope: In {{answer-time}}";
  const contents = await contentsOf({
    "stats.yaml": (baseContent["stats.yaml"] ?? "").replace(
      "- id: girls\n",
      `- id: girls\n  ${scope}\n`,
    ),
    "sw/stats.yaml": "- id: girls\n  label: wasichana\n",
  });
  expect(inSwahili(contents).stats[0]?.scope).toBe(contents.stats[0]?.scope);
});
