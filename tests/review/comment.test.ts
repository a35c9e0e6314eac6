import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { expect, it } from "vitest";
import { concerns } from "#app/model/fields/described.ts";
import { marker, placesOfRun } from "#scripts/review/post-form.ts";
import { changeHtml } from "#scripts/review/report/change-html.ts";
import { branchPreview } from "#scripts/review/report/preview-address.ts";
import { safeWords, shortened } from "#scripts/review/report/safe-words.ts";
import type { Review, ReviewedChange } from "#scripts/review/review-data.ts";
import {
  acceptedComments,
  finding,
  hostileWords,
  madeReview,
  reviewedChange,
  runOfReview,
} from "#tests/support/review/made-reviews.ts";

const { live, files } = placesOfRun(runOfReview);
const preview = "https://my-branch.charity.pages.dev";
const commentOf = (facts: Partial<Review>) =>
  acceptedComments(madeReview(facts), { live, files, preview }).join("\n");
const ofChanges = (...changes: Partial<ReviewedChange>[]) => ({
  changes: changes.map((change) => reviewedChange(change)),
});
const file = {
  source: "x",
  page: "x",
  path: [],
  link: "",
  line: 0,
  label: "look",
  before: "",
  after: "",
};
const picture = { ...file, concern: "files" as const };
const page = { address: "/visit", change: "added" as const, title: "Visit us" };

const unseen = { concern: "nothing" as const };
it.each<[says: string, facts: Partial<Review>]>([
  ["No visitor sees a difference.", ofChanges(unseen)],
  [
    "It conflicts with the main branch in 1 file, shown here with both versions: resolve that first.",
    { conflicts: ["x"], pages: [page] },
  ],
  [
    "1 mistake to correct. Read this sentence. Open 2 files.",
    {
      ...ofChanges({}, unseen, picture, { ...file, concern: "published" }),
      findings: [finding(), finding({ severity: "warning" })],
      pages: [page],
    },
  ],
  ["Read these 2 sentences.", ofChanges({}, {})],
  ["2 mistakes to correct.", { findings: [finding(), finding()], pages: undefined }],
  ["3 mistakes to correct.", { findings: [finding({ others: [finding(), finding()] })] }],
  ["Look at 1 page.", { pages: [page] }],
  ["The pages could not be compared.", { pages: undefined }],
])("the verdict is: %s", (text, facts) => {
  const [mark, , line] = commentOf(facts).split("\n");
  expect([mark, line]).toEqual([marker, `<p><strong>${text}</strong></p>`]);
});

const long = { before: "", after: "A few words of a long text. ".repeat(20) };
const many = (facts: Partial<ReviewedChange> = {}) =>
  Array.from({ length: 400 }, () => reviewedChange({ ...long, ...facts }));
const countOf = (comments: string[], words = "A few words") =>
  comments.join("").split(words).length - 1;

