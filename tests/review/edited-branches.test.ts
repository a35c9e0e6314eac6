import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { FoundContent } from "#app/content/reading/read-content.server.ts";
import { changesBetween, pairedFiles } from "#scripts/review/edits/changes-between.ts";
import { reviewedChanges } from "#scripts/review/make-review.ts";
import { changedPages, sitePages } from "#scripts/review/pages/changed-pages.ts";
import type { ReviewedChange } from "#scripts/review/review-data.ts";
import { contentWith, frozenContent, postFile, textsIn } from "#tests/support/content-folder.ts";
import { acceptedComments, madeReview } from "#tests/support/review/made-reviews.ts";

/** A file, its old text, and its new text; the old text of a new file is empty. */
type WrittenEdit = [file: string, from: string, to: string];

const frozen = await textsIn(frozenContent);
const old = await contentWith({});
const pagesBefore: Partial<Record<string, ReturnType<typeof pagesOf>>> = {};

/** The review of a branch that makes these edits of the frozen content. */
async function reviewOf(edits: WrittenEdit[]) {
  const words: Record<string, string | null> = {};
  for (const [file, from, to] of edits) {
    const text = words[file] ?? frozen[file] ?? "";
    if (!text.includes(from)) throw new Error(`${file} does not say: ${from}`);
    words[file] = from === "" ? to + text : text.replace(from, to) || null;
  }
  const now = await contentWith(words);
  const changes = changesBetween(pairedFiles(old.files, now.files));
  const pagesFor = async (drafts: boolean) => {
    const before = await (pagesBefore[`${drafts}`] ??= pagesOf(old, drafts));
    const after = await pagesOf(now, drafts);
    return before && after && { before, after };
  };
  const visible = await pagesFor(false);
  const hasDrafts = visible && changes.some(({ waits }) => waits !== "");
  const pages = visible && changedPages(visible, hasDrafts ? await pagesFor(true) : visible);
  return madeReview({ changes: reviewedChanges(changes, pages ?? [], old.files), pages });
}

/** The pages on a day after the last date in the frozen content; nothing if they cannot be rendered. */
function pagesOf(content: FoundContent, drafts: boolean) {
  return sitePages(content, { day: "2026-12-01", drafts }).catch(() => undefined);
}

/** The cells of each row of a table of edits, without its first line; `\n` in a cell is a line break. */
function editTable(file: string) {
  const [, ...rows] = readFileSync(`tests/review/${file}`, "utf8").trimEnd().split("\n");
  return rows.map((row) => row.split(" | ").map((cell) => cell.replaceAll("\\n", "\n")));
}

type Harm = { does: string; edits: WrittenEdit[]; says: string[] };

// One branch makes an edit of each file, because the review of a branch takes longer than its edits.
const branches: Harm[][] = [];
for (const [does = "", file = "", from = "", to = "", says = ""] of editTable(
  "hostile-branches.txt",
)) {
  const isFree = (branch: Harm[]) => !branch.some(({ edits }) => edits[0]?.[0] === file);
  const branch = branches.find(isFree) ?? branches[branches.push([]) - 1]!;
  branch.push({ does, edits: [[file, from, to]], says: says.split("; ") });
}
const gift = (at: number) =>
  `- {id: gift-${at}, name: A group ${at}, amount: "KES 1,000", purpose: Books}\n`;
const flood = Array.from({ length: 300 }, (_, at) => gift(at)).join("");
const longPost = postFile("A paragraph of words that say little.\n\n".repeat(260));
const behind = (edit: WrittenEdit): Harm[] => [
  {
    does: "hides a grave line behind many others",
    edits: [edit, ["pages/help.yaml", "go where there are other people", "wait at home"]],
    says: ["wait at home"],
  },
];

branches.push(
  behind(["pledges.yaml", "- id: school-books", `${flood}- id: school-books`]),
  behind(["blog/9.mdx", "", longPost]),
);

