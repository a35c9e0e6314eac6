import { describe, expect, it } from "vitest";

import { gravities } from "#scripts/review/gravities.ts";
import { marker, placesOfRun } from "#scripts/review/post-form.ts";
import { labelOf } from "#scripts/review/edits/label-of.ts";
import { branchPreview } from "#scripts/review/report/preview-address.ts";
import type { Review } from "#scripts/review/review-data.ts";
import { hostileWords } from "#tests/support/review/hostile-words.ts";
import { finding, madeReview, reviewedEdit } from "#tests/support/review/made-review.ts";
import { acceptedComment, runOfReview } from "#tests/support/review/accepted-comment.ts";
import { liveSigns, shownComment } from "#tests/support/review/shown-comment.ts";

const commentOf = (facts: Partial<Review>) => acceptedComment(madeReview([], facts));
const verdictOf = (comment: string) => comment.split("\n")[2];
const plainVerdict = verdictOf(commentOf({}));
const file = { path: "x", change: "added" as const, says: "look" };
const left = {
  title: "Office: 9 → 8",
  isWithdrawn: false,
  places: [
    {
      file: "content/a.mdx",
      line: 3,
      parts: ["We open at ", "9", "."] as [string, string, string],
    },
  ],
};
const page = { address: "/visit", change: "added" as const, title: "Visit us" };

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
    ["a page is new", { site: { pages: [page], values: [], changes: [] } }],
    ["a sentence still says the old", { leftBehind: [left] }],
  ])("ask for a look where %s, and do not say that there is nothing to mend", (_, facts) => {
    const verdict = verdictOf(commentOf(facts)) ?? "";
    expect(verdict.length).toBeGreaterThan((plainVerdict ?? "").length);
    expect(verdict).not.toContain("Nothing to mend");
  });

  it("count the sentences to read", () => {
    const edits = ["e1", "e2"].map((id) => reviewedEdit({ id }));
    expect(verdictOf(commentOf({ edits }))).toContain("Read two sentences.");
  });

  it("tell a warning once for its file, with how many more there are, and each error", () => {
    const warning = finding({ severity: "warning", rule: "spelling" });
    const four = commentOf({ findings: [warning, warning, warning, warning] });
    expect(four.split("role is empty.")).toHaveLength(2);
    expect(four).toContain("and 3 more in this file");
    const one = commentOf({ findings: [warning, finding(), finding({ line: 4 })] });
    expect(one).not.toContain("more in this file");
    expect(one.split("role is empty.")).toHaveLength(4);
  });

  it("name what is grave beside what has to be mended", () => {
    const error = finding({ severity: "error" });
    const grave = madeReview([error], { edits: [reviewedEdit({ gravity: "money" })] });
    const [plain, both] = [madeReview([error]), grave].map((one) =>
      verdictOf(acceptedComment(one)),
    );
    expect(both?.length).toBeGreaterThan(plain?.length ?? 0);
    expect(both).toContain("money");
  });

  it("are the mark by which it is found again, and never that all is right", () => {
    expect(commentOf({}).startsWith(marker)).toBe(true);
    expect(plainVerdict).not.toMatch(/right|fine|safe/i);
  });
});

describe("the comment", () => {
  const many = Array.from({ length: 400 }, (_, index) =>
    reviewedEdit({ id: `e${index + 1}`, after: `A sentence with the number ${index} in it.` }),
  );

  it("shows all of money and contact first, however many sentences changed, and all of these", () => {
    const till = reviewedEdit({ gravity: "money", before: "Till 11111", after: "Till 522533" });
    const phone = reviewedEdit({ gravity: "contact", before: "116", after: "117" });
    const comment = commentOf({ edits: [till, phone, ...many] });
    for (const text of ["11111", "522533", "116", "117"])
      expect(shownComment(comment).words).toContain(text);
    expect(comment).toContain("A sentence with the number 399 in it.");
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
    const comment = acceptedComment(madeReview(findings, { edits: grave }));
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
    const shown = shownComment(acceptedComment(madeReview(findings, { edits, files, site })));
    expect(
      shown.tags.filter((tag) => !/^(?:code|del|ins|br|details|li|p|strong|summary|ul)$/.test(tag)),
    ).toEqual([]);
    expect(shown.links).toEqual([]);
    expect(shown.words).not.toMatch(liveSigns);
  });
});

describe("a line of the comment", () => {
  const { live, files } = placesOfRun(runOfReview);
  const places = { live, files, preview: "https://my-branch.charity.pages.dev" };
  const shown = { place: "/about#:~:text=stayed", was: "/about#:~:text=We%20reach" };
  const linksOf = (facts: Partial<Review>) =>
    shownComment(acceptedComment(madeReview([], facts), places)).links;

  it("leads to its place on the preview, and what went to where it stands now", () => {
    expect(linksOf({ edits: [reviewedEdit({ after: "", ...shown })] })).toEqual([
      "https://my-branch.charity.pages.dev/about#:~:text=stayed",
      "https://www.charity.or.ke/about#:~:text=We%20reach",
    ]);
  });

  it("leads to the changed file where it has no place, or the branch draws what is grave", () => {
    const program = { ...file, gravity: "program" as const };
    const grave = [reviewedEdit({ gravity: "money" })];
    const onPage = [reviewedEdit({ gravity: "money", ...shown })];
    const toFile = expect.stringMatching(/\/pull\/7\/files#diff-[0-9a-f]{64}R3$/) as string;
    expect(linksOf({ edits: grave })).toEqual([toFile]);
    expect(linksOf({ edits: onPage, files: [program] })).not.toContain(
      "https://my-branch.charity.pages.dev/about#:~:text=stayed",
    );
  });
});

it.each([
  ["Feature/Our new page!", "https://feature-our-new-page.charity.pages.dev"],
  ["", undefined],
])("the branch %j is previewed at %s", (branch, address) => {
  expect(branchPreview("https://{branch}.charity.pages.dev/", branch)).toBe(address);
});

it("an edit is called by its page, its entry and its place in words", () => {
  const file = "content/pages/get-involved.yaml";
  const label = labelOf({ file, title: "", field: "steps.list.2.howTo" });
  expect(label).toBe("Get involved page, steps, third point, how to");
  const named = { file: "content/team.yaml", title: "Amina", field: "role" };
  expect(labelOf(named)).toBe("Amina, role");
});

it("a page is called new where it is, and leads to where it can be read", () => {
  const siteOf = (change: "added" | "removed") => ({
    pages: [{ ...page, change }],
    values: [],
    changes: [],
  });
  const [added, removed] = (["added", "removed"] as const).map(
    (change) => shownComment(commentOf({ site: siteOf(change) })).words,
  );
  expect(added).toMatch(/\bnew\b/);
  expect(removed).not.toMatch(/\bnew\b/);
});