it("the comment has serious changes first, in order", () => {
  const about = concerns.map((concern) => ({ concern, after: `About ${concern}.` }));
  const comment = commentOf(ofChanges(...about));
  const places = concerns.map((concern) => comment.indexOf(`About <ins>${concern}`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(comment.match(/<details>.*?<\/summary>/g)?.join()).toContain("Not visible to visitors");
});

it("the comment never cuts serious changes, and continues in another comment, as the first one says", () => {
  const review = madeReview({ changes: many({ concern: "claims" }) });
  const [first = "", ...others] = acceptedComments(review);
  expect(countOf([first, ...others])).toBe(20 * 400);
  expect(first).toContain(`More follows in ${others.length} comments below.`);
});

it("the comment names twenty mistakes, files and pages, and says how many more there are", () => {
  const all = <One>(one: One) => Array.from({ length: 3_000 }, () => one);
  const files = [...all({ ...picture }), ...all({ ...file, concern: "code" as const })];
  const facts = { ...ofChanges(...files), pages: all(page), findings: all(finding()) };
  const comments = acceptedComments(madeReview(facts), {
    run: "https://github.com/suluhisho/website/actions/runs/1",
  });
  const counts = ["role is empty", "New: ", ">look<", "and 2980 more"].map((words) =>
    countOf(comments, words),
  );
  expect(counts).toEqual([20, 20, 40, 4]);
  expect(comments.join()).toMatch(/It changes what runs: do not trust.*>the run<\/a>/s);
});

it("a mistake links to its line, and in a comment that knows no pull request to nothing", () => {
  const [, to] =
    /role is empty.*?<a href="([^"]*)"/.exec(commentOf({ findings: [finding()] })) ?? [];
  expect(to).toMatch(/\/pull\/7\/files#diff-[0-9a-f]{64}R\d+$/);
  const corrected = [[], [finding()]].map((others) => finding({ instead: "  role: A", others }));
  const [once, twice] = corrected.map((one) => commentOf({ findings: [one] }));
  expect(once).toMatch(/role is empty\. Write: .* A <a /);
  expect(twice).toMatch(/role is empty\. \(2 times\) <a /);
  const facts = { ...ofChanges({ link: "" }, picture), findings: [finding()], pages: [page] };
  const comment = acceptedComments(madeReview(facts), {}).join();
  expect(comment).not.toMatch(/undefined|<a /);
  expect(comment).toContain("role is empty");
});

it("the comment counts the serious changes that do not fit into eight comments", () => {
  const changes = many({ concern: "claims", after: "A claim. ".repeat(2_000) });
  const comments = acceptedComments(madeReview({ changes }));
  const [, left] = /(\d+) more serious changes could not be shown/.exec(comments[0] ?? "") ?? [];
  expect(comments).toHaveLength(8);
  const shown = countOf(comments, "<li>About") + countOf(comments, "<ins>A claim.");
  expect(shown + Number(left)).toBe(400);
});

it("the comment cuts other changes, and counts them", () => {
  const findings = many().map(({ after: text }, at) =>
    finding({ text: `${text} ${at}`, severity: "warning" }),
  );
  const [comment = "", ...others] = acceptedComments(madeReview({ findings, changes: many() }));
  const left = [...comment.matchAll(/and (\d+) more/g)].map(([, more]) => Number(more));
  expect(countOf([comment]) / 20 + left.reduce((sum, more) => sum + more)).toBe(800);
  expect([others, comment.length <= 65_000]).toEqual([[], true]);
});

it.each([
  [35, 35, ""],
  [36, 20_000 / 28 / 20, "Only part of the 20160 characters is shown."],
])(
  "the comment of %d times 20 sentences shows %d, its end too, and counts it",
  (size, shown, says) => {
    const after = `${long.after.repeat(size)}`.replace(/.{9}$/, " in cash.");
    const comment = commentOf(ofChanges({ ...long, after }));
    expect(countOf([comment])).toBeLessThanOrEqual(shown * 20);
    expect(comment).toContain("in cash.");
    expect(comment.includes("1 is shown in part.")).toBe(says !== "");
    expect(/Only part of[^<]*/.exec(comment)?.[0] ?? "").toBe(says);
  },
);

it("the comment names the page once, with its entry and the number of other pages", () => {
  const entries = [0, 0, 1].map((at) => ({ path: [at, "role"], title: "Achieng" }));
  const inOtherFile = { ...entries[2], file: "pledges.yaml" };
  expect(countOf([commentOf(ofChanges(...entries, inOtherFile))], "<strong>About us")).toBe(3);
  const more = [0, 1, 2].map((count) => commentOf(ofChanges({ more: count })));
  const named = more.map((comment) => /and \d more page\w*/.exec(comment)?.[0]);
  expect(named).toEqual([undefined, "and 1 more page", "and 2 more pages"]);
});

it("the comment says what waits, what moved, what has other spaces, where it links, and which letters are of another script", () => {
  const waits = ["draft", "2027-01-02", "hidden"].map((words) => ({ waits: words }));
  const states = [...waits, { change: "moved" as const }];
  const deleted = { change: "removed" as const, after: "" };
  const turned = { before: "Go now. Stay now.", after: "Stay now. Go now." };
  const spaced = { before: "Go now. Stay.", after: "Go now.\nStay.", isValue: true };
  const odd = { alert: "It has another script.", addresses: ["tel:999"] };
  const comment = commentOf(ofChanges(...states, deleted, turned, spaced, odd));
  const said = [
    "a draft",
    "from 2027-01-02",
    "hidden by <code>site.yaml",
    "moved",
    ", deleted: ",
    " now.",
    "Only spaces, line breaks or indentation differ.",
    "another script",
    "Links to",
  ];
  for (const words of said) expect(comment).toContain(words);
});

// Characters that code hosts turn into tags, links, mentions, pictures or formulas.
const liveSigns = /[<>@$[|]|#\d|GH-\d|\/\/|www\.|[0-9a-f]{7,}|:[a-z]+:|\p{Cf}|\p{Cs}|&(?!quot;)/iu;

it.each(hostileWords)("the comment turns nothing that a writer wrote into markup: %j", (words) => {
  const { changes } = ofChanges(
    ...concerns.flatMap((concern) => [
      { concern, after: words, label: words, page: words, alert: words, isValue: true },
      { concern, before: words, after: "", waits: "draft", addresses: [words] },
      { concern, before: `a ${words} b`, after: `a b ${words}`, title: words },
    ]),
  );
  const facts = {
    changes,
    pages: [{ ...page, address: words, title: words }],
    findings: [finding({ text: words, file: words, instead: words, rule: words })],
  };
  const extensions = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };
  const [comment = ""] = acceptedComments(madeReview(facts));
  const html = micromark(comment, { allowDangerousHtml: true, ...extensions });
  const plain = html.replace(marker, "").replaceAll(/<code[^>]*>[^]*?<\/code>/g, "");
  const left = plain.replaceAll(
    /<\/?(?:del|ins|br|details(?: open)?|li|p|strong|summary|ul)\/?>/g,
    "",
  );
  expect(left).not.toMatch(liveSigns);
});

const inFile = (line: string) => new RegExp(`"${files}#diff-[0-9a-f]{64}${line}"`);
const [place, gone] = ["/about#:~:text=stayed", "/about#:~:text=We%20reach"];
const [program, published] = (["code", "published"] as const).map((concern) => ({
  ...file,
  concern,
}));

it.each<[what: string, facts: Partial<Review>, to: string | RegExp]>([
  ["a change", ofChanges({ link: place }), preview + place],
  ["a deleted sentence", ofChanges({ after: "", link: gone, isGone: true }), live + gone],
  ["a change that no page shows", ofChanges({ link: "", line: 1 }), inFile("R1")],
  ["an emptied value that no page shows", ofChanges({ after: "", link: "" }), inFile("R3")],
  ["a deleted value that no page shows", ofChanges({ link: "", isOldLine: true }), inFile("L3")],
  ["a change of a branch with code", ofChanges({}, program!), inFile("R3")],
  ["a change of a branch that publishes a file", ofChanges({}, published!), inFile("R3")],
  ["a new page", { pages: [page] }, `${preview}/visit`],
  [
    "a deleted page",
    { pages: [{ ...page, change: "removed" }] },
    "https://www.charity.or.ke/visit",
  ],
  ["a file", ofChanges(picture), inFile("")],
])("the line of %s links to its place", (_, facts, to) => {
  expect(commentOf(facts)).toMatch(typeof to === "string" ? `href="${to}"` : to);
});

const ofBranch = "https://{branch}.charity.pages.dev";

it.each([
  ["our-new-page", `${ofBranch}/`, "https://our-new-page.charity.pages.dev"],
  // Hosts would change these, perhaps to the name of another branch.
  ["feature/our-page", ofBranch, undefined],
  ["a".repeat(28), ofBranch, `https://${"a".repeat(28)}.charity.pages.dev`],
  ["a".repeat(29), ofBranch, undefined],
  ["a-", ofBranch, undefined],
  ["", "https://deploy-{number}.example", undefined],
  ["our-new-page", "http://{branch}.example", undefined],
  ["feature/our-page", "https://deploy-{number}.example", "https://deploy-7.example"],
])("the branch %j is previewed below %s at %s", (branch, pattern, address) => {
  expect(branchPreview(pattern, { branch, number: "7" })).toBe(address);
});

it.each([
  ['There is no field called "titel" here.', 'There is no field called "titel" here.'],
  ["Files in blog/ end in .mdx.", "Files in <code>blog/</code> end in <code>.mdx.</code>"],
  ["A facade is no feedbed.", "A facade is no <code>feedbed.</code>"],
  ["Tuma barua kwa shũle, ĩno.", "Tuma barua kwa shũle, ĩno."],
  ["The files a/b and/or c/d.", "The files <code>a/b and/or c/d.</code>"],
  ["See (GH-12) \uD800.", "See <code>(GH-12) \uFFFD.</code>"],
])("common words are no code: %s", (sentence, shown) => {
  expect(safeWords(sentence)).toBe(shown);
});

it.each([
  ["abcdef", 6, "abcdef"],
  ["abcdef", 4, "abc…"],
  ["ab👍c", 4, "ab…"],
])("words are shortened, %s to %d", (text, limit, words) => {
  expect(shortened(text, limit)).toBe(words);
});

it("a change of which only one of its parts is cut says so", () => {
  const added = {
    change: "changed" as const,
    before: "Short.",
    after: `Short. ${"word ".repeat(4_000)}`,
  };
  expect(changeHtml(reviewedChange(added), {}).isPart).toBe(true);
  expect(changeHtml(reviewedChange({ ...added, after: "Short. Word." }), {}).isPart).toBe(false);
});

it("a change with many addresses shows the first of them, and says how many more there are", () => {
  const addresses = Array.from({ length: 30 }, (_, at) => `https://a${at}.example`);
  const { html } = changeHtml(reviewedChange({ addresses }), {});
  const shown = html.match(/Links to /g)?.length ?? 0;
  expect(shown).toBe(20);
  expect(html).toContain(`<br/>and ${30 - shown} more addresses`);
  expect(changeHtml(reviewedChange({ addresses: ["/a"] }), {}).html).not.toContain(
    "more addresses",
  );
});