it.each(branches.map((harms) => ({ does: harms.map(({ does }) => does).join(" and "), harms })))(
  "a branch that $does says so in the open part of its comment",
  async ({ harms }) => {
    const review = await reviewOf(harms.flatMap(({ edits }) => edits));
    const comment = acceptedComments(review).join("\n");
    const open = comment.replaceAll(/<details><summary>.*?<\/details>/g, "");
    const now = open.replaceAll(/<del>.*?<\/del>/g, "");
    const words = now.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ");
    for (const { does, says } of harms)
      for (const phrase of says) expect.soft(words, does).toContain(phrase);
    expect(comment).not.toMatch(/No visitor sees a difference|to correct/);
  },
);

it("sixty honest edits on one branch are all in one comment, without an id, and link to a highlighted place", async () => {
  const sixtyEdits = editTable("sixty-edits.txt") as WrittenEdit[];
  const review = await reviewOf(sixtyEdits);
  const places = new Set(review.changes.map(({ file, line }) => `${file} ${line}`));
  expect(places.size).toBeGreaterThanOrEqual(sixtyEdits.length);
  const [comment, ...others] = acceptedComments(review);
  expect(others).toEqual([]);
  expect(comment).not.toMatch(/and \d+ more<\/li>|girls-supported|mentorship-program|head-teacher/);
  const placesOf = (is: (change: ReviewedChange) => boolean) =>
    review.changes.filter(is).map(({ file, path }) => `${file} ${path.join(".")}`);
  expect(placesOf(({ link }) => link === "")).toEqual(["forms.yaml errorsHeading", "stats.yaml #"]);
  // Titles, cloths, numbers and flags.
  const unmarked = placesOf(({ link }) => link !== "" && !link.includes("#:~:text="));
  expect(unmarked).toHaveLength(6);
  const ofContact = review.changes.filter(({ concern }) => concern === "contact");
  const inOrder = new Set(ofContact.map(({ page }) => page.split(" ").at(-1)));
  expect([...inOrder]).toEqual(["/", "forms.yaml", "page"]);
  // The menu is on every page, although a phone hides it.
  const inMenu = review.changes.find(({ after }) => after === "Give now");
  expect(inMenu).toMatchObject({ page: "Every page", more: 0 });
});

it("a figure is shown once with its number of pages, a translation on its page, a moved entry once, a new post by its category", async () => {
  const [home, about] = ["Home\n    href: /", "About Us\n    href: /about"].map(
    (words) => `  - label: ${words}\n`,
  ) as [string, string];
  const { changes, pages } = await reviewOf([
    ["stats.yaml", "1,500+", "1,600+"],
    ["pages/contact.yaml", "description: >-\n  ", "description: >-\n  Today "],
    ["sw/pages/contact.yaml", "description: ", "description: Leo "],
    ["pages/home.yaml", "figures:\n  - girls-supported", "figures:\n  - founded"],
    ["navigation.yaml", home + about, about + home],
    ["blog/9.mdx", "", postFile("One.\n", { category: "Advocacy" })],
  ]);
  const of = (name: string) => changes.filter(({ file }) => file === name);
  expect(of("stats.yaml")).toMatchObject([{ label: "Figure", more: 1 }]);
  const [english] = of("pages/contact.yaml");
  expect(english).toMatchObject({ link: "/contact", label: expect.stringMatching(/\w/) as string });
  const page = expect.stringMatching(/^\p{L}.* \/sw\/contact$/u) as string;
  const swahili = { link: "/sw/contact", label: english?.label, page };
  expect(of("sw/pages/contact.yaml")).toMatchObject([swahili]);
  expect(JSON.stringify(of("pages/home.yaml"))).toContain('"1,600+ girls supported"');
  expect(of("navigation.yaml")).toMatchObject([{ change: "moved" }]);
  expect(pages).toContainEqual(expect.objectContaining({ address: "/help", change: "changed" }));
  const category = of("blog/9.mdx").find(({ path }) => path[0] === "category");
  expect(category).toMatchObject({ before: "", after: "Advocacy" });
});

