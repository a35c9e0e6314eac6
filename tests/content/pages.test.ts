import { afterEach, expect, it, vi } from "vitest";
import { pageWords, type Contents } from "#app/content/contents.ts";
import { designedPageList, kindAt, kinds } from "#app/content/kinds.ts";
import { aboutPage } from "#app/content/page-data/about-page.ts";
import { contactPage } from "#app/content/page-data/contact-page.ts";
import { donatePage, givingAddresses } from "#app/content/page-data/donate-page.ts";
import { frame } from "#app/content/page-data/frame.ts";
import { getInvolvedPage } from "#app/content/page-data/get-involved-page.ts";
import { helpPage } from "#app/content/page-data/help-page.ts";
import { homePage } from "#app/content/page-data/home-page.ts";
import { pageOrigins } from "#app/content/page-data/page-origins.ts";
import { postPage } from "#app/content/page-data/post-page.ts";
import { programsPage } from "#app/content/page-data/programs-page.ts";
import { prosePageAt } from "#app/content/page-data/prose-page-at.ts";
import { proverbPage } from "#app/content/page-data/proverb-page.ts";
import { feedPosts, sharePictures, siteAddresses } from "#app/content/page-data/site-addresses.ts";
import { siteMap } from "#app/content/page-data/site-addresses.ts";
import { registerOf } from "#app/content/parts/figures-of.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { baseContent, changedFile, contentsOf, postFile } from "#tests/support/content-folder.ts";
import type { Files } from "#tests/support/content-folder.ts";
import { findingsOf } from "#tests/support/findings.ts";

afterEach(() => void vi.unstubAllEnvs());

const origin = "https://www.suluhisho.example";
const more = (file: string, words: string): Files => ({ [file]: `${baseContent[file]}${words}` });
const post = (fields: Record<string, string>, body = "Words.\n") => postFile(body, fields);
const prose = (fields: string, body = "Words.\n") =>
  `---\ntitle: March\ndescription: D\n${fields}---\n${body}`;
const event = (id: string, date: string) =>
  `- { id: ${id}, title: The ${id}, date: ${date}, place: A hall, text: Tea }\n`;
const proof = (id: string) => `proof: { heading: H, list: [{ id: ${id}, name: B, text: T }] }\n`;
const partner = (id: string, sample: boolean) =>
  `- { id: ${id}, name: ${id}, logo: /files/a.svg, sample: ${sample} }\n`;
const linked = (name: string) => `${name}: { label: The ${name}, href: https://b.example/ }\n`;
const service = (form: string) =>
  changedFile(
    "site.yaml",
    `${form}: { delivery: email,`,
    `${form}: { delivery: endpoint, kind: plain, address: "https://${form}.example/f",`,
  );
const proverb = { "lesos.yaml": "- {id: pole-pole, text: The text, meaning: Slowly, source: S}\n" };
const withoutTime = (text: string) => text.replace(/readTime.*\n/, "");

it("the site map has every page in reading order, without empty ones, and says what changed", async () => {
  const all = await contentsOf({ "blog/1.mdx": post({ updated: "2025-03-01" }) });
  const designed = designedPageList.map(({ address }) => address);
  expect(siteAddresses(all)).toEqual([
    ...designed.filter((address) => address !== "/leso"),
    ...["/blog/category/education", "/blog/2", "/blog/1", "/privacy", "/sw/help"],
  ]);
  const changed = siteMap(all).filter((page) => page.changed);
  expect(changed.map(({ address, changed }) => `${address} ${changed}`)).toEqual(
    ["/blog/2 2025-02-20", "/blog/1 2025-03-01", "/privacy 2025-06-30"].map(
      (page) => origin + page,
    ),
  );
});

it("an unlisted page exists, but is in no site map and not indexed", async () => {
  const all = await contentsOf({ "pages/march.mdx": prose("unlisted: true\n") });
  expect(siteAddresses(all)).toContain("/march");
  expect(siteMap(all).map(({ address }) => address)).not.toContain(`${origin}/march`);
  const noindex = { name: "robots", content: "noindex" };
  expect(pageTags(pageMeta(all, "/march"))).toContainEqual(noindex);
  expect(pageTags(pageMeta(all, "/privacy"))).not.toContainEqual(noindex);
});

