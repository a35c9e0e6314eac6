import { afterEach, describe, expect, it, vi } from "vitest";

import { designedPageList, kindAt, kinds } from "#app/content/kinds.ts";
import { aboutPage } from "#app/content/page-data/about-page.ts";
import { pageWords } from "#app/content/contents.ts";
import { donatePage, givingAddresses } from "#app/content/page-data/donate-page.ts";
import { frame } from "#app/content/page-data/frame.ts";
import { getInvolvedPage } from "#app/content/page-data/get-involved-page.ts";
import { homePage } from "#app/content/page-data/home-page.ts";
import { proverbPage } from "#app/content/page-data/proverb-page.ts";
import { prosePageAt } from "#app/content/page-data/prose-page-at.ts";
import { siteAddresses, siteMap } from "#app/content/page-data/site-addresses.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { changedFile, baseContent, contentsOf, postFile } from "#tests/support/content-folder.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("the site map", () => {
  it("lists every address in reading order", async () => {
    // The small site has no proverbs, and one page in Swahili.
    const all = designedPageList.map(({ address }) => address);
    const designed = all.filter((address) => address !== "/leso");
    expect(designed[0]).toBe("/");
    expect(siteAddresses(await contentsOf())).toEqual([
      ...designed,
      "/blog/category/education",
      "/blog/2",
      "/blog/1",
      "/privacy",
      "/sw/help",
    ]);
  });

  it("has unique names and paths for all kinds of content", () => {
    for (const key of ["name", "path"] as const)
      expect(kinds.map((kind) => kind[key])).toEqual([...new Set(kinds.map((kind) => kind[key]))]);
    const copies = ["blog/1.mdx~", "blog/1.mdx.bak", "site.yaml.bak"].map(kindAt);
    expect(copies).toEqual(copies.map(() => undefined));
  });

  it("leaves out unlisted pages, which exist but are not indexed", async () => {
    const page = "---\ntitle: March\ndescription: D\nunlisted: true\n---\nWords.\n";
    const contents = await contentsOf({ "pages/march.mdx": page });
    expect(siteAddresses(contents)).toContain("/march");
    expect(siteMap(contents).some(({ address }) => address.endsWith("/march"))).toBe(false);
    const tags = pageTags(prosePageAt(contents, "/march")?.meta);
    expect(tags).toContainEqual({ name: "robots", content: "noindex" });
  });

  it("says when a post or a page of prose changed", async () => {
    const changed = siteMap(await contentsOf()).filter((page) => page.changed);
    expect(changed).toEqual([
      { address: "https://www.suluhisho.example/blog/2", changed: "2025-02-20" },
      { address: "https://www.suluhisho.example/blog/1", changed: "2025-01-10" },
      { address: "https://www.suluhisho.example/privacy", changed: "2025-06-30" },
    ]);
  });

  it.each([
    ["SITE_URL where that is set", "https://preview.example/", "https://preview.example/about"],
    ["the address in the content if it is empty", "", "https://www.suluhisho.example/about"],
  ])("begins with %s", async (_name, siteUrl, about) => {
    vi.stubEnv("SITE_URL", siteUrl);
    expect(siteMap(await contentsOf()).map(({ address }) => address)).toContain(about);
  });
});

describe("giving by M-Pesa", () => {
  const donate = baseContent["pages/donate.yaml"] ?? "";
  const waysWith = async (provider: string) => {
    const written = donate
      .replace("provider:\n", `provider:\n${provider}`)
      .replace("tillSteps: [Send it]", 'tillSteps: ["To {till}", "Only to {name}"]');
    const { props } = donatePage(await contentsOf({ "pages/donate.yaml": written }));
    return props.giving.mobileMoney?.ways;
  };

  it("explains a till, with a number to copy and a name to compare", async () => {
    expect(await waysWith("")).toBeUndefined();
    const till = '  till: { number: "512345", name: SULUHISHO }\n';
    const [steps] = (await waysWith(till)) ?? [];
    expect(steps?.map(({ text }) => text)).toEqual(["To 512345", "Only to SULUHISHO"]);
    expect(steps?.map(({ copy }) => copy?.value)).toEqual(["512345", undefined]);
    const paybill = '  paybill: { number: "400200", account: GIRLS }\n';
    expect(await waysWith(till + paybill)).toHaveLength(2);
  });
});

