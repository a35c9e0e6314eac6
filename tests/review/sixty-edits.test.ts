import { beforeAll, describe, expect, it } from "vitest";
import type { Review, ReviewedChange } from "#scripts/review/review-data.ts";
import { editTable } from "#tests/review/edit-table.ts";
import { acceptedComment, acceptedComments } from "#tests/support/review/accepted-comment.ts";
import { reviewOfWords, type WrittenEdit } from "#tests/support/review/review-of-words.ts";

const sixtyEdits = editTable("sixty-edits.txt") as WrittenEdit[];

describe("sixty honest edits on one branch", () => {
  let review: Review;
  beforeAll(async () => (review = await reviewOfWords(sixtyEdits)));

  it("are all shown, in one comment", () => {
    const places = new Set(review.changes.map(({ file, line }) => `${file} ${line}`));
    expect(places.size).toBeGreaterThanOrEqual(sixtyEdits.length);
    expect(acceptedComments(review)).toHaveLength(1);
    expect(acceptedComment(review)).not.toMatch(/and \d+ more<\/li>/);
  });

  it("are listed below a page that shows them, if there is one", () => {
    expect(placesOf(({ link }) => link === "")).toEqual(["forms.yaml errorsHeading"]);
  });

  it("link to a highlighted place, except titles, cloths, numbers and flags", () => {
    const isUnmarked = ({ link }: ReviewedChange) => link !== "" && !link.includes("#:~:text=");
    expect(placesOf(isUnmarked)).toEqual([
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

  const placesOf = (is: (change: ReviewedChange) => boolean) =>
    review.changes
      .filter(is)
      .map(({ file, path }) => `${file} ${path.join(".")}`)
      .sort();

  it("never show an id", () => {
    const comment = acceptedComment(review);
    expect(comment).not.toMatch(/girls-supported|mentorship-program|head-teacher/);
  });
});

it("a changed figure is shown once, with the number of other pages that show it", async () => {
  const { changes } = await reviewOfWords([["stats.yaml", "1,500+", "1,600+"]]);
  expect(changes).toMatchObject([{ label: "The figure as readers see it", more: 2 }]);
});

it("a changed translation has the label of its field, and a place on its page", async () => {
  const { changes } = await reviewOfWords([
    ["pages/contact.yaml", "description: >-\n  ", "description: >-\n  Today "],
    ["sw/pages/contact.yaml", "description: ", "description: Leo "],
  ]);
  const places = changes.map(({ file, label, link }) => [file, label, link]);
  const label = changes[0]?.label;
  expect(label).toMatch(/\w/);
  expect(places.sort()).toEqual([
    ["pages/contact.yaml", label, "/contact"],
    ["sw/pages/contact.yaml", label, "/sw/contact"],
  ]);
});

it("a moved entry is shown once, by its name", async () => {
  const home = "  - label: Home\n    href: /\n";
  const about = "  - label: About Us\n    href: /about\n";
  const { changes } = await reviewOfWords([["navigation.yaml", home + about, about + home]]);
  expect(changes).toMatchObject([{ change: "moved" }]);
});

it("a renamed .mdx file is not a new text, but a page at another address", async () => {
  const text =
    "---\ntitle: A walk\nexcerpt: What the girls saw.\nauthor: A\ndate: 2025-05-21\ncategory: Advocacy\n---\n\nOne.\n";
  const { changes, pages } = await reviewOfWords(
    [
      ["blog/8.mdx", text, ""],
      ["blog/9.mdx", "", text],
    ],
    [["blog/8.mdx", "", text]],
  );
  const whole = pages?.filter(({ change }) => change !== "changed") ?? [];
  expect(whole.map(({ address, change }) => `${change} ${address}`)).toEqual(
    expect.arrayContaining(["added /blog/9", "removed /blog/8"]),
  );
  expect(changes).toEqual([]);
});

it("a comment for writers is shown as not visible to visitors", async () => {
  const review = await reviewOfWords([
    ["stats.yaml", "- id:", "# Nobody has to ask about these.\n- id:"],
  ]);
  expect(review.changes).toMatchObject([
    { after: expect.stringContaining("# Nobody has to ask about these.") as string },
  ]);
  expect(acceptedComment(review)).toContain("No visitor sees a difference.");
});

it("a figure is shown by its name in the first language", async () => {
  const { changes } = await reviewOfWords([
    ["pages/home.yaml", "  - success-rate\nmoney", "  - founded\nmoney"],
  ]);
  const names = changes.map(({ before, after }) => before || after);
  expect(names).toEqual(expect.arrayContaining(["98% success rate"]));
});

it("the category of a new post is shown by its name only", async () => {
  const text =
    "---\ntitle: A walk\nexcerpt: What the girls saw.\nauthor: A\ndate: 2025-05-21\ncategory: Advocacy\n---\n\nOne.\n";
  const { changes } = await reviewOfWords([["blog/9.mdx", "", text]]);
  const category = changes.find(({ path }) => path[0] === "category");
  expect(category).toMatchObject({ before: "", after: "Advocacy" });
});
