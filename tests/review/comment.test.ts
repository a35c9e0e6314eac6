import { describe, expect, it } from "vitest";

import { gravities } from "#scripts/review/gravities.ts";
import { commentMarker, reviewComment } from "#scripts/review/report/comment.ts";
import { listPage } from "#scripts/review/report/list-page.ts";
import type { Review } from "#scripts/review/review-data.ts";
import { hostileWords } from "#tests/support/review/hostile-words.ts";
import { finding, madeReview, reviewedEdit } from "#tests/support/review/made-review.ts";
import { liveSigns, shownComment } from "#tests/support/review/shown-comment.ts";

const commentOf = (facts: Partial<Review>) => reviewComment(madeReview([], facts));
const verdictOf = (comment: string) => comment.split("\n")[2];
const plainVerdict = verdictOf(commentOf({}));
const file = { path: "x", change: "added" as const, says: "look" };

describe("the first words of the comment", () => {
  it.each<[name: string, facts: Partial<Review>]>([
    ["money changed", { edits: [reviewedEdit({ gravity: "money" })] }],
    ["a phone number changed", { edits: [reviewedEdit({ gravity: "contact" })] }],
    ["a link leads elsewhere", { edits: [reviewedEdit({ gravity: "links" })] }],
    ["a person is named", { edits: [reviewedEdit({ gravity: "people" })] }],
    ["a text waits for its day", { edits: [reviewedEdit({ waits: "2027-11-01" })] }],
    ["a document came", { files: [{ ...file, gravity: "money" }] }],
    ["the program changed", { files: [{ ...file, gravity: "program" }] }],
    ["no pages were compared", { site: undefined }],
  ])("ask for a look where %s", (_, facts) => {
    const verdict = verdictOf(commentOf(facts)) ?? "";
    expect(verdict.length).toBeGreaterThan((plainVerdict ?? "").length);
  });

  it("name what is grave beside what has to be mended", () => {
    const error = finding({ severity: "error" });
    const grave = madeReview([error], { edits: [reviewedEdit({ gravity: "money" })] });
    const [plain, both] = [madeReview([error]), grave].map((one) => verdictOf(reviewComment(one)));
    expect(both?.length).toBeGreaterThan(plain?.length ?? 0);
    expect(both).toContain("money");
  });

  it("are the mark by which it is found again, and never that all is right", () => {
    expect(commentOf({}).startsWith(commentMarker)).toBe(true);
    expect(plainVerdict).not.toMatch(/right|fine|safe/i);
  });
});

describe("the comment", () => {
  const many = Array.from({ length: 400 }, (_, index) =>
    reviewedEdit({ id: `e${index + 1}`, after: `A sentence with the number ${index} in it.` }),
  );

  it("shows all of money and contact, however many sentences changed, and stays short", () => {
    const till = reviewedEdit({ gravity: "money", before: "Till 11111", after: "Till 522533" });
    const phone = reviewedEdit({ gravity: "contact", before: "116", after: "117" });
    const comment = commentOf({ edits: [till, phone, ...many] });
    for (const text of ["11111", "522533", "116", "117"])
      expect(shownComment(comment).words).toContain(text);
    expect(comment.length).toBeLessThan(8_000);
    expect(comment.indexOf("522533")).toBeLessThan(comment.indexOf("A sentence"));
  });

  it("names letters of another script", () => {
    const edit = reviewedEdit({ gravity: "money", after: "https://www.mch\u0430nga.africa" });
    expect(commentOf({ edits: [edit] })).toContain("Cyrillic");
  });

  it("is never longer than a code host takes", () => {
    const grave = many.map((edit) => ({
      ...edit,
      gravity: "money" as const,
      after: "5".repeat(4_000),
    }));
    const findings = many.map(({ after }) => finding({ text: after }));
    const comment = reviewComment(madeReview(findings, { edits: grave }));
    expect(comment.length).toBeLessThanOrEqual(65_000);
  });

  it.each(hostileWords)("makes nothing live of what somebody wrote: %j", (words) => {
    const edits = gravities.flatMap((gravity) => [
      reviewedEdit({ gravity, after: words, label: words, file: words }),
      reviewedEdit({ gravity, before: words, after: "", waits: "draft" }),
      reviewedEdit({ gravity, before: `a ${words} b`, after: `a b ${words}` }),
    ]);
    const files = [{ ...file, path: words, words, gravity: "people" as const }];
    const pages = [{ address: words, from: words, change: "moved" as const, title: words }];
    const site = { pages, values: [], changes: [] };
    const findings = [finding({ text: words, file: words, instead: words, rule: words })];
    const shown = shownComment(reviewComment(madeReview(findings, { edits, files, site })));
    expect(shown.tags.filter((tag) => !/^(?:code|del|ins|br|li|p|strong|ul)$/.test(tag))).toEqual(
      [],
    );
    expect(shown.links).toEqual([]);
    expect(shown.words).not.toMatch(liveSigns);
  });
});

describe("the list of a preview", () => {
  it.each(hostileWords)("shows what somebody wrote as words: %j", (words) => {
    const edits = gravities.map((gravity) =>
      reviewedEdit({ gravity, after: words, label: words, file: words, pages: [words] }),
    );
    const html = listPage(madeReview([finding({ text: words })], { edits }), "");
    const tags = [...html.matchAll(/<\/?([a-z][a-z0-9]*)/g)].map(([, tag = ""]) => tag);
    const known =
      /^(?:html|head|meta|title|link|body|main|h1|h2|p|nav|ol|li|a|section|del|ins|strong|details|summary|br)$/;
    expect(tags.filter((tag) => !known.test(tag))).toEqual([]);
    expect(html).not.toMatch(/href="(?!#|\/)/);
  });
});
