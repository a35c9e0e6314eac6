import { beforeAll, describe, expect, it } from "vitest";

import type { Review } from "#scripts/review/review-data.ts";
import { editTable } from "#tests/review/edit-table.ts";
import { acceptedComment } from "#tests/support/review/accepted-comment.ts";
import { reviewOfWords, type WrittenEdit } from "#tests/support/review/review-of-words.ts";

const sixtyEdits = editTable("sixty-edits.txt") as WrittenEdit[];

const wordsIn = (html: string) =>
  html.replaceAll(/<[^>]*>/g, " ").match(/\S*[\p{L}\p{N}]\S*/gu)?.length;

describe("sixty edits on one branch", () => {
  let review: Review;
  beforeAll(async () => (review = await reviewOfWords(sixtyEdits)));

  it("are each told once", () => {
    expect(new Set(review.edits.map(({ id }) => id)).size).toBe(sixtyEdits.length);
  });

  it("are seen on the pages that show them, but for stars, cloths and the order of figures", () => {
    const unseen = review.edits.filter(({ pages }) => pages.length === 0);
    expect(unseen.length).toBeLessThanOrEqual(5);
    const shown = (file: string, name: string) =>
      review.edits
        .filter((edit) => edit.file.endsWith(file) && edit.label.toLowerCase().endsWith(name))
        .flatMap(
          ({ id }) => review.site?.changes.filter(({ reasons }) => `${reasons}` === id) ?? [],
        )
        .map(({ change, kind, page }) => `${change} ${kind} ${page}`);
    expect(shown("navigation.yaml", "header")).toContain("moved link /");
    expect(shown("stats.yaml", "girls we support, value").join()).toContain("text /sw");
    // The home page in Swahili leads to the same place.
    const inBoth = ["changed link /", "changed link /sw"];
    expect(shown("pages/home.yaml", "secondary, href")).toEqual(inBoth);
    expect(shown("timeline.yaml", "year")).toEqual(["changed text /about"]);
  });

  it("stand in one comment, whole, and what is grave is read in three minutes", () => {
    const comment = acceptedComment(review);
    expect(comment).not.toContain("not all of it");
    const [open = ""] = comment.split("<details><summary>");
    expect(wordsIn(open)).toBeLessThanOrEqual(400);
  });

  it("lead to a marked place, but for menus, labels, titles and cloth", () => {
    const marked = review.edits.filter(({ place }) => place.includes("#:~:text="));
    expect(marked.length).toBeGreaterThanOrEqual(45);
  });
});

describe("eight edits on one branch", () => {
  it("fit what somebody reads in a minute, and each is seen on a page", async () => {
    const review = await reviewOfWords(sixtyEdits.filter((_, index) => index % 8 === 3));
    expect(review.edits.filter(({ pages }) => pages.length === 0)).toEqual([]);
    expect(wordsIn(acceptedComment(review))).toBeLessThanOrEqual(300);
  });
});

describe("a quoted value that changes", () => {
  it("has the edit of its source for a reason, in Swahili too", async () => {
    const { edits, site } = await reviewOfWords([
      ["site.yaml", 'closes: "17:00"', 'closes: "16:00"'],
      ["team.yaml", "role: Director of Education", "role: Head of Education"],
    ]);
    const source = edits.find(({ file }) => file.endsWith("site.yaml"));
    const shown = site?.changes.filter(({ reasons }) => reasons.includes(source?.id ?? ""));
    expect(shown?.map(({ page }) => page)).toEqual(
      expect.arrayContaining(["/contact", "/sw/contact"]),
    );
  });
});
