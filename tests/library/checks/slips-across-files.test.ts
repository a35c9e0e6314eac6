import { describe, expect, it } from "vitest";

import { printProblem } from "#app/library/problems/problem.ts";
import { inspectionOf, problemsOf, type Files } from "#tests/support/content-folder.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { changedFile } from "#tests/support/changed-file.ts";
import { postFile } from "#tests/support/post-file.ts";

const page = "---\ntitle: Safeguarding\ndescription: Words\n---\nWords.\n";

async function remarksAbout(says: RegExp, files: Files) {
  const { remarks } = await inspectionOf(files);
  return remarks.map(printProblem).filter((line) => says.test(line));
}

describe("a page to which nothing leads", () => {
  it("is to mend, with what to write", async () => {
    const [line, ...others] = await problemsOf({ "pages/safeguarding.mdx": page });
    expect(others).toEqual([]);
    expect(line).toMatch(/^content\/pages\/safeguarding\.mdx:2:1 {2}Nothing leads to this page/);
    expect(line).toContain("  - label: Safeguarding");
    expect(line).toContain("href: /safeguarding");
  });

  it.each([
    ["the menu", changedFile("navigation.yaml", "href: /about", "href: /safeguarding"), 0],
    ["a post", { "blog/3.mdx": postFile("See [it](/safeguarding#main).\n") }, 0],
    ["itself", { "pages/safeguarding.mdx": page.replace("Words.", "[It](/safeguarding).") }, 1],
    ["a redirect", { "redirects.yaml": "- from: /old\n  to: /safeguarding\n" }, 1],
    ["a draft", { "blog/3.mdx": postFile("[It](/safeguarding).\n", { draft: "true" }) }, 1],
  ])("is led to from the menu or a post, and not from elsewhere: %s", async (_, files, count) => {
    expect(await problemsOf({ "pages/safeguarding.mdx": page, ...files })).toHaveLength(count);
  });

  it("is nobody's business while it is a draft, or while the menu is to mend", async () => {
    const draft = { "pages/safeguarding.mdx": page.replace("title", "draft: true\ntitle") };
    expect(await problemsOf(draft)).toEqual([]);
    const broken = { "pages/safeguarding.mdx": page, "navigation.yaml": "header: A: B\n" };
    expect((await problemsOf(broken)).join("\n")).not.toContain("Nothing leads");
  });
});

describe("a program that is a draft", () => {
  it("is reported where visitors still read about it", async () => {
    const draft = (baseContent["programs/school.mdx"] ?? "").replace("---\n", "---\ndraft: true\n");
    const lines = await remarksAbout(/program school is a draft/, { "programs/school.mdx": draft });
    expect(lines.map((line) => line.split(":")[0])).toEqual([
      "content/pages/home.yaml",
      "content/success-stories.yaml",
    ]);
    expect(await remarksAbout(/is a draft/, {})).toEqual([]);
  });
});

describe("a date", () => {
  it.each([
    ["1925-02-12", /content\/blog\/3\.mdx:5:7 .*very long ago/],
    ["1999-12-31", /content\/blog\/3\.mdx:5:7 .*very long ago/],
  ])("is reported where it is probably a slip: %s", async (date, line) => {
    const files = { "blog/3.mdx": postFile("Words.\n", { date }) };
    expect(await remarksAbout(/long ago/, files)).toEqual([expect.stringMatching(line)]);
  });
});

describe("what stands in two places", () => {
  it("is reported of two posts with one title and of two people with one name", async () => {
    const member = (id: string) => `- id: ${id}\n  name: N. O.\n  role: R\n  about: A\n`;
    const files = {
      "blog/a.mdx": postFile("Words.\n", { title: "A title of its own" }),
      "blog/b.mdx": postFile("Words.\n", { title: "A title of its own" }),
      "team.yaml": member("one") + member("two"),
    };
    expect(await remarksAbout(/ as well\./, files)).toEqual([
      expect.stringMatching(/^content\/blog\/b\.mdx:2:8 .*content\/blog\/a\.mdx:2 /),
      expect.stringMatching(/^content\/team\.yaml:6:9 .*content\/team\.yaml:2 /),
    ]);
    expect(await remarksAbout(/ as well\./, {})).toEqual([]);
  });
});

