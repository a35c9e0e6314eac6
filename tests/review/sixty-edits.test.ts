import { beforeAll, describe, expect, it } from "vitest";
import type { Review, ReviewedChange } from "#scripts/review/review-data.ts";
import { editTable } from "#tests/review/edit-table.ts";
import { acceptedComment, acceptedComments } from "#tests/support/review/accepted-comment.ts";
import { reviewOfWords, type WrittenEdit } from "#tests/support/review/review-of-words.ts";

const sixtyEdits = editTable("sixty-edits.txt") as WrittenEdit[];
const walk =
  "---\ntitle: A walk\nexcerpt: What the girls saw.\nauthor: A\ndate: 2025-05-21\ncategory: Advocacy\n---\n\nOne.\n";

describe("sixty honest edits on one branch", () => {
  let review: Review;
  beforeAll(async () => (review = await reviewOfWords(sixtyEdits)));

  it("are all shown, in one comment, without an id", () => {
    const places = new Set(review.changes.map(({ file, line }) => `${file} ${line}`));
    expect(places.size).toBeGreaterThanOrEqual(sixtyEdits.length);
    const [comment, ...others] = acceptedComments(review);
    expect(others).toEqual([]);
    expect(comment).not.toMatch(/and \d+ more<\/li>/);
    expect(comment).not.toMatch(/girls-supported|mentorship-program|head-teacher/);
  });

  it("link to a highlighted place of a page, except titles, cloths, numbers and flags", () => {
    const placesOf = (is: (change: ReviewedChange) => boolean) =>
      review.changes.filter(is).map(({ file, path }) => `${file} ${path.join(".")}`);
    expect(placesOf(({ link }) => link === "")).toEqual(["forms.yaml errorsHeading"]);
    const unmarked = placesOf(({ link }) => link !== "" && !link.includes("#:~:text="));
    expect(unmarked.sort()).toEqual([
      "blog/3.mdx date",
      "pages/about.yaml description",
      "pages/about.yaml leso.color",
      "pages/contact.yaml title",
      "pages/donate.yaml gifts.list.0.text",
      "pages/donate.yaml gifts.list.2.amount",
      "pages/home.yaml figures.1",
      "pages/home.yaml secondary.href",
    ]);
  });
});

it("a figure is shown once with its number of pages, a translation on its page, a moved entry once, a new post by its category", async () => {
  const [home, about] = [
    "  - label: Home\n    href: /\n",
    "  - label: About Us\n    href: /about\n",
  ];
  const { changes } = await reviewOfWords([
    ["stats.yaml", "1,500+", "1,600+"],
    ["pages/contact.yaml", "description: >-\n  ", "description: >-\n  Today "],
    ["sw/pages/contact.yaml", "description: ", "description: Leo "],
    ["pages/home.yaml", "  - success-rate\nmoney", "  - founded\nmoney"],
    ["navigation.yaml", home + about, about + home],
    ["blog/9.mdx", "", walk],
  ]);
  const of = (name: string) => changes.filter(({ file }) => file === name);
  expect(of("stats.yaml")).toMatchObject([{ label: "The figure as readers see it", more: 2 }]);
  const [english, swahili] = [of("pages/contact.yaml"), of("sw/pages/contact.yaml")].map(
    ([change]) => [change?.label, change?.link],
  );
  expect(english).toEqual([expect.stringMatching(/\w/), "/contact"]);
  expect(swahili).toEqual([english?.[0], "/sw/contact"]);
  const figures = of("pages/home.yaml").map(({ before, after }) => before || after);
  expect(figures).toContain("98% success rate");
  expect(of("navigation.yaml")).toMatchObject([{ change: "moved" }]);
  const category = of("blog/9.mdx").find(({ path }) => path[0] === "category");
  expect(category).toMatchObject({ before: "", after: "Advocacy" });
});

it("a renamed .mdx file is not a new text, but a page at another address", async () => {
  const rename: WrittenEdit[] = [
    ["blog/8.mdx", walk, ""],
    ["blog/9.mdx", "", walk],
  ];
  const { changes, pages } = await reviewOfWords(rename, [["blog/8.mdx", "", walk]]);
  const whole = pages?.map(({ address, change }) => `${change} ${address}`);
  expect(whole).toEqual(expect.arrayContaining(["added /blog/9", "removed /blog/8"]));
  expect(changes).toEqual([]);
});

it("a comment for writers is shown as not visible to visitors", async () => {
  const words = "# Nobody has to ask about these.";
  const review = await reviewOfWords([["stats.yaml", "- id:", `${words}\n- id:`]]);
  expect(review.changes).toMatchObject([{ after: expect.stringContaining(words) as string }]);
  expect(acceptedComment(review)).toContain("No visitor sees a difference.");
});
