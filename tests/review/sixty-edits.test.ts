import { beforeAll, describe, expect, it } from "vitest";

import { reviewComment } from "#scripts/review/report/comment.ts";
import { listPage } from "#scripts/review/report/list-page.ts";
import type { Review } from "#scripts/review/review-data.ts";
import { editTable } from "#tests/review/edit-table.ts";
import { reviewOfWords, type WrittenEdit } from "#tests/support/review/review-of-words.ts";

const sixtyEdits = editTable("sixty-edits.txt") as WrittenEdit[];

const wordsOf = (html: string) => html.replaceAll(/<details>[^]*?<\/details>|<[^>]*>/g, "");

/** How many words of the list stand open. */
function openWords(review: Review) {
  return wordsOf(listPage(review, "").replaceAll("<", " <")).trim().split(/\s+/).length;
}

describe("sixty edits on one branch", () => {
  let review: Review;
  beforeAll(async () => (review = await reviewOfWords(sixtyEdits)));

  it("are each told once", () => {
    expect(new Set(review.edits.map(({ id }) => id)).size).toBe(sixtyEdits.length);
  });

  it("have reasons: those of links, order and days too, at most six unknown", () => {
    const { edits, site } = review;
    const changes = site?.changes ?? [];
    const unknown = changes.filter(({ reasons }) => reasons.length === 0);
    expect(unknown.length).toBeLessThanOrEqual(6);
    const becauseOf = (file: string, name: string) => {
      const ids = edits
        .filter((edit) => edit.file.endsWith(file) && edit.label.toLowerCase().endsWith(name))
        .map(({ id }) => id);
      return changes
        .filter(({ reasons }) => `${reasons}` === `${ids}`)
        .map(({ kind, change }) => `${change} ${kind}`);
    };
    expect(becauseOf("navigation.yaml", "header")).toContain("moved link");
    expect(becauseOf("pages/home.yaml", "secondary, href")).toEqual(["changed link"]);
    expect(becauseOf("timeline.yaml", "year")).toEqual(["changed text"]);
  });

  it("fit what somebody reads in five minutes", () => {
    expect(openWords(review)).toBeLessThanOrEqual(1_800);
    expect(wordsOf(reviewComment(review)).length).toBeLessThanOrEqual(8_000);
  });
});

describe("eight edits on one branch", () => {
  it("fit what somebody reads in a minute, and each has its reason", async () => {
    const review = await reviewOfWords(sixtyEdits.filter((_, index) => index % 8 === 3));
    expect(review.site?.changes.filter(({ reasons }) => reasons.length === 0)).toEqual([]);
    expect(openWords(review)).toBeLessThanOrEqual(300);
    expect(wordsOf(reviewComment(review)).length).toBeLessThanOrEqual(4_000);
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
    expect(shown?.flatMap(({ pages }) => pages)).toEqual(
      expect.arrayContaining(["/contact", "/sw/contact"]),
    );
  });
});
