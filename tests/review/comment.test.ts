import { describe, expect, it } from "vitest";
import { concerns } from "#app/model/fields/concern.ts";
import { marker, placesOfRun } from "#scripts/review/post-form.ts";
import { branchPreview } from "#scripts/review/report/preview-address.ts";
import type { Review, ReviewedChange } from "#scripts/review/review-data.ts";
import {
  acceptedComment,
  acceptedComments,
  runOfReview,
} from "#tests/support/review/accepted-comment.ts";
import { hostileWords } from "#tests/support/review/hostile-words.ts";
import { finding, madeReview, reviewedChange } from "#tests/support/review/made-review.ts";
import { liveSigns, shownComment } from "#tests/support/review/shown-comment.ts";

const { live, files } = placesOfRun(runOfReview);
const preview = "https://my-branch.charity.pages.dev";
const commentOf = (facts: Partial<Review>) =>
  acceptedComment(madeReview([], facts), { live, files, preview });
const linesOf = (changes: Partial<ReviewedChange>[]) =>
  commentOf({ changes: changes.map((change) => reviewedChange(change)) });
const file = { path: "x", change: "added" as const, task: "look", isProgram: false, words: "" };
const page = { address: "/visit", change: "added" as const, title: "Visit us" };

describe("the verdict", () => {
  const [first, two] = [reviewedChange(), reviewedChange({ after: "We reach some girls." })];
  const body = { ...first, isBody: true };
  const unseen = { ...first, concern: "nothing" as const };
  it.each<[says: string, facts: Partial<Review>, mistakes?: number]>([
    ["No visitor sees a difference.", {}],
    ["No visitor sees a difference.", { changes: [unseen] }],
    ["Read this sentence.", { changes: [first, unseen], pages: [page] }],
    ["Read these 2 sentences.", { changes: [first, two] }],
    ["1 mistake to correct. Read this sentence.", { changes: [first] }, 1],
    ["2 mistakes to correct.", { pages: undefined }, 2],
    ["Read 1 whole text.", { changes: [body, body] }],
    ["Read 2 whole texts.", { changes: [body, { ...body, file: "b" }] }],
    ["Open 1 file.", { files: [file] }],
    ["Look at 1 page.", { pages: [page] }],
    ["The pages could not be compared.", { pages: undefined }],
  ])("is: %s", (text, facts, mistakes = 0) => {
    const findings = Array.from({ length: mistakes }, () => finding());
    const [mark, , line] = acceptedComment(madeReview(findings, facts)).split("\n");
    expect([mark, line]).toEqual([marker, `<p><strong>${text}</strong></p>`]);
  });
});