describe("a number that a keyboard got wrong", () => {
  it.each(["1,50+", "1.500+", "1,5000"])("is no figure: %s", async (value) => {
    const files = changedFile("stats.yaml", "value: 1,500+", `value: "${value}"`);
    expect(await problemsOf(files)).toEqual([expect.stringMatching(/stats\.yaml:2:10 .*1,500\+/)]);
  });

  it.each(["lots", "980 %", "100.5%", "1,200 percent"])("is no figure: %s", async (value) => {
    const files = changedFile("stats.yaml", "value: 1,500+", `value: "${value}"`);
    const line = expect.stringMatching(/stats\.yaml:2:10 .*a percentage of at most 100/);
    expect(await problemsOf(files)).toEqual([line]);
  });

  it.each(["1,500", "1.5", "98.5%", "100 %", "1,234,567+", "850+", "48 hours", "1,000th"])(
    "is one: %s",
    async (value) => {
      const files = changedFile("stats.yaml", "value: 1,500+", `value: "${value}"`);
      expect(await problemsOf(files)).toEqual([]);
    },
  );

  it.each(["+254 700 000 00", "+254 700 000 0000"])("is no phone of Kenya: %s", async (phone) => {
    const files = changedFile("site.yaml", "+254 700 000 000", phone);
    expect(await problemsOf(files)).toEqual([expect.stringMatching(/site\.yaml:\d+:\d+ .*phone/)]);
  });

  it("is a phone of another country", async () => {
    const files = changedFile("site.yaml", "+254 700 000 000", "+44 20 7946 0000");
    expect(await problemsOf(files)).toEqual([]);
  });
});

describe("a consent", () => {
  const consent = (when: string) => ({
    "blog/3.mdx": postFile("Words.\n", { consent: `{ who: Her mother, when: ${when} }` }),
  });

  it("cannot be given in the future", async () => {
    expect(await problemsOf(consent("2025-01-09"))).toEqual([]);
    expect(await problemsOf(consent("2999-01-09"))).toEqual([
      expect.stringMatching(/^content\/blog\/3\.mdx:8:\d+ {2}Nobody can have agreed on 2999-01-09/),
    ]);
  });

  it("says who and when", async () => {
    const files = { "blog/3.mdx": postFile("Words.\n", { consent: "{ who: Her mother }" }) };
    expect((await problemsOf(files)).join()).toContain('The field "when" is missing.');
  });
});

describe("the words above a list", () => {
  const team = (lead: string, people: number) => ({
    ...changedFile("pages/about.yaml", "team:\n", `team:\n  lead: ${lead}\n`),
    "team.yaml": Array.from(
      { length: people },
      (_, at) => `- id: n-${at}\n  name: N. ${"OPQRS"[at]}.\n  role: R\n  about: A\n`,
    ).join(""),
  });

  it.each([
    ["Four people who answer for it.", 4],
    ["Four people, one aim.", 4],
    ["Money is one way. Here are four more.", 4],
    ["Three years of work.", 4],
    ["Nine of ten came back.", 4],
    ["People who answer for it.", 4],
  ])("may count it: %s", async (lead, people) => {
    expect(await remarksAbout(/The words count/, team(lead, people))).toEqual([]);
  });

  it.each([
    ["Four people who answer for it.", 5, '"Four", and the list below them has 5'],
    ["Here are 3 more people.", 2, '"3", and the list below them has 2'],
  ])("count another number: %s", async (lead, people, says) => {
    const lines = await remarksAbout(/The words count/, team(lead, people));
    expect(lines).toEqual([expect.stringContaining(says)]);
    expect(lines[0]).toMatch(/^content\/pages\/about\.yaml:/);
  });
});
