import { parse } from "node-html-parser";
import { afterEach, describe, expect, it, vi } from "vitest";

import { editAddress } from "#scripts/review/bar/edit-address.ts";
import { barOf, listPage, type View } from "#scripts/review/preview/bar-html.ts";
import { editedBranch, editorTemplate } from "#scripts/review/preview/editor-template.ts";
import { withoutReview } from "#scripts/review/preview/reviewed-page.ts";
import type { Review, ShownChange, ShownPage } from "#scripts/review/review.ts";
import { hostileWords } from "#tests/support/review/hostile-words.ts";
import { madeReview } from "#tests/support/review/made-review.ts";

function change(facts: Partial<ShownChange>): ShownChange {
  const place = { part: "main", heading: "", pages: ["/about"], sources: [], reasons: [] };
  return { id: "c1", change: "changed", kind: "text", ...place, ...facts };
}

function reviewOf(pages: ShownPage[], changes: ShownChange[] = []): Review {
  return madeReview([], { site: { pages, changes, alike: [], drafts: [], differing: [] } });
}

const about: ShownPage = { address: "/about", change: "changed", title: "About us" };
const bar = (review: Review, address: string, view: View = "after") =>
  parse(barOf({ review, address, view })).querySelector("aside");

describe("words of a stranger", () => {
  const others = [
    '"><script>alert(1)</script>',
    "' onmouseover='x",
    "<!--/review--><b>",
    "$& $1 `<i>`",
    "//evil.example",
    "/\n/evil.example",
    "javascript:alert(1)",
  ];

  it.each([...hostileWords, ...others])("stay words in the bar and in the list: %j", (words) => {
    const place = { file: words, line: 1, column: 1 };
    const hostile = change({
      before: words,
      after: `${words} and more`,
      heading: words,
      part: words,
      pages: [words, "/about"],
      sources: [place],
      reasons: [{ file: words, line: 1, says: words }],
    });
    const page = { ...about, title: words, from: words, change: "moved" } as const;
    const review = reviewOf([{ ...page, address: words }, page], [hostile]);
    review.site?.drafts.push({ address: words, file: words, title: words });
    review.future.push({ ...place, day: "2026-01-01", says: words } as Review["future"][number]);
    const editor = "https://github.example/o/n/edit/main/{file}#L{line}";
    const html = barOf({ review, address: "/about", view: "after", editor });
    for (const text of [html, listPage(review, { editor })]) {
      expect(text).not.toContain("<!--");
      const elements = parse(text).querySelectorAll("*");
      const tags = new Set(elements.map((one) => one.rawTagName));
      for (const tag of ["script", "img", "b", "i", "details"]) expect(tags).not.toContain(tag);
      const names = new Set(elements.flatMap((one) => Object.keys(one.rawAttributes)));
      expect([...names].filter((name) => /^on|style|srcdoc/i.test(name))).toEqual([]);
      const links = parse(text).querySelectorAll("a, link");
      for (const link of links)
        expect(link.getAttribute("href")).toMatch(
          /^(?:\/[^/\\\s]|https:\/\/github\.example\/o\/n\/)/,
        );
    }
    expect(withoutReview(`<p><!--review-->${html}<!--/review--></p>`)).toBe("<p></p>");
  });
});