it("pages of the same look share a picture, and a proverb has one of its own and a page", async () => {
  const all = await contentsOf(proverb);
  const pictures = sharePictures(all).map(({ shape, jina = "none" }) => `${shape} ${jina}`);
  const none = [1, 2, 3, 4].map(() => "preview none");
  expect(pictures.sort()).toEqual(["preview The text", ...none, "whole The text"].sort());
  expect(homePage(all).props.hero.jina?.send?.href).toBe("/leso/pole-pole");
  expect(proverbPage(all, "haraka")).toBeUndefined();
  const { meta, props } = proverbPage(all, "pole-pole")!;
  expect(meta.description).toBe("“Slowly”: a proverb.");
  const sent = props.card.links.map(({ href }) => decodeURIComponent(href));
  expect(sent.filter((href) => href.includes(`${origin}/leso/pole-pole`))).toHaveLength(3);
});

it("the feed of each language has the twenty newest posts and its own address", async () => {
  const days = Array.from({ length: 21 }, (_, at) => `2025-03-${String(at + 1).padStart(2, "0")}`);
  const posts = days.map((date, at) => [`blog/${at + 1}.mdx`, post({ date })] as const);
  const all = await contentsOf(Object.fromEntries(posts));
  const newest = days.map((_, at) => `${origin}/blog/${21 - at}`).slice(0, 20);
  expect(feedPosts(all).posts.map(({ address }) => address)).toEqual(newest);
  expect(all.languages.map(feedPosts).flatMap(({ self, home }) => [self, home])).toEqual(
    ["/feed.xml", "/blog", "/sw/feed.xml", "/sw/blog"].map((address) => origin + address),
  );
});

it("the home page has the newest posts as news, the next event first, and links to programs", async () => {
  const days = ["2024-03-01", "2025-01-01", "2023-01-01"];
  const posts = days.map((date, at) => [`blog/${at + 1}.mdx`, post({ date })] as const);
  const files = {
    ...Object.fromEntries(posts),
    "blog/4.mdx": post({ date: "2024-12-31", news: "Impact" }),
    "events.yaml": event("march", "2098-06-16") + event("fair", "2098-05-02"),
    ...changedFile("programs/safety.mdx", "position", "draft: true\nposition"),
  };
  const { news, events, programs } = homePage(await contentsOf(files)).props;
  expect(news.list.map(({ date, category }) => `${date} ${category}`)).toEqual([
    "2025-01-01 Education",
    "2024-12-31 Impact",
    "2024-03-01 Education",
  ]);
  expect(events.list.map(({ id }) => id)).toEqual(["fair", "march"]);
  const hrefs = programs.summaries.map(({ href }) => href);
  expect(hrefs).toEqual(["/programs#school", "/programs", "/programs#savings"]);
  const hidden = await contentsOf(more("site.yaml", "hide: [news]\n"));
  expect(homePage(hidden).props.news.list).toEqual([]);
});

it("the about page sorts the years, and has what donors and journalists look up", async () => {
  const aboutWith = async (files: Files) => aboutPage(await contentsOf(files)).props;
  const years = [2021, 2019, 2020].map((year) => `- { year: ${year}, title: T, text: X }\n`);
  const plain = await aboutWith({ "timeline.yaml": years.join("") });
  expect(plain.timeline.milestones.map(({ year }) => year)).toEqual([2019, 2020, 2021]);
  expect([plain.proof, plain.press]).toEqual([undefined, undefined]);

  const single = await aboutWith(more("pages/about.yaml", proof("board")));
  expect(single.proof).toEqual({ heading: "B", lead: "T", rows: [] });

  const whole = await aboutWith({
    ...more("pages/about.yaml", proof("board")),
    ...more("site.yaml", linked("annualReport") + linked("registration")),
    "partners.yaml": partner("a", false) + partner("b", true),
  });
  const rows = whole.proof?.rows.map(({ name, link, text }) => name ?? link?.label ?? text);
  expect(rows).toEqual(["The registration", "The annualReport", "B", "The partners"]);
  expect(whole.proof?.rows.at(-1)).toMatchObject({ text: "a, b", sample: true });

  const press =
    "press: { heading: P, logo: L, facts: [girls, share], cloths: { label: C, href: / } }\n";
  const kit = await aboutWith({
    ...more("pages/about.yaml", proof("press") + press),
    "partners.yaml": "[]\n",
  });
  expect(kit.proof).toBeUndefined();
  expect(kit.press?.rows.map(({ text, link }) => text ?? link?.label)).toEqual([
    "T",
    "Nairobi, Kenya · 1,500+ The girls · 85% The share",
    "L",
    "C",
  ]);
});

