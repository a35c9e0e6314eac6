import { describe, expect, it } from "vitest";
import { getInvolvedPage } from "#app/content/page-data/get-involved-page.ts";
import { homePage } from "#app/content/page-data/home-page.ts";
import { feedPosts, siteAddresses, siteMap } from "#app/content/page-data/site-addresses.ts";
import { baseContent, contentsOf, type Files, postFile } from "#tests/support/content-folder.ts";
import { errorsOf } from "#tests/support/findings.ts";

const [before, day, after] = ["2027-03-07", "2027-03-08", "2027-03-09"] as const;
const on = (files: Files, date: string, drafts = false) => contentsOf(files, { day: date, drafts });
const waiting = { title: "A post that waits", date: day, publishOn: day, category: "Advocacy" };
const waitingPost: Files = { "blog/3.mdx": postFile("Words.\n", waiting) };

describe("a post with publishOn", () => {
  it.each([
    [before, false, {}, false],
    [day, false, {}, true],
    [after, false, {}, true],
    [before, true, {}, true],
    [after, false, { draft: "true" }, false],
  ])("on %s, with drafts %s and %j, is public: %s", async (date, drafts, more, isPublic) => {
    const post = postFile("Words.\n", { ...waiting, ...more });
    const contents = await on({ "blog/3.mdx": post }, date, drafts);
    const addresses = siteAddresses(contents);
    expect(addresses.includes("/blog/3")).toBe(isPublic);
    expect(addresses.includes("/blog/category/advocacy")).toBe(isPublic);
    expect(homePage(contents).props.news.list.some(({ id }) => id === "3")).toBe(isPublic);
    const isListed = isPublic && !drafts;
    expect(siteMap(contents).some(({ changed }) => changed === day)).toBe(isListed);
    expect(feedPosts(contents).posts.some(({ id }) => id === "3")).toBe(isListed);
  });
});

describe("events and opportunities with until", () => {
  const event = "- id: a\n  title: T\n  date: 2027-03-08\n  place: P\n  text: W\n";
  const opportunity = `${baseContent["opportunities.yaml"]}  until: ${day}\n`;
  const shown = {
    events: async (date: string, more: string) =>
      homePage(await on({ "events.yaml": event + more }, date)).props.events.list.length,
    opportunities: async (date: string) =>
      getInvolvedPage(await on({ "opportunities.yaml": opportunity }, date)).props.form.interests
        .length,
  };

  it.each<[keyof typeof shown, string, string, string]>([
    ["events", "", day, after],
    ["events", `  end: ${after}\n`, after, "2027-03-10"],
    ["events", `  end: ${day}\n  until: ${after}\n`, after, "2027-03-10"],
    ["events", `  end: ${after}\n  until: ${day}\n`, day, after],
    ["opportunities", "", day, after],
  ])("leave their page the day after the last: %s%s%s", async (name, more, last, gone) => {
    expect(await shown[name](before, more)).toBe(1);
    expect(await shown[name](last, more)).toBe(1);
    expect(await shown[name](gone, more)).toBe(0);
  });

  it("are hidden in previews as well", async () => {
    expect((await on({ "events.yaml": event }, after, true)).events).toEqual([]);
  });
});

describe("a link to an entry that is not public yet", () => {
  const errors = (fields: Record<string, string>, date: string) =>
    errorsOf({ ...waitingPost, "blog/4.mdx": postFile("See [it](/blog/3).\n", fields) }, date);

  it.each<[string, Record<string, string>, string, number]>([
    ["the day before", {}, before, 1],
    ["on its day", {}, day, 0],
    ["from a text of the same day", { publishOn: day }, "2027-03-01", 0],
    ["from a text of a later day", { publishOn: after }, "2027-03-01", 0],
    ["from a text of an earlier day", { publishOn: before }, "2027-03-01", 1],
    ["from a draft", { draft: "true" }, "2027-03-01", 0],
  ])("is reported only if visitors would meet it: %s", async (_when, fields, date, count) => {
    const place = Array.from({ length: count }, () => expect.stringMatching(/blog\/4.* pointers$/));
    expect(await errors(fields, date)).toEqual(place);
  });
});