it("a changed proverb is shown at its card, and a page with another one by the words of both", async () => {
  const { changes } = await reviewOf([
    ["lesos.yaml", "the host may thrive", "the host is well"],
    ["lesos.yaml", "color: plum", "color: leaf"],
    ["pages/about.yaml", "jina: mgeni-njoo", "jina: penye-nia"],
  ]);
  const [proverb, cloth, page] = ["meaning", "leso", "jina"].map((name) =>
    changes.find(({ path }) => path.includes(name)),
  );
  expect(proverb?.link).toMatch(/^\/leso\/mgeni-njoo#:~:text=Let/);
  expect(cloth?.link).toBe("/leso/mgeni-njoo");
  expect(page).toMatchObject({
    before: "Mgeni njoo, mwenyeji apone",
    after: "Penye nia pana njia",
  });
});

it("an entry whose last day is over is on the public page that loses it, and said to be gone", async () => {
  const review = await reviewOf([
    [
      "opportunities.yaml",
      "  location: On-site\n",
      "  location: Remote/On-site\n  until: 2026-01-31\n",
    ],
  ]);
  const link = "/get-involved#:~:text=Community%20Volunteer";
  const gone = { link, isGone: true };
  expect(review.changes).toMatchObject([gone, gone]);
  expect(acceptedComments(review)[0]).toContain("Last day shown, no longer public: ");
});

it("what a branch hides is on the public page that loses it, beside a new draft on the preview", async () => {
  const review = await reviewOf([
    ["testimonials.yaml", "name: Baraka T.", "name: Baraka T.\n  draft: true"],
    ["blog/3.mdx", "---\n", "---\npublishOn: 2999-02-02\n"],
    ["blog/3.mdx", "Some of those leaders now", "All those leaders now"],
    ["blog/9.mdx", "", postFile("See me.\n", { draft: "true" })],
  ]);
  const { changes, pages } = review;
  const of = (name: string) => changes.filter(({ file }) => file === name);
  const gone = { isGone: true, more: 0 };
  expect(of("testimonials.yaml")).toMatchObject([{ link: "/#:~:text=Baraka%20T.", ...gone }]);
  const edited = {
    link: "/blog/3#:~:text=All%20those%20leaders%20now%20train%20others.",
    isGone: false,
  };
  expect(of("blog/3.mdx")).toMatchObject([{ link: "/blog/3", ...gone }, edited]);
  const draft = of("blog/9.mdx").find(({ after }) => after === "See me.");
  expect(draft).toMatchObject({ link: "/blog/9#:~:text=See%20me.", isGone: false });
  const differing = pages?.map(({ address, change }) => `${change} ${address}`);
  for (const page of ["changed /", "changed /blog", "removed /blog/3", "added /blog/9"])
    expect(differing).toContain(page);
  expect(acceptedComments(review)[0]).toContain("no longer public, public from 2999-02-02: ");
});

const renaming = { label: "Address", before: "/blog/3", after: "/blog/9", concern: "contact" };

it("a renamed .mdx file is not a new text, but a page at another address, with changes on the pages that link to it", async () => {
  const review = await reviewOf([
    ["blog/3.mdx", frozen["blog/3.mdx"]!, ""],
    ["blog/9.mdx", "", frozen["blog/3.mdx"]!],
  ]);
  const { changes, pages } = review;
  const listed = ["/", "/blog", "/blog/category/community", "/blog/2"];
  expect(pages?.map(({ address, change }) => `${change} ${address}`)).toEqual([
    ...listed.map((address) => `changed ${address}`),
    "added /blog/9",
    "removed /blog/3",
  ]);
  expect(changes).toMatchObject([{ ...renaming, link: "/blog/9" }]);
  expect(acceptedComments(review)[0]).not.toContain("deleted pages");
});

it("a renaming is said with its other edits, also while a mistake keeps the pages from being rendered", async () => {
  const { changes, pages } = await reviewOf([
    ["blog/3.mdx", frozen["blog/3.mdx"]!, ""],
    ["blog/9.mdx", "", `${frozen["blog/3.mdx"]!}\nOne more.\n`],
    ["timeline.yaml", "year: 2019", "year: someday"],
  ]);
  expect(pages).toBeUndefined();
  const post = changes.filter(({ file }) => file === "blog/9.mdx");
  expect(post).toMatchObject([renaming, { change: "added", after: "One more." }]);
});