describe("the giving addresses", () => {
  it("contain the fundraiser's id and the suggested values", async () => {
    const page = "pageAddress: https://give.example/{fundraiserId}";
    const asked = `${page}?t={type}&a={amount}&m={method}`;
    const contents = await contentsOf(changedFile("pages/donate.yaml", page, asked));
    expect(givingAddresses(pageWords(contents, "donate"))).toEqual({
      page: "https://give.example/000000?t=one-time&a=50&m=mpesa",
      frame: "https://give.example/000000/frame",
    });
  });
});

describe("the home page", () => {
  it("has the three newest posts as news, with their categories", async () => {
    const days = ["2024-03-01", "2025-01-01", "2023-01-01", "2024-12-31"];
    const posts = days.map((date, index) => {
      const kind: Record<string, string> = index === 1 ? { news: "Impact" } : {};
      return [`blog/${index + 1}.mdx`, postFile("Words.\n", { date, ...kind })];
    });
    const contents = await contentsOf(Object.fromEntries(posts));
    const { list } = homePage(contents).props.news;
    expect(list.map(({ date }) => date)).toEqual(["2025-01-01", "2024-12-31", "2024-03-01"]);
    expect(list.map(({ category }) => category)).toEqual(["Impact", "Education", "Education"]);
  });
});

describe("what donors look up", () => {
  const page = baseContent["pages/about.yaml"] ?? "";
  const proof = "proof:\n  heading: H\n  list:\n    - {id: board, name: Our board, text: Names}\n";
  const rowsOf = async (files: Record<string, string>) =>
    aboutPage(await contentsOf(files)).props.proof?.rows;

  it("is left out if it is empty", async () => {
    expect(await rowsOf({})).toBeUndefined();
  });

  it("is between the footer's links and the partners' names", async () => {
    const link = { label: "No. 218", href: "https://register.example/218" };
    const rows = await rowsOf({
      "pages/about.yaml": page + proof,
      "site.yaml": `${baseContent["site.yaml"]}registration: ${JSON.stringify(link)}\n`,
      "partners.yaml": "- {id: a, name: The library, logo: /files/classroom.svg, sample: true}\n",
    });
    expect(rows?.map(({ name, text }) => [name, text])).toEqual([
      [undefined, undefined],
      ["Our board", "Names"],
      [expect.any(String), "The library"],
    ]);
    expect([rows?.[0]?.link, rows?.[2]?.sample]).toEqual([link, true]);
  });

  it("becomes a section with a heading if it is a single row", async () => {
    const { props } = aboutPage(await contentsOf({ "pages/about.yaml": page + proof }));
    expect(props.proof).toMatchObject({ heading: "Our board", lead: "Names", rows: [] });
  });

  it("leaves the press contact to the press kit", async () => {
    const asked = proof.replace("id: board, name: Our board", "id: press, name: Whom to ask");
    const kit = "press: {heading: For journalists, logo: Download}\n";
    const { props } = aboutPage(await contentsOf({ "pages/about.yaml": page + asked + kit }));
    expect(props.proof).toBeUndefined();
    const [contact, , logo] = props.press?.rows ?? [];
    expect([contact?.text, logo?.link?.label]).toEqual(["Names", "Download"]);
  });
});

describe("the register of figures", () => {
  it("shows figures with a scope, day or source, and counts the others", async () => {
    const stat = (id: string, more = "") =>
      `- {id: ${id}, value: "1", label: L, status: stated${more}}\n`;
    const words = "{heading: F, stated: S, verified: V, open: '{count} of {all}'}";
    const registerWith = async (more: string) => {
      const stats = (baseContent["stats.yaml"] ?? "") + more;
      const about = `${baseContent["pages/about.yaml"]}register: ${words}\n`;
      return aboutPage(await contentsOf({ "pages/about.yaml": about, "stats.yaml": stats })).props
        .register;
    };
    const before = await registerWith("");
    const shared = ", source: Our own";
    const after = await registerWith(
      stat("a1", shared) + stat("a2", shared) + stat("a3", ", asOf: May") + stat("a4"),
    );
    const [count = 0, all = 0] = (before?.lead.match(/\d+/g) ?? []).map(Number);
    expect(after?.lead).toBe(`S ${count + 3} of ${all + 4}`);
    expect(after?.list.map(({ id }) => id).slice(before?.list.length)).toEqual(["a3"]);
  });
});

describe("a page with a list", () => {
  it("sorts the years", async () => {
    const year = (number: number) => `- year: ${number}\n  title: T\n  text: X\n`;
    const contents = await contentsOf({ "timeline.yaml": year(2021) + year(2019) + year(2020) });
    const { milestones } = aboutPage(contents).props.timeline;
    expect(milestones.map((milestone) => milestone.year)).toEqual([2019, 2020, 2021]);
  });
});

