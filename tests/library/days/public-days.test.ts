import { describe, expect, it } from "vitest";

import { getInvolvedPage } from "#app/library/pages/get-involved-page.ts";
import { homePage } from "#app/library/pages/home-page.ts";
import { feedPosts, siteAddresses, siteMap } from "#app/library/pages/site-addresses.ts";
import { printProblem } from "#app/library/problems/problem.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { contentsOf, inspectionOf, problemsOf, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const day = "2027-03-08";
const before = "2027-03-07";
const after = "2027-03-09";
const on = (files: Files, date: string, drafts = false) => contentsOf(files, { day: date, drafts });
const waiting = { title: "A post that waits", date: day, publishOn: day };
const waitingPost: Files = { "blog/3.mdx": postFile("Words.\n", waiting) };
const news = (more: string) =>
  `- id: a\n  title: T\n  excerpt: E\n  date: 2025-02-12\n  category: Impact\n  post: "1"\n${more}`;
const page = (more = "") => `---\ntitle: Safeguarding\ndescription: Words\n${more}---\nWords.\n`;

describe("a post with publishOn", () => {
  it("is nowhere on the day before", async () => {
    const contents = await on(waitingPost, before);
    expect(siteAddresses(contents)).not.toContain("/blog/3");
    expect(siteMap(contents).map(({ changed }) => changed)).not.toContain(day);
    expect(feedPosts(contents).posts).toHaveLength(2);
  });

  it.each([day, after])("is public on %s", async (date) => {
    const contents = await on(waitingPost, date);
    expect(siteAddresses(contents)).toContain("/blog/3");
    expect(feedPosts(contents).posts[0]?.date).toBe(day);
  });

  it("is in previews before its day", async () => {
    expect(siteAddresses(await on(waitingPost, before, true))).toContain("/blog/3");
  });

  it("stays a draft, whatever the day", async () => {
    const draft = { "blog/3.mdx": postFile("Words.\n", { ...waiting, draft: "true" }) };
    expect(siteAddresses(await on(draft, after))).not.toContain("/blog/3");
  });

  it("takes its category and its news with it", async () => {
    const files = {
      "blog/3.mdx": postFile("Words.\n", { ...waiting, category: "Advocacy" }),
      "news.yaml": news("").replace('"1"', '"3"'),
    };
    const contents = await on(files, before);
    expect(siteAddresses(contents)).not.toContain("/blog/category/advocacy");
    expect(homePage(contents).props.news.items).toEqual([]);
    expect(homePage(await on(files, day)).props.news.items).toHaveLength(1);
    const { remarks } = await inspectionOf(files, { day: before, drafts: false });
    expect(remarks.map(printProblem).filter((line) => line.includes("waits for it"))).toEqual([
      expect.stringContaining(`becomes public on ${day}, and this news waits for it`),
    ]);
  });
});

describe("news, events and opportunities with until", () => {
  const event = "- id: a\n  title: T\n  date: 2027-03-08\n  place: P\n  text: W\n";
  const opportunity = `${baseContent["opportunities.yaml"]}  until: ${day}\n`;
  const shown = {
    news: async (date: string, more: string) =>
      homePage(await on({ "news.yaml": news(more) }, date)).props.news.items.length,
    events: async (date: string, more: string) =>
      homePage(await on({ "events.yaml": event + more }, date)).props.events?.list.length ?? 0,
    opportunities: async (date: string) =>
      getInvolvedPage(await on({ "opportunities.yaml": opportunity }, date)).props.form.interests
        .length,
  };

  it.each<[keyof typeof shown, string, string]>([
    ["news", `  until: ${day}\n`, day],
    ["events", "", day],
    ["events", `  end: ${after}\n`, after],
    ["events", `  end: ${day}\n  until: ${after}\n`, after],
    ["opportunities", "", day],
  ])("leave their page the day after: %s%s", async (name, more, last) => {
    expect(await shown[name](before, more)).toBe(1);
    expect(await shown[name](last, more)).toBe(1);
    expect(await shown[name]("2027-03-10", more)).toBe(0);
  });

  it("are over in previews as well", async () => {
    const { events } = await on({ "events.yaml": event }, after, true);
    expect(events).toEqual([]);
  });
});