describe("the bar", () => {
  const pages: ShownPage[] = [
    { address: "/blog/1", change: "removed", title: "An old post" },
    { address: "/blog/9", change: "added", title: "A post" },
    { address: "/who", change: "moved", from: "/team", title: "Who we are" },
    about,
  ];
  const review = reviewOf(pages, [change({ before: "Old", after: "New" })]);

  it.each([
    ["/about", "after", "1 change on this page", "/_review/before/about"],
    ["/about", "before", "As it is now, 1 change to come", "/about"],
    ["/blog/9", "after", "This page is new", undefined],
    ["/blog/1", "before", "This page is taken out", undefined],
    ["/who", "after", "No change on this page", "/_review/before/team"],
    ["/team", "before", "As it is now, and as it stays", "/who"],
    ["/", "after", "No change on this page", undefined],
    ["/blog/8", "draft", "A draft, which only this preview shows", undefined],
  ] as const)("of %s, %s, says “%s” and leads to its other state", (address, view, says, other) => {
    const aside = bar(review, address, view);
    expect(aside?.querySelector("h2")?.text).toBe(says);
    expect(aside?.getAttribute("data-other")).toBe(other);
  });

  it("leads from page to page in the order of the list, to what was taken out as it was", () => {
    const links = (address: string) =>
      bar(review, address)
        ?.querySelectorAll("nav a")
        .map((one) => one.getAttribute("href"));
    const list = "/_review/index.html";
    expect(links("/blog/9")).toEqual(["/_review/before/blog/1", "/who", list]);
    expect(links("/who")).toEqual(["/blog/9", "/about#c1", list]);
    expect(links("/unchanged")).toEqual(["/_review/before/blog/1", list]);
  });

  it("marks whole words that differ, and nothing in what is wholly new", () => {
    const told = (facts: Partial<ShownChange>) =>
      bar(reviewOf([about], [change(facts)]), "/about")
        ?.querySelectorAll("dd")
        .map((one) => one.innerHTML);
    expect(told({ before: "We saw 1,500+ girls.", after: "We saw 1,600+ girls." })).toEqual([
      "We saw <del>1,500+</del> girls.",
      "We saw <ins>1,600+</ins> girls.",
    ]);
    expect(told({ change: "added", after: "We are new." })).toEqual(["We are new."]);
  });

  describe("below a path of its host", () => {
    afterEach(() => {
      vi.unstubAllEnvs();
      vi.resetModules();
    });

    it("keeps every address below the path", async () => {
      vi.stubEnv("BASE_PATH", "/preview");
      vi.resetModules();
      const below = await import("#scripts/review/preview/bar-html.ts");
      const html =
        below.barHead() +
        below.barOf({ review, address: "/about", view: "after" }) +
        below.listPage(review);
      const addresses = [...html.matchAll(/(?:href|src|data-(?:list|other|no-script))="([^"]*)"/g)];
      expect(addresses.length).toBeGreaterThan(10);
      for (const [, address] of addresses) expect(address).toMatch(/^\/preview\//);
    });
  });
});

describe("the address of a line in the code host's editor", () => {
  const commit = "a".repeat(40);
  const repository = "https://host.example/owner/name";
  const open = (host: "github" | "gitlab" | "gitea", branch?: string) => {
    const template = editorTemplate({ host, repository }, commit, { branch });
    return template && editAddress(template, "content/a #b?.yaml", 7).replace(repository, "");
  };

  it.each([
    ["github", "my/words", "/edit/my/words/content/a%20%23b%3F.yaml#L7"],
    ["gitlab", "words?x", "/-/edit/words%3Fx/content/a%20%23b%3F.yaml#L7"],
    ["gitea", "words", "/_edit/words/content/a%20%23b%3F.yaml#L7"],
    ["github", undefined, `/blob/${commit}/content/a%20%23b%3F.yaml#L7`],
    ["gitlab", undefined, `/-/blob/${commit}/content/a%20%23b%3F.yaml#L7`],
    ["gitea", undefined, `/src/commit/${commit}/content/a%20%23b%3F.yaml#L7`],
  ] as const)("of %s and the branch %s", (host, branch, address) => {
    expect(open(host, branch)).toBe(address);
  });

  it("is that of a fork where the branch stands in one, and none without a code host", () => {
    const environment = {
      REVIEW_BRANCH: "words",
      REVIEW_REPOSITORY: "https://host.example/fork/name",
    };
    expect(
      editorTemplate({ host: "github", repository }, commit, editedBranch(environment)),
    ).toMatch(/^https:\/\/host\.example\/fork\/name\/edit\/words\//);
    expect(editedBranch({ GITHUB_HEAD_REF: "" })).toEqual({
      branch: undefined,
      repository: undefined,
    });
    expect(editorTemplate(undefined, commit, { branch: "words" })).toBeUndefined();
  });
});
