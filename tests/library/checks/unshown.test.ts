import { describe, expect, it } from "vitest";

import { homePage } from "#app/library/pages/home-page.ts";
import { programsPage } from "#app/library/pages/programs-page.ts";
import { printProblem } from "#app/library/problems/problem.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { changedFile } from "#tests/support/changed-file.ts";
import { contentsOf, inspectionOf, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const news = (id: string, date: string, post = "1") =>
  `- id: ${id}\n  title: T\n  excerpt: E\n  date: ${date}\n  category: Impact\n  post: "${post}"\n`;
const times = (count: number, file: string) =>
  Array.from({ length: count }, (_, index) =>
    (baseContent[file] ?? "").replace(/id: .*/, `id: entry-${index}`),
  ).join("");

async function remarksAbout(says: RegExp, files: Files) {
  const { remarks, problems } = await inspectionOf(files);
  expect(problems).toEqual([]);
  return remarks.map(printProblem).filter((line) => says.test(line));
}

describe("a list without an end in the specification", () => {
  it.each([1, 4, 7])("is shown whole: %d entries", async (count) => {
    const files = ["testimonials.yaml", "gallery.yaml", "success-stories.yaml"];
    const contents = await contentsOf(
      Object.fromEntries(files.map((file) => [file, times(count, file)])),
    );
    const home = homePage(contents).props;
    expect(home.testimonials.list).toHaveLength(count);
    expect(home.gallery.images).toHaveLength(count);
    expect(programsPage(contents).props.stories.list).toHaveLength(count);
  });
});

describe("a piece of news that nobody sees", () => {
  const dates = ["2024-03-01", "2025-01-01", "2023-01-01", "2024-12-31"];

  it("is told where newer ones take its place, with how many are shown", async () => {
    const four = dates.map((date, index) => news(`item-${index}`, date)).join("");
    const about = /pieces of news/;
    expect(await remarksAbout(about, { "news.yaml": four })).toEqual([
      "content/news.yaml:16:9  Warning: The home page shows the latest 3 of 4 pieces of news. This one can be read nowhere. Take away what is old; its post stays in the blog. [unshown-news]",
    ]);
    const five = four + news("item-5", "2022-01-01");
    expect(await remarksAbout(about, { "news.yaml": five })).toEqual([
      expect.stringContaining("of 5 pieces of news. This one and 1 older can be read nowhere."),
    ]);
    const draft = five.replace("date: 2024-03-01", "draft: true\n  date: 2024-03-01");
    expect(await remarksAbout(about, { "news.yaml": draft })).toHaveLength(1);
    expect(await remarksAbout(about, { "news.yaml": news("a", "2024-03-01") })).toEqual([]);
  });

  it("is told where its post is a draft", async () => {
    const files = {
      "news.yaml": news("a", "2024-03-01") + news("b", "2024-03-01", "3"),
      "blog/3.mdx": postFile("Words.\n", { draft: "true" }),
    };
    expect(await remarksAbout(/is a draft/, files)).toEqual([
      "content/news.yaml:12:9  Warning: The post 3 is a draft, so visitors do not see this piece of news. Point at another post, or take draft: true out of that one. [unshown-news]",
    ]);
  });
});

describe("a part of a page whose list is empty", () => {
  it("is told at its heading", async () => {
    const about = /there is nothing to show in/;
    expect(await remarksAbout(about, {})).toEqual([]);
    expect(await remarksAbout(about, { "team.yaml": "[]\n" })).toEqual([
      expect.stringMatching(/^content\/pages\/about\.yaml:\d+:3 {2}Note: .*team\.yaml/),
    ]);
    const drafts = changedFile("gallery.yaml", "caption", "draft: true\n  caption");
    expect(await remarksAbout(about, drafts)).toHaveLength(1);
    const draft = (baseContent["blog/1.mdx"] ?? "").replace("---\n", "---\ndraft: true\n");
    expect(await remarksAbout(about, { "blog/1.mdx": draft })).toEqual([
      expect.stringContaining("news.yaml"),
    ]);
  });

  it("is nowhere to which a link may lead", async () => {
    const files = {
      "partnerships.yaml": "[]\n",
      "blog/3.mdx": postFile("[Partners](/get-involved#partnerships)\n"),
    };
    const { problems } = await inspectionOf(files);
    expect(problems.map(printProblem)).toEqual([
      expect.stringMatching(/^content\/blog\/3\.mdx:9:\d+ {2}There is no place called "partner/),
    ]);
  });

  it("is not told while a list is to mend", async () => {
    const { remarks } = await inspectionOf({ "team.yaml": "- a: b: c\n" });
    expect(remarks.filter(({ says }) => says.includes("nothing to show"))).toEqual([]);
  });
});
