import { describe, expect, it } from "vitest";
import { concerns } from "#app/model/fields/concern.ts";
import { marker, placesOfRun } from "#scripts/review/post-form.ts";
import { branchPreview } from "#scripts/review/report/preview-address.ts";
import type { Review } from "#scripts/review/review-data.ts";
import {
  acceptedComment,
  acceptedComments,
  runOfReview,
} from "#tests/support/review/accepted-comment.ts";
import { hostileWords } from "#tests/support/review/hostile-words.ts";
import { finding, madeReview, reviewedChange } from "#tests/support/review/made-review.ts";
import { liveSigns, shownComment } from "#tests/support/review/shown-comment.ts";

const commentOf = (facts: Partial<Review>) => acceptedComment(madeReview([], facts));
const file = { path: "x", change: "added" as const, task: "look", isProgram: false, words: "" };
const page = { address: "/visit", change: "added" as const, title: "Visit us" };

describe("the verdict", () => {
  const [first, two] = [reviewedChange(), reviewedChange({ after: "We reach some girls." })];
  const mistake = finding();
  it.each<[says: string, review: Review]>([
    ["No visitor sees a difference.", madeReview([])],
    [
      "No visitor sees a difference.",
      madeReview([], { changes: [{ ...first, concern: "nothing" }] }),
    ],
    ["Read this sentence.", madeReview([], { changes: [first], pages: [page] })],
    ["Read these 2 sentences.", madeReview([], { changes: [first, two] })],
    ["1 mistake to correct. Read this sentence.", madeReview([mistake], { changes: [first] })],
    ["Read 1 whole text.", madeReview([], { changes: [{ ...first, isBody: true }] })],
    ["Open 1 file.", madeReview([], { files: [file] })],
    ["Look at 1 page.", madeReview([], { pages: [page] })],
    ["The pages could not be compared.", madeReview([], { pages: undefined })],
  ])("is: %s", (text, review) => {
    const [, , line] = acceptedComment(review).split("\n");
    expect(line).toBe(`<p><strong>${text}</strong></p>`);
    expect(acceptedComment(review).startsWith(marker)).toBe(true);
  });
});

