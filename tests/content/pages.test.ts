import { afterEach, expect, it, vi } from "vitest";
import type { Contents } from "#app/content/contents.ts";
import { designedPageList } from "#app/content/page-kinds.ts";
import { aboutPage } from "#app/routes/about.tsx";
import { contactPage } from "#app/routes/contact.tsx";
import { donatePage } from "#app/routes/donate.tsx";
import { pageOrigins } from "#app/content/page-origins.ts";
import { frame } from "#app/content/frame.ts";
import { getInvolvedPage } from "#app/routes/get-involved.tsx";
import { helpPage } from "#app/routes/help.tsx";
import { homePage } from "#app/routes/home.tsx";
import { postPage } from "#app/routes/blog.$id.tsx";
import { programsPage } from "#app/routes/programs.tsx";
import { prosePageAt } from "#app/routes/prose.tsx";
import { proverbPage } from "#app/routes/leso.$id.tsx";
import { feedPosts, sharePictures, siteAddresses, siteMap } from "#app/content/site-addresses.ts";
import { figuresOf, registerOf } from "#app/content/parts/figures-of.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import {
  baseContent,
  changedFile,
  contentsOf,
  postFile,
  type Files,
} from "#tests/support/content-folder.ts";

afterEach(() => void vi.unstubAllEnvs().resetModules());

const origin = "https://www.suluhisho.example";
const more = (file: string, words: string): Files => ({ [file]: `${baseContent[file]}${words}` });
const post = (fields: Record<string, string>, body = "Words.\n") => postFile(body, fields);
const prose = (fields: string, body = "Words.\n") =>
  `---\ntitle: March\ndescription: D\n${fields}---\n${body}`;
const event = (id: string, date: string) =>
  `- { id: ${id}, title: T, date: ${date}, place: A hall, text: Tea }\n`;
const partner = (id: string, sample: boolean) =>
  `- { id: ${id}, name: ${id}, logo: /files/a.svg, sample: ${sample} }\n`;
const lesos = "- {id: pole-pole, text: The text, meaning: Slowly, source: S}\n";
const linked = (name: string) => `${name}: { label: The ${name}, href: https://b.example/ }\n`;
const service = (form: string) =>
  changedFile(
    "site.yaml",
    `${form}: { delivery: email,`,
    `${form}: { delivery: endpoint, kind: plain, address: "https://${form}.example/f",`,
  );

it("the site map has every listed page in reading order, and says what changed", async () => {
  const all = await contentsOf({
    ...changedFile("site.yaml", ".example\n", ".example/\n"),
    "blog/1.mdx": post({ updated: "2025-03-01" }),
    "pages/march.mdx": prose("unlisted: true\n"),
  });
  const designed = designedPageList.map(({ address }) => address);
  const listed = [
    ...designed.filter((address) => address !== "/leso"),
    ...["/blog/category/education", "/blog/2", "/blog/1", "/privacy", "/sw/help"],
  ];
  expect(siteAddresses(all).toSorted()).toEqual([...listed, "/march"].sort());
  expect(siteMap(all).map(({ address }) => address)).toEqual(listed.map((at) => origin + at));
  const changed = siteMap(all).flatMap(({ changed }) => changed ?? []);
  expect(changed).toEqual(["2025-02-20", "2025-03-01", "2025-06-30"]);
  const hidden = ["/march", "/privacy"].map((address) => pageMeta(all, address).isUnlisted);
  expect(hidden).toEqual([true, false]);
  const preview = { ...all, isPreview: true };
  expect([siteMap(preview), feedPosts(preview).posts]).toEqual([[], []]);
  vi.stubEnv("SITE_URL", "https://preview.example/");
  expect(siteMap(all)[1]?.address).toBe("https://preview.example/about");
});