describe("the comment", () => {
  const long = { before: "", after: "A few words of a long text. ".repeat(20) };
  const many = (facts: Partial<ReviewedChange>) =>
    Array.from({ length: 400 }, () => reviewedChange({ ...long, ...facts }));
  const countOf = (comments: string[], words = "A few words") =>
    comments.join("").split(words).length - 1;

  it("has serious changes first, in order", () => {
    const comment = linesOf(concerns.map((concern) => ({ concern, after: `About ${concern}.` })));
    const places = concerns.map((concern) => comment.indexOf(`About <ins>${concern}`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("never cuts serious changes, files and pages, and continues in another comment", () => {
    const changes = many({ concern: "claims" });
    const pages = Array.from({ length: 700 }, () => page);
    const paths = Array.from({ length: 700 }, () => file);
    const comments = acceptedComments(madeReview([], { changes, files: paths, pages }));
    expect(comments.length).toBeGreaterThan(1);
    const counts = ["A few words", "New: ", "added, look"].map((words) => countOf(comments, words));
    expect(counts).toEqual([20 * 400, 700, 700]);
  });

  it("counts the serious changes that do not fit into eight comments", () => {
    const changes = many({ concern: "claims", after: "A claim. ".repeat(400) });
    const comments = acceptedComments(madeReview([], { changes }));
    const [, left] = /(\d+) more serious changes could not be shown/.exec(comments[0] ?? "") ?? [];
    expect(comments).toHaveLength(8);
    expect(countOf(comments, "<li>About") + countOf(comments, "<ins>A claim.") + Number(left)).toBe(
      400,
    );
  });

  it("cuts other changes, and counts them", () => {
    const findings = many({}).map(({ after: text }) => finding({ text, severity: "warning" }));
    const comments = acceptedComments(madeReview(findings, { changes: many({}) }));
    const left = [...comments[0]!.matchAll(/and (\d+) more/g)].map(([, more]) => Number(more));
    expect(countOf(comments) / 20 + left.reduce((sum, more) => sum + more)).toBe(800);
    expect([comments.length, comments[0]!.length <= 65_000]).toEqual([1, true]);
  });

  it.each([
    [false, 7, 7, ""],
    [false, 8, 4_000 / 28, "Only part of the 4480 characters is shown."],
    [true, 21, 21, ""],
    [true, 22, 12_000 / 28, "Only part of the 12320 characters is shown."],
  ])(
    "of a text (whole: %s) of %d times 20 sentences shows %d, and says so",
    (isBody, size, shown, says) => {
      const comment = linesOf([{ ...long, after: long.after.repeat(size), isBody }]);
      expect(countOf([comment])).toBeLessThanOrEqual(shown * 20);
      expect(/Only part of[^<]*/.exec(comment)?.[0] ?? "").toBe(says);
    },
  );

  it("names the page once, with its entry and the number of other pages", () => {
    const entries = [0, 0, 1].map((at) => ({
      file: "team.yaml",
      path: [at, "role"],
      title: "Achieng",
    }));
    expect(countOf([linesOf(entries)], "<strong>About us")).toBe(2);
    const more = [0, 1, 2].map((count) => linesOf([{ more: count }]));
    expect(more.map((comment) => /and \d more page\w*/.exec(comment)?.[0])).toEqual([
      undefined,
      "and 1 more page",
      "and 2 more pages",
    ]);
  });

  it("says what waits, what moved, and which letters are of another script", () => {
    const states = [{ waits: "draft" }, { waits: "2027-01-02" }, { change: "moved" as const }];
    const comment = linesOf([...states, { alert: "It has another script." }]);
    for (const words of ["a draft", "public from 2027-01-02", "moved", "another script"])
      expect(comment).toContain(words);
  });

  it.each(hostileWords)("turns nothing that a writer wrote into markup: %j", (words) => {
    const changes = concerns.flatMap((concern) => [
      reviewedChange({ concern, after: words, label: words, page: words, alert: words }),
      reviewedChange({ concern, before: words, after: "", waits: "draft", addresses: [words] }),
      reviewedChange({ concern, before: `a ${words} b`, after: `a b ${words}`, title: words }),
    ]);
    const facts = {
      changes,
      files: [{ ...file, path: words, words }],
      pages: [{ ...page, address: words, title: words }],
    };
    const findings = [finding({ text: words, file: words, instead: words, rule: words })];
    const shown = shownComment(acceptedComment(madeReview(findings, facts)));
    const plain = /^(?:code|del|ins|br|details|li|p|strong|summary|ul)$/;
    expect(shown.tags.filter((tag) => !plain.test(tag))).toEqual([]);
    expect(shown.links).toEqual([]);
    expect(shown.words).not.toMatch(liveSigns);
  });
});

const inFile = (line: string) =>
  expect.stringMatching(new RegExp(`/pull/7/files#diff-[0-9a-f]{64}${line}$`)) as string;
const [place, gone] = ["/about#:~:text=stayed", "/about#:~:text=We%20reach"];

it.each<[what: string, facts: Partial<Review>, to: unknown]>([
  ["a change", { changes: [reviewedChange({ link: place })] }, preview + place],
  [
    "a deleted sentence",
    { changes: [reviewedChange({ after: "", link: gone, isGone: true })] },
    `https://www.charity.or.ke${gone}`,
  ],
  ["a change that no page shows", { changes: [reviewedChange({ link: "" })] }, inFile("R3")],
  [
    "a deleted value that no page shows",
    { changes: [reviewedChange({ after: "", link: "" })] },
    inFile("L3"),
  ],
  [
    "a change of a branch with code",
    { changes: [reviewedChange()], files: [{ ...file, isProgram: true }] },
    inFile("R3"),
  ],
  ["a new page", { pages: [page] }, `${preview}/visit`],
  [
    "a deleted page",
    { pages: [{ ...page, change: "removed" }] },
    "https://www.charity.or.ke/visit",
  ],
  ["a file", { files: [file] }, inFile("")],
])("the line of %s links to its place", (_, facts, to) => {
  expect(shownComment(commentOf(facts)).links).toContainEqual(to);
});

const ofBranch = "https://{branch}.charity.pages.dev";

it.each([
  ["our-new-page", `${ofBranch}/`, "https://our-new-page.charity.pages.dev"],
  // Hosts would change these, perhaps to the name of another branch.
  ["feature/our-page", ofBranch, undefined],
  ["a".repeat(28), ofBranch, `https://${"a".repeat(28)}.charity.pages.dev`],
  ["a".repeat(29), ofBranch, undefined],
  ["a-", ofBranch, undefined],
  ["", ofBranch, undefined],
  ["", "https://deploy-{number}.example", undefined],
  ["feature/our-page", "https://deploy-{number}.example", "https://deploy-7.example"],
])("the branch %j is previewed below %s at %s", (branch, pattern, address) => {
  expect(branchPreview(pattern, { branch, number: "7" })).toBe(address);
});