describe("the comment", () => {
  const many = Array.from({ length: 400 }, (_, at) =>
    reviewedChange({ after: `A sentence with the number ${at} in it.` }),
  );
  const long = { before: "", after: "A few words of a long text. ".repeat(20) };

  it("has serious changes first, in order", () => {
    const changes = concerns.map((concern) =>
      reviewedChange({ concern, after: `About ${concern}.` }),
    );
    const comment = commentOf({ changes });
    const places = concerns.map((concern) => comment.indexOf(`About <ins>${concern}`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("never cuts serious changes, and continues in another comment", () => {
    const changes = many.map((change) => ({ ...change, ...long, concern: "claims" as const }));
    const comments = acceptedComments(madeReview([], { changes }));
    expect(comments.length).toBeGreaterThan(1);
    expect(comments.join("").split("A few words").length).toBe(20 * 400 + 1);
  });

  it("counts the serious changes that do not fit into eight comments", () => {
    const claim = { ...long, after: "A claim. ".repeat(400), concern: "claims" as const };
    const changes = many.map((change) => ({ ...change, ...claim }));
    const comments = acceptedComments(madeReview([], { changes }));
    const [, left] = /(\d+) more serious changes could not be shown/.exec(comments[0] ?? "") ?? [];
    const shown = comments.join("").split("A claim. A claim.").length;
    expect([comments.length, Number(left) > 0, shown > 100]).toEqual([8, true, true]);
  });

  it("cuts other changes, and counts them", () => {
    const changes = many.map((change) => ({ ...change, ...long }));
    const findings = many.map(({ after: text }) => finding({ text, severity: "warning" }));
    const [comment = "", ...others] = acceptedComments(madeReview(findings, { changes }));
    const [, more = 0] = /and (\d+) more/.exec(comment) ?? [];
    expect(comment.split("A few words").length + Number(more) * 20).toBeGreaterThan(400);
    expect([others, comment.length <= 65_000]).toEqual([[], true]);
  });

  it("shows a whole text, and says if it cuts one", () => {
    const bodyOf = (size: number) =>
      commentOf({
        changes: [reviewedChange({ ...long, after: long.after.repeat(size), isBody: true })],
      });
    expect(bodyOf(10).split("A few words").length).toBe(20 * 10 + 1);
    expect(bodyOf(10)).not.toContain("Only part of");
    expect(bodyOf(40)).toContain("Only part of the 22400 characters is shown.");
  });

  it("separates two entries with the same name", () => {
    const changes = [0, 0, 1].map((at) =>
      reviewedChange({ file: "team.yaml", path: [at, "role"], title: "Achieng" }),
    );
    expect(commentOf({ changes }).split("<strong>About us").length).toBe(2 + 1);
  });

  it("names letters of another script", () => {
    expect(commentOf({ changes: [reviewedChange({ alert: "It has another script." })] })).toContain(
      "another script",
    );
  });

  it.each(hostileWords)("turns nothing that a writer wrote into markup: %j", (words) => {
    const changes = concerns.flatMap((concern) => [
      reviewedChange({ concern, after: words, label: words, page: words, alert: words }),
      reviewedChange({ concern, before: words, after: "", waits: "draft", addresses: [words] }),
      reviewedChange({ concern, before: `a ${words} b`, after: `a b ${words}`, title: words }),
    ]);
    const files = [{ ...file, path: words, words }];
    const pages = [{ ...page, address: words, title: words }];
    const findings = [finding({ text: words, file: words, instead: words, rule: words })];
    const shown = shownComment(acceptedComment(madeReview(findings, { changes, files, pages })));
    const plain = /^(?:code|del|ins|br|details|li|p|strong|summary|ul)$/;
    expect(shown.tags.filter((tag) => !plain.test(tag))).toEqual([]);
    expect(shown.links).toEqual([]);
    expect(shown.words).not.toMatch(liveSigns);
  });
});

describe("a line of the comment", () => {
  const { live, files } = placesOfRun(runOfReview);
  const places = { live, files, preview: "https://my-branch.charity.pages.dev" };
  const linksOf = (facts: Partial<Review>) =>
    shownComment(acceptedComment(madeReview([], facts), places)).links;
  const [place, gone] = ["/about#:~:text=stayed", "/about#:~:text=We%20reach"];

  it("links to its place on the preview, or to the public page if it was deleted", () => {
    const removed = reviewedChange({ after: "", link: gone, isGone: true });
    expect(linksOf({ changes: [reviewedChange({ link: place }), removed] })).toEqual([
      `https://my-branch.charity.pages.dev${place}`,
      `https://www.charity.or.ke${gone}`,
    ]);
  });

  it("links to the changed file if no page shows it, or if the branch changes code", () => {
    const toFile = expect.stringMatching(/\/pull\/7\/files#diff-[0-9a-f]{64}R3$/) as string;
    expect(linksOf({ changes: [reviewedChange({ link: "" })] })).toEqual([toFile]);
    const program = { ...file, isProgram: true };
    expect(linksOf({ changes: [reviewedChange()], files: [program] })).toContainEqual(toFile);
  });
});

it.each([
  ["our-new-page", "https://{branch}.charity.pages.dev/", "https://our-new-page.charity.pages.dev"],
  // Hosts would change these, perhaps to the name of another branch.
  ["feature/our-page", "https://{branch}.charity.pages.dev", undefined],
  [
    "a".repeat(28),
    "https://{branch}.charity.pages.dev",
    `https://${"a".repeat(28)}.charity.pages.dev`,
  ],
  ["a".repeat(29), "https://{branch}.charity.pages.dev", undefined],
  ["a-", "https://{branch}.charity.pages.dev", undefined],
  [
    "feature/our-page",
    "https://deploy-preview-{number}--charity.netlify.app",
    "https://deploy-preview-7--charity.netlify.app",
  ],
  ["", "https://{branch}.charity.pages.dev", undefined],
])("the branch %j is previewed below %s at %s", (branch, pattern, address) => {
  expect(branchPreview(pattern, { branch, number: "7" })).toBe(address);
});