describe("a link to what is not public yet", () => {
  const toPost = (fields: Record<string, string> = {}) => ({
    ...waitingPost,
    "blog/4.mdx": postFile("See [it](/blog/3).\n", fields),
  });

  it("is told, naming the day", async () => {
    expect(await problemsOf(toPost(), before)).toEqual([
      expect.stringMatching(/^content\/blog\/4\.mdx:9:5 .*\/blog\/3 becomes public on 2027-03-08/),
    ]);
    expect(await problemsOf(toPost(), day)).toEqual([]);
  });

  it.each<[string, Record<string, string>, number]>([
    ["on the same day", { publishOn: day }, 0],
    ["later", { publishOn: after }, 0],
    ["earlier", { publishOn: before }, 1],
    ["never, being a draft", { draft: "true" }, 0],
  ])("is right where it becomes public %s", async (_when, fields, count) => {
    expect(await problemsOf(toPost(fields), "2027-03-01")).toHaveLength(count);
  });
});

describe("what would go wrong by itself one day", () => {
  const link = (fields: Record<string, string>) => postFile("[It](/safeguarding).\n", fields);
  const later = page(`publishOn: ${day}\n`);

  it.each<[string, Files, number]>([
    ["a page and its link on one day", { "blog/3.mdx": link({ publishOn: day }) }, 0],
    ["a link that comes after its page", { "blog/3.mdx": link({ publishOn: after }) }, 1],
    [
      "a link that goes one day",
      {
        "events.yaml": `- id: a\n  title: T\n  date: ${after}\n  place: P\n  text: W\n  publishOn: ${day}\n  link: { label: The rules, href: /safeguarding }\n`,
      },
      1,
    ],
  ])("is told today: %s", async (_what, files, count) => {
    const lines = await problemsOf({ "pages/safeguarding.mdx": later, ...files }, before);
    expect(lines.filter((line) => line.includes("Nothing leads"))).toHaveLength(count);
  });

  it("lets a page be led to by what has been public for long", async () => {
    const files = { "pages/safeguarding.mdx": page(), "blog/3.mdx": link({ publishOn: before }) };
    expect(await problemsOf(files, day)).toEqual([]);
  });

  it("is a redirect from an address that will be a page", async () => {
    const files = { ...waitingPost, "redirects.yaml": "- from: /blog/3\n  to: /blog\n" };
    expect(await problemsOf(files, before)).toEqual([
      expect.stringContaining("There is a page at /blog/3"),
    ]);
  });

  it("is a public page that publishOn hides", async () => {
    const files = { ...waitingPost, "released-addresses.yaml": "- /blog/3\n" };
    expect(await problemsOf(files, before)).toEqual([
      expect.stringMatching(/blog\/3\.mdx:8:12 .*publishOn: 2027-03-08 hides it/),
    ]);
    expect(await problemsOf(files, day)).toEqual([]);
  });
});

describe("days that cannot be meant", () => {
  const post = (fields: Record<string, string>) => ({ "blog/3.mdx": postFile("Words.\n", fields) });
  const event = (more: string) => ({
    "events.yaml": `- id: a\n  title: T\n  date: ${day}\n  place: P\n  text: W\n${more}`,
  });

  it.each<[string, Files, RegExp | undefined]>([
    ["a date to come", post({ date: after }), /:5:7 .*Add a line publishOn: 2027-03-09/],
    ["one without its publishOn", post({ date: after, publishOn: day }), /Write publishOn: 2027/],
    ["one of a draft", post({ date: after, draft: "true" }), undefined],
    ["one with its publishOn", post({ date: after, publishOn: after }), undefined],
    ["a date of today", post({ date: day }), undefined],
    [
      "news to come",
      { "news.yaml": news("").replace("2025-02-12", after) },
      /:4:9 .*still to come/,
    ],
    [
      "updated before its date",
      post({ date: day, updated: before }),
      /updated says .*before its date/,
    ],
    ["updated in the future", post({ updated: after }), /2027-03-09 is still to come/],
    ["updated after its date", post({ updated: day }), undefined],
    ["an end before its beginning", event(`  end: ${before}\n`), /end says 2027-03-07/],
    ["an end that is the day itself", event(`  end: ${day}\n`), undefined],
    ["until before the day", event(`  until: ${before}\n`), /until says 2027-03-07/],
    ["what is over before it begins", event(`  publishOn: ${after}\n`), /over after 2027-03-08/],
  ])("are told where they stand: %s", async (_what, files, line) => {
    expect(await problemsOf(files, day)).toEqual(line ? [expect.stringMatching(line)] : []);
  });

  it.each(["8 AM", "08:00", "13:00 PM", "8:00 AM - 5:00 PM"])(
    "are told of a time as well: %s",
    async (time) => {
      expect(await problemsOf(event(`  time: "${time}"\n`), day)).toEqual([
        expect.stringContaining("8:00 AM to 5:00 PM"),
      ]);
    },
  );
});