describe("a page of prose", () => {
  it("says when it changed", async () => {
    const page = prosePageAt(await contentsOf(), "/privacy");
    expect(page?.props.updated).toEqual({
      label: "Last changed",
      date: "2025-06-30",
    });
    expect(page?.props.html).toContain("<p>We know nothing.");
  });
});

describe("the page of a proverb", () => {
  it("is shared with its own address, and pages with the same saying link to it", async () => {
    const leso = "- id: pole-pole\n  text: The text\n  meaning: Slowly\n  source: Known\n";
    const contents = await contentsOf({ "lesos.yaml": leso });
    const address = "https://www.suluhisho.example/leso/pole-pole";
    const hrefs =
      proverbPage(contents, "pole-pole")?.props.card.links.map(({ href }) => href) ?? [];
    expect(hrefs).toHaveLength(3);
    for (const href of hrefs) expect(decodeURIComponent(href)).toContain(address);
    expect(homePage(contents).props.hero.jina?.send?.href).toBe("/leso/pole-pole");
    expect(proverbPage(contents, "haraka")).toBeUndefined();
  });
});

describe("an opportunity with a heading", () => {
  it("is in a section of its own, not among the ways to volunteer", async () => {
    const opportunity =
      "- id: a\n  heading: Jobs\n  title: Accountant\n  description: D\n  commitment: C\n";
    const vacancy = `${opportunity}  location: L\n  skills: [S]\n`;
    const list = `${baseContent["opportunities.yaml"]}${vacancy}`;
    const { props } = getInvolvedPage(await contentsOf({ "opportunities.yaml": list }));
    const titlesOf = (entries: { title: string }[]) => entries.map(({ title }) => title);
    expect(props.apart.map((part) => [part.heading, ...titlesOf(part.list)])).toEqual([
      ["Jobs", "Accountant"],
    ]);
    expect(titlesOf(props.opportunities.list)).not.toContain("Accountant");
    expect(props.form.interests).not.toContain("Accountant");
  });
});

describe("the frame", () => {
  it("marks the current page, and links to the other language by its own name", async () => {
    const translation = "---\ntitle: Faragha\n---\nManeno.\n";
    const contents = await contentsOf({ "sw/pages/privacy.mdx": translation });
    const [english, swahili] = contents.languages;
    const [link] = contents.navigation.header;
    const marked = ["/about", link?.href ?? ""].map((path) => {
      const { links, donate } = frame(contents, path).header;
      return [...links, donate].filter((link) => link?.current).map((link) => link?.href);
    });
    expect(marked).toEqual([[], [link?.href]]);
    const leadsTo = ["/privacy", "/sw/privacy"].map(
      (path) => frame(contents, path).header.translations.list[0],
    );
    expect(leadsTo).toMatchObject([
      { label: swahili?.languageName, language: "sw", href: "/sw/privacy" },
      { label: english?.languageName, language: "en", href: "/privacy" },
    ]);
  });

  it("shows a notice until its last day, but not on the help page", async () => {
    const notice = { text: "We are closed.", until: "2027-01-03" };
    const site = `${baseContent["site.yaml"]}notice: ${JSON.stringify(notice)}\n`;
    const contents = await contentsOf({ "site.yaml": site });
    vi.stubEnv("DATE", "2027-01-03");
    expect(frame(contents, "/about").notice).toMatchObject(notice);
    expect(frame(contents, "/help").notice).toBeUndefined();
    expect(frame(contents, "/sw/help").notice).toBeUndefined();
    vi.stubEnv("DATE", "2027-01-04");
    expect(frame(contents, "/about").notice).toBeUndefined();
  });

  it.each(["registration", "annualReport"])(
    "has a link for the %s once there is one",
    async (name) => {
      const register = { label: "No. 218", href: "https://register.example/218" };
      const site = `${baseContent["site.yaml"]}${name}: ${JSON.stringify(register)}\n`;
      const linksOf = async (files = {}) => frame(await contentsOf(files), "/").footer.furtherLinks;
      expect(await linksOf({ "site.yaml": site })).toEqual([...(await linksOf()), register]);
    },
  );

  it("gives a network without an address a different tooltip and no link", async () => {
    const { social } = frame(await contentsOf(), "/").footer;
    expect(social?.links.map(({ href, tooltip }) => [href, tooltip])).toEqual([
      [undefined, "Not on Facebook yet"],
      ["https://photos.example/suluhisho", "Instagram: opens its site"],
      [undefined, "Not on X yet"],
    ]);
  });
});