it("pages of the same look share a picture, and a proverb has one of its own and a page", async () => {
  const pages = ["home", "about", "blog"].map((name) =>
    more(`pages/${name}.yaml`, "jina: pole-pole\n"),
  );
  const all = await contentsOf(Object.assign({ "lesos.yaml": lesos }, ...pages));
  const pictures = sharePictures(all).map(({ shape, jina = "none" }) => `${shape} ${jina}`);
  const kinds = ["preview none", "preview The text", "whole The text"];
  expect(new Set(pictures)).toEqual(new Set(kinds));
  expect(pictures).toHaveLength(10);
  expect(homePage(all).props.hero.jina?.send?.href).toBe("/leso/pole-pole");
  const clothOf = ({ hero }: { hero: object }) => ({ ...hero, heading: "", lead: "" });
  expect(clothOf(homePage(all).props)).toEqual(clothOf(aboutPage(all).props));
  expect(proverbPage(all, "haraka")).toBeUndefined();
  const { meta, props } = proverbPage(all, "pole-pole")!;
  expect([meta.description, props.card.file]).toEqual(["“Slowly”: a proverb.", "pole-pole.png"]);
  expect(meta.picture.alt).toBe("A cloth: The text");
  const sent = props.card.links.map(({ href }) => decodeURIComponent(href));
  expect(sent.filter((href) => href.includes(`${origin}/leso/pole-pole`))).toHaveLength(3);
});

it("the home page has the newest posts as news, the next event first, and links to programs", async () => {
  const files = {
    "blog/1.mdx": post({ date: "2024-03-01" }),
    "blog/2.mdx": post({ date: "2025-01-01" }),
    "blog/3.mdx": post({ date: "2023-01-01" }),
    "blog/4.mdx": post({ date: "2024-12-31", news: "Impact" }),
    "events.yaml":
      event("march", "2098-06-16") +
      event("tea", "2098-05-02, opens: '18:00'") +
      event("fair", "2098-05-02, opens: '08:00'"),
    ...changedFile("programs/safety.mdx", "position", "draft: true\nposition"),
    "sw/pages/home.yaml": "title: Mwanzo\n",
    "sw/events.yaml": "- { id: fair, title: T, place: Ukumbi, text: Chai }\n",
    ...more(
      "testimonials.yaml",
      "- { id: b, name: B, role: R, quote: Q, page: about, rating: 4 }\n",
    ),
  };
  const all = await contentsOf(files);
  const { news, events, programs, testimonials } = homePage(all).props;
  const voices = [testimonials?.list, aboutPage(all).props.voices].map(
    (list) => list?.[0]?.ratingText,
  );
  expect(voices).toEqual(["5 out of 5", "4 out of 5"]);
  expect(programs.summaries.map(({ figures }) => figures[0]?.id)).toEqual(Array(2).fill("girls"));
  const shown = news?.list.map(({ id, category }) => `${id} ${category}`);
  expect(shown).toEqual(["2 Education", "4 Impact", "1 Education"]);
  expect(events?.list.map(({ id }) => id)).toEqual(["fair", "tea", "march"]);
  // The programs are only in the first language.
  const swahili = homePage(all.languages[1]!, "/sw").props;
  const times = [events, swahili.events].map((section) => section?.list[0]?.time);
  expect(times).toEqual(["From 8:00 AM", "kuanzia saa mbili asubuhi"]);
  const hrefs = [programs, swahili.programs].map(({ summaries }) =>
    summaries.map(({ href }) => href),
  );
  // A draft is not announced.
  expect(hrefs[0]).toEqual(["/programs#school", "/programs#savings"]);
  expect(hrefs[1]).toEqual(Array(2).fill("/programs"));
  const hidden = await contentsOf(more("site.yaml", "hide: [news]\n"));
  expect(homePage(hidden).props.news).toBeUndefined();
});

it("the about page sorts the years, and has what donors and journalists look up", async () => {
  const aboutWith = async (files: Files) => aboutPage(await contentsOf(files)).props;
  const years = [2021, 2019, 2020].map((year) => `- { year: ${year}, title: T, text: X }\n`);
  const plain = await aboutWith({ "timeline.yaml": years.join("") });
  expect(plain.timeline?.list.map(({ year }) => year)).toEqual([2019, 2020, 2021]);
  expect(plain.proof).toBeUndefined();
  const link = "link: { label: L, href: / }";
  const list = `[{ id: checks, name: N, text: Q, ${link} }, { id: board, name: B, text: T }]`;
  const { proof } = await aboutWith({
    ...more("pages/about.yaml", `proof: { heading: H, list: ${list} }\n`),
    ...more("site.yaml", linked("annualReport") + linked("registration")),
    "partners.yaml": partner("a", false) + partner("b", true),
  });
  const words = proof?.rows.map(({ name, text, links, sample }) => {
    return [name, text, ...links.map(({ label }) => label), sample].join(": ");
  });
  expect(words).toEqual([
    "N: Q: L: The registration: The annualReport: false",
    "B: T: false",
    "The partners: a, b: true",
  ]);
});