it("the register has figures with facts of their own, and counts the others", async () => {
  const stat = (id: string, facts: string) => `- { id: ${id}, value: "1", label: L, ${facts} }\n`;
  const shared = "status: stated, source: Our own";
  const stats = stat("a1", shared) + stat("a2", shared) + stat("a3", "status: stated, asOf: May");
  const words = "register: {heading: F, stated: S, verified: V, open: '{count} of {all}'}\n";
  const files = { ...more("stats.yaml", stats + stat("a4", "status: verified")) };
  const all = await contentsOf({ ...files, ...more("pages/about.yaml", words) });
  const { lead, list } = aboutPage(all).props.register ?? {};
  expect(lead).toBe("S 6 of 8");
  const lines = list?.map((figure) => `${figure.id}: ${figure.lines.join()}`);
  expect(lines).toEqual(["a3: The figureAsOf: May", "a4: V"]);
  const leadOf = (ids: string[]) =>
    registerOf({ ...all, stats: all.stats.filter(({ id }) => ids.includes(id)) })?.lead;
  expect([leadOf(["a3", "girls"]), leadOf(["a3"])]).toEqual(["S 1 of 2", "S"]);
});

it("the donate page explains M-Pesa once there is a number, and fills in addresses", async () => {
  const donateWith = async (provider: string, from = "provider:\n") =>
    contentsOf(changedFile("pages/donate.yaml", from, provider));
  const ways = (all: Contents) => donatePage(all).props.giving.mobileMoney?.ways;
  expect(ways(await contentsOf())).toBeUndefined();
  const till = 'provider:\n  till: { number: "512345", name: SULU }\n';
  const all = await donateWith(till);
  const { mobileMoney } = all.donate!.giving;
  mobileMoney.tillSteps = ["To {till}", "Only {name}"];
  const [steps] = ways(all) ?? [];
  expect(steps?.map(({ text, copy }) => `${text} ${copy?.value}`)).toEqual([
    "To 512345 512345",
    "Only SULU undefined",
  ]);
  const paybill = '  paybill: { number: "400200", account: GIRLS }\n';
  expect(ways(await donateWith(till + paybill))).toHaveLength(2);
  const page = "https://give.example/{fundraiserId}";
  const asked = await donateWith(`${page}?t={type}&a={amount}&m={method}`, page);
  expect(givingAddresses(pageWords(asked, "donate"))).toEqual({
    page: "https://give.example/000000?t=one-time&a=50&m=mpesa",
    frame: "https://give.example/000000/frame",
  });
});

it("an opportunity with a heading is apart, once for each heading", async () => {
  const job = (id: string) =>
    `- {id: ${id}, heading: Jobs, title: T, description: D, commitment: C, location: L, skills: [S]}\n`;
  const all = await contentsOf(more("opportunities.yaml", job("a") + job("b")));
  const { apart, form, opportunities } = getInvolvedPage(all).props;
  expect(apart.map(({ heading, list }) => `${heading} ${list.length}`)).toEqual(["Jobs 2"]);
  expect([...form.interests, opportunities.list.length]).toEqual(["Reading", 1]);
});

it("the programs page sorts programs by position, and names those of stories", async () => {
  const words = changedFile("pages/programs.yaml", "stories:\n", "stories:\n  changed: Changed.\n");
  const { core, stories } = programsPage(await contentsOf(words)).props;
  expect(core.programs.map(({ id }) => id)).toEqual(["school", "safety", "savings"]);
  expect([stories.changed, stories.list[0]?.program]).toEqual(["Changed.", "School"]);
  const made = await contentsOf({ ...words, ...more("success-stories.yaml", "  sample: true\n") });
  expect(programsPage(made).props.stories.changed).toBeUndefined();
});

