import { describe, expect, it } from "vitest";

import { getInvolvedPage } from "#app/content/page-data/get-involved-page.ts";
import { homePage } from "#app/content/page-data/home-page.ts";
import { feedPosts, siteAddresses, siteMap } from "#app/content/page-data/site-addresses.ts";
import { baseContent, contentsOf, type Files, postFile } from "#tests/support/content-folder.ts";
import { errorsOf } from "#tests/support/findings.ts";

const day = "2027-03-08";
const before = "2027-03-07";
const after = "2027-03-09";
const on = (files: Files, date: string, drafts = false) => contentsOf(files, { day: date, drafts });
const waiting = { title: "A post that waits", date: day, publishOn: day };
const waitingPost: Files = { "blog/3.mdx": postFile("Words.\n", waiting) };
describe("a post with publishOn", () => {
  it("is not shown on the day before", async () => {
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

  it("stays a draft on any day", async () => {
    const draft = { "blog/3.mdx": postFile("Words.\n", { ...waiting, draft: "true" }) };
    expect(siteAddresses(await on(draft, after))).not.toContain("/blog/3");
  });

  it("takes its category and its news with it", async () => {
    const files = {
      "blog/3.mdx": postFile("Words.\n", { ...waiting, category: "Advocacy" }),
    };
    const contents = await on(files, before);
    expect(siteAddresses(contents)).not.toContain("/blog/category/advocacy");
    const news = (all: typeof contents) => homePage(all).props.news.list.map(({ id }) => id);
    expect(news(contents)).not.toContain("3");
    expect(news(await on(files, day))).toContain("3");
  });
});

describe("events and opportunities with until", () => {
  const event = "- id: a\n  title: T\n  date: 2027-03-08\n  place: P\n  text: W\n";
  const opportunity = `${baseContent["opportunities.yaml"]}  until: ${day}\n`;
  const shown = {
    events: async (date: string, more: string) =>
      homePage(await on({ "events.yaml": event + more }, date)).props.events?.list.length ?? 0,
    opportunities: async (date: string) =>
      getInvolvedPage(await on({ "opportunities.yaml": opportunity }, date)).props.form.interests
        .length,
  };

  it.each<[keyof typeof shown, string, string]>([
    ["events", "", day],
    ["events", `  end: ${after}\n`, after],
    ["events", `  end: ${day}\n  until: ${after}\n`, after],
    ["opportunities", "", day],
  ])("leave their page the day after: %s%s", async (name, more, last) => {
    expect(await shown[name](before, more)).toBe(1);
    expect(await shown[name](last, more)).toBe(1);
    expect(await shown[name]("2027-03-10", more)).toBe(0);
  });

  it("are hidden in previews as well", async () => {
    const { events } = await on({ "events.yaml": event }, after, true);
    expect(events).toEqual([]);
  });
});

describe("a link to an entry that is not public yet", () => {
  const toPost = (fields: Record<string, string> = {}) => ({
    ...waitingPost,
    "blog/4.mdx": postFile("See [it](/blog/3).\n", fields),
  });

  it("is reported", async () => {
    expect(await errorsOf(toPost(), before)).toEqual(["blog/4.mdx:9:10 pointers"]);
    expect(await errorsOf(toPost(), day)).toEqual([]);
  });

  it.each<[string, Record<string, string>, number]>([
    ["on the same day", { publishOn: day }, 0],
    ["later", { publishOn: after }, 0],
    ["earlier", { publishOn: before }, 1],
    ["never, as a draft", { draft: "true" }, 0],
  ])(
    "is reported only if the text becomes public before the entry: %s",
    async (_when, fields, count) => {
      expect(await errorsOf(toPost(fields), "2027-03-01")).toHaveLength(count);
    },
  );
});