it("the register has figures with facts of their own, and counts the others", async () => {
  const stat = (id: string, facts: string) => `- { id: ${id}, value: "1", label: L, ${facts} }\n`;
  const shared = "status: stated, source: Our own";
  const stats = stat("a1", shared) + stat("a2", shared) + stat("a3", "status: stated, asOf: May");
  const words = "register: {heading: F, stated: S, verified: V, open: '{count} of {all}'}\n";
  const all = await contentsOf({
    ...more("stats.yaml", stats + stat("a4", "status: verified, source: Our own")),
    ...more("pages/about.yaml", words),
    "sw/pages/about.yaml": "title: Sisi\n",
  });
  const notes = all.languages.map((language) => figuresOf(language, ["a3"])[0]?.note?.more?.href);
  expect(notes).toEqual(["/about#figures", "/sw/about#figures"]);
  // Nobody has translated them.
  const spoken = all.languages.map((language) => registerOf(language)?.list[0]?.lang);
  expect(spoken).toEqual([undefined, "en"]);
  const { lead, list } = aboutPage(all).props.register ?? {};
  const lines = list?.map((figure) => `${figure.id}: ${figure.lines.join()}`);
  expect(lines).toEqual(["a3: The figureAsOf: May", "a4: V"]);
  const leadOf = (...ids: string[]) =>
    registerOf({ ...all, stats: all.stats.filter(({ id }) => ids.includes(id)) })?.lead;
  expect([lead, leadOf("a3", "girls"), leadOf("a3")]).toEqual(["S 6 of 8", "S 1 of 2", "S"]);
});

it("the donate page explains M-Pesa once there is a number, and fills in addresses", async () => {
  const donateWith = async (provider: string, from = "provider:\n") =>
    contentsOf(changedFile("pages/donate.yaml", from, from + provider));
  const ways = (all: Contents) => donatePage(all).props.giving.mobileMoney?.ways;
  expect(ways(await contentsOf())).toBeUndefined();
  const till = '  till: { number: "512345", name: SULU }\n';
  const all = await donateWith(till);
  all.donate!.giving.mobileMoney!.tillSteps = ["To {till}", "Only {name}"];
  const [steps] = ways(all) ?? [];
  const texts = steps?.map(({ text, copy }) => `${text} ${copy?.value}`);
  expect(texts).toEqual(["To 512345 512345", "Only SULU undefined"]);
  const paybill = '  paybill: { number: "400200", account: GIRLS }\n';
  const both = await donateWith(till + paybill);
  expect(ways(both)).toHaveLength(2);
  const page = "https://give.example/{fundraiserId}";
  const asked = await donateWith("?t={type}&a={amount}&m={method}", page);
  expect(asked.donate?.provider).toMatchObject({
    page: "https://give.example/000000?t=one-time&a=50&m=mpesa",
    frame: "https://give.example/000000/frame",
  });
});

it("an opportunity with a heading is apart, once for each heading", async () => {
  const job = (id: string) =>
    `- {id: ${id}, heading: Jobs, title: T, description: D, commitment: C, location: L, skills: [S], sample: true}\n`;
  const all = await contentsOf(more("opportunities.yaml", job("a") + job("b")));
  Object.assign(all.getInvolved!.opportunities!, { lead: "Come.", whoCan: "Adults." });
  const { apart, form, opportunities } = getInvolvedPage(all).props;
  expect(apart.map(({ heading, list }) => `${heading} ${list.length}`)).toEqual(["Jobs 2"]);
  // It does not repeat who can volunteer, and has one mark.
  expect(apart[0]).toMatchObject({ lead: undefined, whoCan: undefined, sample: true });
  const interests = form.interests.map(({ title }) => title);
  expect([...interests, opportunities?.list.length]).toEqual(["Reading", 1]);
});

it("the programs page sorts programs by position, each in its own color, and names those of stories", async () => {
  const words = changedFile("pages/programs.yaml", "stories:\n", "stories:\n  changed: Changed.\n");
  const cloth = changedFile(
    "programs/school.mdx",
    "color: leaf",
    "color: leaf\nleso: { motif: box, color: plum }",
  );
  const { core, stories } = programsPage(await contentsOf({ ...words, ...cloth })).props;
  expect(core.programs.map(({ id }) => id)).toEqual(["school", "safety", "savings"]);
  const [first, second] = core.programs.map(({ leso }) => leso);
  expect([first, second]).toEqual([{ color: "plum", motif: "box" }, { color: "leaf" }]);
  expect([stories?.changed, stories?.list[0]?.program]).toEqual(["Changed.", "Savings"]);
  const made = await contentsOf({ ...words, ...more("success-stories.yaml", "  sample: true\n") });
  expect(programsPage(made).props.stories).toMatchObject({ changed: undefined });
});