it("each helpline is on the pages that need it, with the day of the last call", async () => {
  const line = (id: string, number: string, facts = "") =>
    `- { id: ${id}, number: "${number}", name: ${id}${facts} }\n`;
  const unsure = line("b", "0800 999", ", checked: 2025-06-30, confirm: C, onlyOnHelp: true");
  const all = await contentsOf(more("helplines.yaml", unsure));
  const { helplines, details } = contactPage(all, "/contact").props;
  expect([...helplines.list, helplines.help].map((link) => link?.href)).toEqual([
    "tel:116",
    "/help",
  ]);
  expect(details.list.at(-1)?.text).toBe("Mon 8:00 AM to 5:00 PM");
  const [column] = helpPage(all, "/help").props.columns;
  const lines = column?.lines.map(({ href, checked, other }) => [href, checked, other.name].join());
  expect(lines).toEqual(["tel:116,On 30 June 2025,Simu", "tel:0800999,,"]);
  expect(column?.parts[1]?.links).toHaveLength(2);
  const { columns, printed } = helpPage(all.languages[1]!, "/sw/help").props;
  expect(columns.map(({ lines }) => lines.map(({ other }) => other.name))).toEqual([
    ["A line", undefined],
  ]);
  expect([columns[0]?.language, printed?.language]).toEqual(["sw", "en"]);
  const mute = await contentsOf(changedFile("site.yaml", 'phone: "+254 700 000 000"\n', ""));
  expect(helpPage(mute, "/help").props.columns[0]?.parts[1]?.links).toHaveLength(1);
});

it("a page of prose has its sections and its day, and is at its address only", async () => {
  const body = "## One\n\n### Two\n\n## {{girls}}\n";
  const fields = "updated: 2025-06-30\nupdatedLabel: On\n";
  const all = await contentsOf({ "pages/privacy.mdx": prose(fields, body) });
  const { sections, updated } = prosePageAt(all, "/privacy")!.props;
  expect(sections.links.map(({ label, href }) => label + href)).toEqual([
    "One#one",
    "1,500+#girls",
  ]);
  expect(updated).toEqual({ label: "On", date: "2025-06-30" });
  expect(["/privac", "/privacy/x", "/"].flatMap((at) => prosePageAt(all, at) ?? [])).toEqual([]);
});

it("a post has its days, its picture, its neighbours and the words to share it", async () => {
  const image = "{ src: /files/a.svg, alt: A desk, caption: Hers }";
  const fields = { title: '"A & b?"', updated: "2025-12-31", image };
  const long = post({ date: "2025-02-20" }, "word ".repeat(300));
  const all = await contentsOf({
    "blog/1.mdx": withoutTime(post(fields)),
    "blog/2.mdx": withoutTime(long),
  });
  const [older, newer] = ["1", "2"].map((id) => postPage(all, id)!.props);
  expect([older?.updated, newer?.updated]).toEqual(["Updated on 31 December 2025", undefined]);
  expect(older?.image).toMatchObject({ alt: "A desk", caption: "Hers" });
  expect([older?.post.readTime, newer?.post.readTime]).toEqual(["1 min read", "2 min read"]);
  expect([older?.previous, older?.next?.href]).toEqual([undefined, "/blog/2"]);
  expect([newer?.previous?.href, newer?.next]).toEqual(["/blog/1", undefined]);
  const message = encodeURIComponent(`A & b? ${origin}/blog/1`);
  expect(older?.share.links.map(({ href }) => href)).toEqual([
    `https://wa.me/?text=${message}`,
    `sms:?body=${message}`,
    `mailto:?subject=A%20%26%20b%3F&body=${message}`,
  ]);
  expect(["3", "", "toString", "1.mdx"].flatMap((id) => postPage(all, id) ?? [])).toEqual([]);
});

it("a page contacts the services of its forms, its frame and the newsletter", async () => {
  const [contact, newsletter] = [
    await contentsOf(service("contact")),
    await contentsOf(service("newsletter")),
  ];
  const origins = (all: Contents, at: string) => Object.values(pageOrigins(all, at)).flat();
  expect(origins(contact, "/about")).toEqual([undefined]);
  expect(origins(contact, "/contact")).toEqual([undefined, "https://contact.example"]);
  expect(origins(contact, "/donate")).toEqual(["https://give.example", "https://contact.example"]);
  for (const address of ["/about", "/sw/help", "/nowhere"])
    expect(pageOrigins(newsletter, address).formOrigins).toEqual(["https://newsletter.example"]);
});

