import { afterEach, expect, it, vi } from "vitest";
import { getInvolvedPage } from "#app/routes/get-involved.tsx";
import { homePage } from "#app/routes/home.tsx";
import { feedPosts, siteAddresses, siteMap } from "#app/content/site-addresses.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { sameDayIn, today } from "#app/content/today.ts";
import { baseContent, contentsOf, postFile } from "#tests/support/content-folder.ts";
import { errorsOf } from "#tests/support/findings.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const [before, day, after] = ["2027-03-07", "2027-03-08", "2027-03-09"] as const;
const waiting = { title: "A post that waits", date: day, publishOn: day, category: "Advocacy" };
const draft = { draft: "true" };
const post = (fields: Record<string, string>) => postFile("Words.\n", fields);

it.each([
  [before, false, {}, false],
  [day, false, {}, true],
  [before, true, {}, true],
  [after, false, draft, false],
  [after, true, draft, true],
])("on %s, with drafts %s, a post with %j is shown: %s", async (date, drafts, more, isShown) => {
  const files = { "blog/3.mdx": post({ ...waiting, ...more }) };
  const contents = await contentsOf(files, { day: date, drafts });
  const addresses = siteAddresses(contents);
  expect(addresses.includes("/blog/3")).toBe(isShown);
  expect(addresses.includes("/blog/category/advocacy")).toBe(isShown);
  expect(homePage(contents).props.news!.list.some(({ id }) => id === "3")).toBe(isShown);
  const isListed = isShown && !drafts;
  expect(siteMap(contents).some(({ changed }) => changed === day)).toBe(isListed);
  expect(feedPosts(contents).posts.some(({ id }) => id === "3")).toBe(isListed);
  expect(pageMeta(contents, "/about").isUnlisted).toBe(drafts);
});

it.each([
  [true, ["The first post", "A post [Draft]", "A post [Public from 2027-03-08]"]],
  [undefined, ["The first post", "A post", "A post"]],
])("hidden entries have a mark after their names: %s", async (marksHidden, titles) => {
  const gallery = `${baseContent["gallery.yaml"]}  draft: true\n`;
  const hidden = { "blog/3.mdx": post(draft), "blog/4.mdx": post({ publishOn: day }) };
  const files = { ...hidden, "gallery.yaml": gallery };
  const audience = { day: before, drafts: true, marksHidden, isLocal: marksHidden };
  const { posts, isPreview, gallery: scenes } = await contentsOf(files, audience);
  expect(scenes[0]?.caption.endsWith(" [Draft]")).toBe(marksHidden === true);
  const shown = posts.flatMap(({ id, title }) => (id === "2" ? [] : title));
  expect([isPreview, ...shown]).toEqual([!marksHidden, ...titles]);
  for (const { excerpt } of posts) expect(excerpt).not.toContain("[");
});

it.each([
  ["events", "", day],
  ["events", `end: ${after}`, after],
  ["events", `opens: "20:00", closes: "06:00"`, after],
  ["events", `opens: "20:00", closes: "06:00", until: ${day}`, day],
  ["events", `end: ${after}, opens: "20:00", closes: "06:00"`, after],
  ["events", `end: ${day}, until: ${after}`, after],
  ["events", `end: ${after}, until: ${day}`, day],
  ["opportunities", "", day],
])("an entry of %s with %j leaves its page, and previews, after %s", async (name, more, last) => {
  const files = {
    "events.yaml": `- { id: a, title: T, date: ${day}, place: P, text: W, ${more} }\n`,
    "opportunities.yaml": `${baseContent["opportunities.yaml"]}  until: ${day}\n`,
  };
  const shownOn = async (day: string, drafts = false) => {
    const contents = await contentsOf(files, { day, drafts });
    const { events } = homePage(contents).props;
    const list = name === "events" ? events?.list : getInvolvedPage(contents).props.form.interests;
    return list?.length ?? 0;
  };
  const gone = last === day ? after : "2027-03-10";
  const counts = [shownOn(before), shownOn(last), shownOn(gone), shownOn(gone, true)];
  expect(await Promise.all(counts)).toEqual([1, 1, 0, 0]);
});

it.each<[string, to: object, from: object, date: string, count: number]>([
  ["the day before", waiting, {}, before, 1],
  ["on its day", waiting, {}, day, 0],
  ["from a text of the same day", waiting, { publishOn: day }, "2027-03-01", 0],
  ["from a text of a later day", waiting, { publishOn: after }, "2027-03-01", 0],
  ["from a text of an earlier day", waiting, { publishOn: before }, "2027-03-01", 1],
  ["from a draft", waiting, draft, "2027-03-01", 0],
  ["to a draft", draft, {}, day, 1],
  ["from a draft to another", draft, draft, day, 0],
])("a link that no visitor would meet is no error: %s", async (_when, to, from, date, count) => {
  const files = {
    "blog/3.mdx": post(to as Record<string, string>),
    "blog/4.mdx": postFile("See [it](/blog/3).\n", from as Record<string, string>),
  };
  const place = Array.from({ length: count }, () => expect.stringMatching(/blog\/4.* pointers$/));
  expect(await errorsOf(files, date)).toEqual(place);
});

it.each([
  ["2026-12-31T20:59:59Z", "2026-12-31"],
  ["2026-12-31T21:00:00Z", "2027-01-01"],
])("today is the day in Nairobi: at %s it is %s", (moment, day) => {
  vi.stubEnv("DATE", "");
  vi.useFakeTimers({ now: new Date(moment) });
  expect(today()).toBe(day);
});

it("the same day in another year of 29 February is 28 February", () => {
  const days = ["2027-03-01", "2028-02-29"].map((day) => sameDayIn(1, day));
  expect(days).toEqual(["2028-03-01", "2029-02-28"]);
});