it("each helpline is on the pages that need it, with the day of the last call", async () => {
  const unsure = "checked: 2025-06-30, confirm: C, onlyOnHelp: true";
  const line = `- { id: b, number: "0800 999", name: b, ${unsure} }\n`;
  const all = await contentsOf(more("helplines.yaml", line));
  // Numbers in texts become links, also those of the other lines.
  const numbers = frame(all, "/").siteWords.helplines.map(({ number }) => number);
  expect(numbers).toEqual(["116", "0800 999"]);
  const { helplines, details } = contactPage(all, "/contact").props;
  const links = [...helplines.list, helplines.help].map((link) => link?.href);
  expect(links).toEqual(["tel:116", "/help"]);
  expect(details.list.at(-1)?.text).toBe("Mon 8:00 AM to 5:00 PM");
  const [column] = helpPage(all, "/help").props.columns;
  const lines = column?.lines.map(({ href, checked, other }) =>
    [href, checked, other?.text].join(),
  );
  expect(lines).toEqual(["tel:116,On 30 June 2025,Simu", "tel:0800999,,"]);
  const { columns, printed } = helpPage(all.languages[1]!, "/sw/help").props;
  const [first] = columns[0]!.lines;
  expect([first?.checked, first?.other?.text]).toEqual(["On 30 Juni 2025", "A line"]);
  const names = [columns[0]?.language, printed?.language, printed?.lines[0]?.other?.text];
  expect(names).toEqual(["sw", "en", "Simu"]);
  const mute = await contentsOf(changedFile("site.yaml", 'phone: "+254 700 000 000"\n', ""));
  expect(helpPage(mute, "/help").props.columns[0]?.parts[1]?.links).toHaveLength(1);
  expect(contactPage(mute, "/contact").props.form.delivery.phoneNote).toBeUndefined();
});

it("a page of prose has its sections and its day, and is at its address only", async () => {
  const body = "## One\n\n### Two\n\n## {{girls}}\n";
  const fields = "updated: 2025-06-30\nupdatedLabel: On\n";
  const short = prose("updated: 2025-06-30\n", "## One\n");
  const all = await contentsOf({
    "pages/privacy.mdx": prose(fields, body),
    "pages/march.mdx": short,
  });
  // A day alone says nothing, and one section needs no list.
  const alone = prosePageAt(all, "/march")!.props;
  expect([alone.updated, alone.sections]).toEqual([undefined, undefined]);
  const { sections, updated, hero } = prosePageAt(all, "/privacy")!.props;
  expect([hero.seed, homePage(all).props.hero.seed]).toEqual(["privacy", "home"]);
  const links = sections?.links.map(({ label, href }) => label + href);
  expect(links).toEqual(["One#one", "1,500+#girls"]);
  expect(updated).toEqual({ label: "On", date: "2025-06-30" });
  expect(["/privac", "/privacy/x", "/"].flatMap((at) => prosePageAt(all, at) ?? [])).toEqual([]);
});

it("a post has its days, its picture, its neighbours and the words to share it", async () => {
  const image = "{ src: /files/a.svg, alt: A desk, caption: Hers }";
  const fields = { title: '"A & b?"', updated: "2025-12-31", image };
  const long = post({ date: "2025-02-20" }, "word ".repeat(300));
  const texts = [post(fields), long].map((text) => text.replace(/readTime.*\n/, ""));
  const all = await contentsOf({ "blog/1.mdx": texts[0]!, "blog/2.mdx": texts[1]! });
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
  const contact = await contentsOf(service("contact"));
  const newsletter = await contentsOf(service("newsletter"));
  const origins = (all: Contents, at: string) => Object.values(pageOrigins(all, at)).flat();
  expect(origins(contact, "/about")).toEqual([undefined]);
  for (const prefix of ["", "/sw"]) {
    const [write, give] = ["/contact", "/donate"].map((at) => origins(contact, prefix + at));
    expect(write).toEqual([undefined, "https://contact.example"]);
    expect(give).toEqual(["https://give.example", "https://contact.example"]);
  }
  for (const address of ["/about", "/sw/help", "/nowhere"])
    expect(pageOrigins(newsletter, address).formOrigins).toEqual(["https://newsletter.example"]);
});