it("the frame marks the current page, and has a link to the same page in the other language", async () => {
  const translation = "---\ntitle: Faragha\n---\nManeno.\n";
  const all = await contentsOf({
    "sw/pages/privacy.mdx": translation,
    "sw/pages/donate.yaml": "title: Changia\n",
    ...more("site.yaml", linked("annualReport") + linked("registration")),
  });
  const current = (at: string) =>
    frame(all, at).header.links.flatMap(({ href, current }) => (current ? href : []));
  expect(["/", "/about", "/blog", "/blog/1"].map(current)).toEqual([["/"], [], ["/blog"], []]);
  const translations = ["/privacy", "/sw/privacy", "/about", "/sw/help"].map((at) =>
    frame(all, at)
      .header.translations.list.map((link) => Object.values(link).join(" "))
      .join(),
  );
  expect(translations).toEqual([
    "The swahili sw /sw/privacy",
    "The english en /privacy",
    "",
    "The english en /help",
  ]);
  const { furtherLinks, social } = frame(all, "/").footer;
  const last = furtherLinks.slice(-2).map(({ label }) => label);
  expect(last).toEqual(["The registration", "The annualReport"]);
  expect(social?.links.map(({ href, tooltip }) => `${href} ${tooltip}`)).toEqual([
    "undefined Not on Facebook yet",
    "https://photos.example/suluhisho Instagram: opens its site",
    "undefined Not on X yet",
  ]);
  // Readers of a translation may look for help on any page.
  const exits = ["/", "/donate", "/nowhere", "/sw/donate"].map((at) => frame(all, at).quickExit);
  expect(exits.map(Boolean)).toEqual([true, false, true, true]);
});

it("shows a notice until its last day, but not on the help page", async () => {
  const notice = { text: "We are closed.", until: "2027-01-03" };
  const contents = await contentsOf(more("site.yaml", `notice: ${JSON.stringify(notice)}\n`));
  const shown = (day: string, path: string) => {
    vi.stubEnv("DATE", day);
    return frame(contents, path).notice?.text;
  };
  expect(shown("2027-01-03", "/about")).toBe(notice.text);
  expect(shown("2027-01-03", "/help")).toBeUndefined();
  expect(shown("2027-01-03", "/sw/help")).toBeUndefined();
  expect(shown("2027-01-04", "/about")).toBeUndefined();
});

it.each([
  ["SITE_URL where that is set", "https://preview.example/", "https://preview.example/about"],
  ["the address in the content if it is empty", "", `${origin}/about`],
])("the site map begins with %s", async (_name, siteUrl, about) => {
  vi.stubEnv("SITE_URL", siteUrl);
  const site = changedFile("site.yaml", ".example\nlanguage", ".example/\nlanguage");
  expect(siteMap(await contentsOf(site)).map(({ address }) => address)).toContain(about);
});

it.each([
  ["in the future", "2027-05-02", []],
  ["over", "2027-02-28", ["warning"]],
])("the check reports a link to #events if the only one is %s", async (_when, date, severities) => {
  const files = {
    "events.yaml": event("fair", date),
    "blog/9.mdx": post({}, "See [it](/#events).\n"),
  };
  const findings = (await findingsOf(files, "2027-03-01")).filter(
    ({ rule }) => rule === "pointers",
  );
  expect(findings.map(({ severity }) => severity)).toEqual(severities);
});

it("has unique names and paths for all kinds of content", () => {
  for (const key of ["name", "path"] as const)
    expect(kinds.map((kind) => kind[key])).toEqual([...new Set(kinds.map((kind) => kind[key]))]);
  const others = ["blog/1.mdx~", "blog/1.mdx.bak", "site.yaml.bak", "blog/a/1.mdx", "blog/.1.mdx"];
  expect(others.flatMap((path) => kindAt(path) ?? [])).toEqual([]);
});