it("the frame marks the current page, and has proofs, profiles and the quick exit", async () => {
  const all = await contentsOf({
    "lesos.yaml": lesos,
    "sw/pages/donate.yaml": "title: Changia\n",
    "sw/pages/leso.yaml": "title: Leso\n",
    ...more("site.yaml", linked("annualReport") + linked("registration")),
  });
  const current = ["/", "/about", "/blog", "/blog/1"].flatMap((at) =>
    frame(all, at).header.links.flatMap(({ href, current }) => (current ? `${at} ${href}` : [])),
  );
  expect(current).toEqual(["/ /", "/blog /blog"]);
  const given = ["/", "/donate"].map((at) => frame(all, at).header.donate?.current);
  expect(given).toEqual([false, true]);
  expect(all.quoted.en?.get("registration")?.href).toBe("https://b.example/");
  const { furtherLinks, social } = frame(all, "/").footer;
  const last = furtherLinks.slice(-2).map(({ label }) => label);
  expect(last).toEqual(["The registration", "The annualReport"]);
  const english = frame(all, "/sw/help").footer.furtherLinks.slice(-2);
  expect(english).toMatchObject([{ language: "en-KE" }, { language: "en-KE" }]);
  expect(social?.links.map(({ href, tooltip }) => `${href} ${tooltip}`)).toEqual([
    "undefined Not on Facebook yet",
    "https://photos.example/suluhisho Instagram: opens its site",
    "undefined Not on X yet",
  ]);
  // Readers of a translation may look for help on any page.
  const without = [...siteAddresses(all), "/nowhere"].filter((at) => !frame(all, at).quickExit);
  expect(without).toEqual(["/donate", "/leso", "/leso/pole-pole"]);
  expect(siteAddresses(all)).toContain("/sw/leso/pole-pole");
  // Every page has its script, so that none is shown again after it.
  expect(siteAddresses(all).filter((at) => !frame(all, at).exitAddress)).toEqual([]);
  const keys = "Or press Shift three times.";
  expect(frame(all, "/").quickExit).toMatchObject({ note: "The note", keys });
  const unknown = ["/nowhere", "/sw/nowhere"].map((at) => frame(all, at).notFound);
  expect(unknown.map(({ others }) => others.length)).toEqual([1, 0]);
  expect(unknown[0]?.title).toBe("The title of not-found · Suluhisho");
  const { printLine } = frame(all, "/sw/donate");
  expect(printLine.address).toBe(`${origin}/sw/donate`);
  expect(printLine.contacts).toEqual([all.site.email.text, all.site.phone?.text]);
  expect(frame(all, "/help").printLine.contacts).toEqual([]);
});

it("below a base path, each address of a page and its frame is below it", async () => {
  vi.stubEnv("BASE_PATH", "/below").resetModules();
  const { contentsOf } = await import("#tests/support/content-folder.ts");
  const { frame } = await import("#app/content/frame.ts");
  const [home, contact] = [import("#app/routes/home.tsx"), import("#app/routes/contact.tsx")];
  const form = "contact: { delivery: endpoint, kind: plain, address: /f,";
  const all = await contentsOf(changedFile("site.yaml", "contact: { delivery: email,", form));
  const pages = [(await home).homePage(all), (await contact).contactPage(all, "/contact")];
  const text = JSON.stringify([frame(all, "/below/"), frame(all, "/below/sw/help"), pages]);
  expect([...text.matchAll(/"\/(?!below\b).*?"/g)].map(String)).toEqual([]);
  expect(text).toContain('"/below/f"');
  expect(frame(all, "/below/sw/help").printLine.address).toBe(`${origin}/below/sw/help`);
});

it.each([
  ["2027-01-03", "/about", "We are closed."],
  ["2027-01-03", "/help", undefined],
  ["2027-01-03", "/sw/help", undefined],
  ["2027-01-04", "/about", undefined],
])("a notice until 3 January is, on %s on %s, %s", async (day, address, text) => {
  vi.stubEnv("DATE", day);
  const notice = "notice: { text: We are closed., until: 2027-01-03 }\n";
  expect(frame(await contentsOf(more("site.yaml", notice)), address).notice?.text).toBe(text);
});
