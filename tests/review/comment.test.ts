import { describe, expect, it } from "vitest";

import { commentMarker, longestComment, reviewComment } from "#scripts/review/shown/comment.ts";
import type { Finding, Review, ReviewedFile } from "#scripts/review/review.ts";
import { hostileWords } from "#tests/support/review/hostile-words.ts";
import {
  corrected,
  finding,
  madeReview,
  madeSite,
  shownChange,
} from "#tests/support/review/made-review.ts";
import { liveSigns, shownComment } from "#tests/support/review/shown-comment.ts";

const handbookUrl = "https://github.com/suluhisho/website/blob/HEAD/content/handbook/";
const previewUrl = "https://suluhisho.github.io/website/pr-7/";
const commentOn = (...findings: Finding[]) => reviewComment(madeReview(findings));
const linesOf = (comment: string) => comment.split("\n").filter((line) => line.trim() !== "");
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const path = "content/blog/bags.mdx";
const page: ReviewedFile = { path, change: "added", addresses: ["/blog/bags"] };

const value = { file: "content/site.yaml", line: 8, field: "phone" };
const phone = {
  ...value,
  about: "contact" as const,
  before: "+254 700 000 000",
  after: "+254 711",
};
const shown = (facts: Parameters<typeof madeSite>[0] = {}, more: Partial<Review> = {}) =>
  reviewComment(madeReview([], { site: madeSite(facts), ...more }), { previewUrl });
// What stands before the first fold.
const openPart = (comment: string) => comment.split("<details>")[0] ?? "";
const rowsOf = (comment: string) =>
  linesOf(comment).filter((line) => /^\| (?!Where|---)/.test(line));

describe("the first words of the comment", () => {
  it("say that all is right below its mark where there is nothing to judge", () => {
    const right = expect.stringMatching(/^\*\*All is right/) as string;
    expect(linesOf(shown()).slice(0, 2)).toEqual([commentMarker, right]);
  });

  it.each<[name: string, comment: string]>([
    ["the pages could not be built", commentOn()],
    ["something delicate changed", shown({}, { delicate: [phone] })],
    ["something has to be mended", commentOn(finding())],
    ["the program changed", shown({}, { code: ["app/root.tsx"] })],
    ["the preview is not what goes live", shown({ differing: ["about.html"] })],
  ])("never say that all is right where %s", (_, comment) => {
    expect(comment).not.toMatch(/all is right/i);
  });

  it("are about money, safety and people, old beside new, before anything else", () => {
    const [, heading, item] = linesOf(shown({}, { delicate: [phone] }));
    expect(heading).toBe("**Look at this with care, old beside new**");
    expect(item).toBe(
      "- **Contact** (`content/site.yaml`, line 8, `phone`): `+254 700 000 000` → `+254 711`",
    );
  });

  it("say where old and new differ in signs that nobody sees", () => {
    const hidden = { ...phone, after: `${phone.before}\u200B` };
    expect(shown({}, { delicate: [hidden] })).toContain("signs that nobody can see");
  });

  it("name what came and went, the removed first", () => {
    const entry = { file: "content/testimonials.yaml", line: 2 };
    const entries: Review["entries"] = [
      { ...entry, change: "added", thing: "post", name: "Bags" },
      { ...entry, change: "removed", thing: "testimonial", name: "Zawadi N." },
    ];
    expect(linesOf(shown({}, { entries })).slice(2, 4)).toEqual([
      "- Taken away: testimonial of `Zawadi N.` (`content/testimonials.yaml`)",
      "- New: post `Bags` (`content/testimonials.yaml`)",
    ]);
  });

  it("name files that are no text with their kind and size, and those of public/", () => {
    const picture: ReviewedFile = { path: "content/a.jpg", change: "added", addresses: [] };
    const icon: ReviewedFile = { path: "public/favicon.svg", change: "changed", addresses: [] };
    const files = [{ ...picture, kind: "jpg", bytes: 1_234_567 }, icon, page];
    const said = openPart(shown({}, { files }));
    expect(said).toContain("- New: `content/a.jpg` (`jpg`, 1234.6 kB), which is no text");
    expect(said).toContain("- Changed: `public/favicon.svg`");
    expect(said).not.toContain(page.path);
    expect(said).not.toContain("was not run");
  });

  it("name changed code, and say that it was not run and how it can be seen", () => {
    const said = shown({}, { code: times(9, (index) => `app/${index}.ts`) });
    expect(said).toMatch(/the code of this branch was not run:\*\* `app\/0.ts`.*and 3 more\./);
  });
});

describe("the table of changed pages", () => {
  const link = (address: string, words: string) =>
    `[${address}](<${previewUrl}${address.slice(1)}#c1:~:text=${words}>)`;

  it("has a row with a link to the first changed words, old and new, and why", () => {
    expect(rowsOf(shown({ changes: [shownChange()] }))).toEqual([
      `| ${link("/about", "1%2C600%2B%20girls.")} | \`We reach 1,500+ girls.\` → \`We reach 1,600+ girls.\` | girls: value says \`“1,600+”\` now |`,
    ]);
  });

  it.each<[name: string, change: Parameters<typeof shownChange>[0], what: string, link: string]>([
    [
      "a new text",
      { change: "added", before: undefined, after: "A well-known word." },
      "new: `A well-known word.`",
      "A%20well%2Dknown%20word.",
    ],
    [
      "a text that is gone",
      { change: "removed", after: undefined },
      "taken away: `We reach 1,500+ girls.`",
      "About%20us",
    ],
    ["a text that moved", { change: "moved", before: "Us.", after: "Us." }, "moved: `Us.`", "Us."],
    [
      "a description",
      { kind: "description", before: "A", after: "B" },
      "description: `A` → `B`",
      "About%20us",
    ],
    ["an alt text", { kind: "alt", before: "A", after: "B" }, "alt text: `A` → `B`", "About%20us"],
    [
      "a drawing",
      { kind: "drawing", before: undefined, after: undefined },
      "another drawing",
      "About%20us",
    ],
    [
      "a new picture",
      { kind: "picture", change: "added", before: undefined, after: undefined },
      "added picture",
      "About%20us",
    ],
  ])("says of %s what became of it", (_, change, what, words) => {
    const [row] = rowsOf(shown({ changes: [shownChange({ reasons: [], ...change })] }));
    expect(row).toBe(`| ${link("/about", words)} | ${what} |  |`);
  });

  it("tells once what stands on many pages, and names new, moved and removed ones", () => {
    const many = shownChange({ pages: times(21, (index) => `/page-${index}`) });
    const facts = { title: "Bags" };
    const rows = rowsOf(
      shown({
        changes: [many, { ...many, id: "c2", kind: "label" }],
        pages: [
          { ...facts, address: "/new", change: "added" },
          { ...facts, address: "/gone", change: "removed" },
          { ...facts, address: "/there", from: "/here", change: "moved" },
          { ...facts, address: "/page-0", change: "changed" },
        ],
      }),
    );
    expect(rows).toEqual([
      `| [/new](<${previewUrl}new>) | a new page: Bags |  |`,
      "| `/gone` | page taken away: Bags |  |",
      `| [/there](<${previewUrl}there>) | moved from \`/here\`: Bags |  |`,
      expect.stringMatching(/^\| on 21 pages, such as \[\/page-0\]/),
    ]);
    expect(rows[3]?.match(/→/g)).toHaveLength(2);
  });

  it("stays one screen: the rest of every list is folded away", () => {
    const changes = times(30, (index) => shownChange({ id: `c${index}`, pages: [`/p${index}`] }));
    const delicate = times(30, () => phone);
    const files = times(30, () => page);
    const named = { title: "A", file: "content/a.yaml" };
    const alike = times(30, (index) => `/alike-${index}`);
    const drafts = alike.map((address) => ({ ...named, address }));
    const future = times(30, () => ({
      file: "content/a.yaml",
      line: 1,
      day: "2027-01-01",
      says: "A.",
    }));
    const entries = times(30, () => ({
      ...future[0]!,
      change: "added" as const,
      thing: "post",
      name: "A",
    }));
    const comment = shown({ changes, alike, drafts }, { delicate, files, future, entries });
    expect(linesOf(openPart(comment)).length).toBeLessThanOrEqual(30);
    expect(comment).toContain("<summary>More changes of pages: 24</summary>");
    expect(comment).toContain("<summary>More that needs a careful eye: 24</summary>");
    expect(comment).toContain("- [/alike-29]");
    expect(comment).toContain("- 2027-01-01: A. (`content/a.yaml`)");
  });

  it("says whether what is seen is what goes live", () => {
    expect(shown()).toContain("What you see is what goes live: 0 bytes differ.");
    expect(shown({}, { code: ["a.ts"] })).toContain("goes live, as far as the words go: 0 bytes");
    const other = shown({ differing: ["about.html"] });
    expect(other).toContain("**The preview is not what goes live.** It differs in `about.html`.");
    expect(commentOn()).not.toContain("goes live");
  });
});

describe("the comment on a branch", () => {
  it("leads to the preview where pages were compared, and nowhere else", () => {
    const review = madeReview([], { files: [page] });
    expect(shownComment(shown()).links).toEqual([previewUrl]);
    expect(shownComment(reviewComment(review, { previewUrl })).links).toEqual([]);
  });

  it("says where the check is explained, where it has found something", () => {
    const found = [finding({ rule: "spelling" }), finding({ rule: "#evil](https://x.example)" })];
    const shown = shownComment(reviewComment(madeReview(found), { handbookUrl }));
    expect(shown.links).toEqual([`${handbookUrl}rules.md#spelling`, `${handbookUrl}checks.md`]);
    expect(commentOn(finding())).toContain("`content/handbook/checks.md`");
    expect(commentOn()).not.toContain("handbook");
  });

  it("counts the files beyond those it lists", () => {
    const files = times(60, (index) => ({ ...page, path: `content/${index}` }));
    const comment = reviewComment(madeReview([], { files }));
    const listed = linesOf(comment).filter((line) => line.startsWith("- New: `"));
    expect(comment).toContain(`And ${60 - listed.length} more.\n`);
  });

  it("says file, line, what stands there and what to write", () => {
    const comment = commentOn(corrected("  stauts: stated", [3, 6, "status"], { fix: "Mend it." }));
    expect(linesOf(comment).slice(2, -1)).toEqual([
      "**In `content/team.yaml`**",
      "- Line 3 says `stauts: stated`  ",
      "  role is empty. Mend it.  ",
      "  Write instead: `status: stated`",
    ]);
  });

  it("quotes nothing of a file that is no text", () => {
    const found = finding({ file: "content/blog/evil.js", source: "alert(1)" });
    expect(commentOn(found)).toContain("- Line 3  \n");
    expect(commentOn(found)).not.toContain("alert");
  });

  it("shows a line that has to become two as two", () => {
    const comment = commentOn(corrected("name: Asha role: Mentor", [11, 1, "\n"]));
    expect(comment).toContain("Write instead, on 2 lines:  \n  `name: Asha`  \n  `role: Mentor`");
  });

  it("counts them in its first sentence and names a file once for all of its lines", () => {
    expect(commentOn(finding())).toMatch(/\*\*One place has /);
    const comment = commentOn(finding({ line: 1 }), finding({ line: 2 }));
    expect(comment).toMatch(/\*\*2 places have /);
    expect(comment.match(/\*\*In /g)).toHaveLength(1);
  });

  it("says where the branch did not change the file itself", () => {
    const far = finding({ file: "content/news.yaml", place: "elsewhere" });
    const comment = commentOn(finding(), far);
    expect(comment).toContain("`content/news.yaml`** (in a file that this branch did not change");
    expect(comment.match(/did not change/g)).toHaveLength(1);
  });

  it("lists what was turned down, with the rule and the reason", () => {
    const one = {
      file: path,
      line: 9,
      rule: "spelling",
      says: "It is odd.",
      because: "It is her word.",
    };
    const comment = reviewComment(madeReview([], { allowed: [one] }));
    expect(linesOf(comment).slice(2)).toEqual([
      "<details>",
      "<summary>Turned down with a reason, in the files of this branch: 1</summary>",
      `- \`${path}\`, line 9: It is odd. (\`spelling\`)  `,
      "  Because: It is her word.",
      "</details>",
    ]);
    const many = times(60, () => one);
    expect(reviewComment(madeReview([], { allowed: many }))).toMatch(/\nAnd \d+ more\.\n/);
  });

  it("folds remarks away, and only counts those in files that the branch left alone", () => {
    const comment = commentOn(
      finding({ severity: "warning", says: "This is long." }),
      finding({ severity: "note", says: "Not mine.", place: "elsewhere" }),
    );
    const [, folded] = /<summary>Worth a look[^]*?: 2<\/summary>([^]*)<\/details>/.exec(comment)!;
    expect(folded).toContain("This is long.");
    expect(folded).not.toContain("Not mine.");
    expect(folded).toContain("And 1 more in files that this branch did not change");
  });

  it("spells forty out and counts the rest, with what the data does not list", () => {
    const comment = commentOn(...times(55, (index) => finding({ line: index + 1 })));
    expect(comment.match(/^- Line /gm)).toHaveLength(40);
    expect(comment.match(/^\*\*In /gm)).toHaveLength(2);
    expect(comment).toContain("And 15 more;");
    const counts = { problems: 2_500, warnings: 0, notes: 0, files: 0 };
    expect(reviewComment(madeReview([finding()], { counts }))).toContain("And 2499 more;");
  });
});

describe("a comment on hostile words", () => {
  it.each(hostileWords)("makes nothing live of %j", (words) => {
    const hostile = { file: `content/${words}`, says: words, expected: words, fix: words };
    const problem = corrected(words, [1, 0, words], hostile);
    const files = [{ ...page, path: `content/${words}`, addresses: [`/${words}`] }];
    const said = { says: words, because: words, rule: words.slice(0, 100) };
    const allowed = [{ file: `content/${words}`, line: 1, ...said }];
    const place = { file: hostile.file, line: 1 };
    const both = { before: words, after: `${words} ${words}` };
    const texts = { ...both, heading: words, part: words.slice(0, 20) };
    const change = { ...texts, pages: [`/${words}`], reasons: [{ ...place, says: words }] };
    const kinds = ["text", "alt", "title", "link"] as const;
    const review = madeReview([problem, { ...problem, severity: "note" }], {
      files: [...files, { ...files[0]!, kind: words.slice(0, 20), bytes: 1 }],
      allowed,
      code: [words, `public/${words}`],
      delicate: [{ ...place, ...both, about: "money", field: words }],
      entries: [{ ...place, change: "removed", thing: words.slice(0, 100), name: words }],
      future: [{ ...place, day: "2027-01-01", says: words }],
      site: madeSite({
        pages: (["added", "removed", "moved"] as const).map((one) => {
          return { address: `/${words}`, change: one, from: words, title: words };
        }),
        changes: [
          ...kinds.map((kind) => shownChange({ ...change, kind })),
          shownChange({ ...change, pages: ["/about"], before: undefined }),
          shownChange({ ...change, pages: ["/about"], after: undefined }),
        ],
        alike: [words],
        drafts: [{ address: words, file: words, title: words }],
        differing: [words],
      }),
    });
    const comment = reviewComment(review, { previewUrl });
    const shown = shownComment(comment);
    const table = ["table", "thead", "tbody", "tr", "th", "td"];
    const known = ["code", "details", "li", "p", "strong", "summary", "ul", "br", "a", ...table];
    expect(shown.tags.filter((tag) => !known.includes(tag))).toEqual([]);
    expect(shown.links.filter((link) => !link.startsWith(previewUrl))).toEqual([]);
    const linked = /\/[a-z0-9-]*(?=[ \n])/g;
    expect(shown.words.replace(previewUrl, "").replaceAll(linked, "")).not.toMatch(liveSigns);
    expect(comment.split(commentMarker)).toHaveLength(2);
    expect(comment.match(/<details>/g)).toHaveLength(shown.closed);
    for (const row of rowsOf(comment)) expect(row.match(/\|/g)).toHaveLength(4);
  });

  const long = ["x", "`", "é", "👩‍👩‍👧", "@", '"', "\u0301", "<", "a b "];
  it.each(long)("stays below the limit when all is made of %j", (character) => {
    const text = character.repeat(Math.floor(3_900 / character.length));
    const [file, address] = [`content/${text}`, `/${text}`].map((one) => one.slice(0, 900));
    const problem = corrected(text, [50, 1, text], { file, says: text, expected: text, fix: text });
    const note = { ...problem, severity: "note" as const };
    const findings = times(200, (index) => (index % 2 ? note : problem));
    const said = { says: text, because: text, rule: text.slice(0, 100) };
    const allowed = times(200, () => ({ file: file!, line: 1, ...said }));
    const addresses = times(20, () => address!);
    const files = times(200, () => ({ ...page, path: file!, addresses }));
    const place = { file: file!, line: 1 };
    const [before, after] = [text, text.slice(0, -9)];
    const pages = times(9, (index) => `/${index}${"a".repeat(190)}`);
    const reasons = times(3, () => ({ ...place, says: text }));
    const change = shownChange({ before, after, heading: text, pages, reasons });
    const review = madeReview(findings, {
      files,
      allowed,
      code: times(200, () => file!),
      delicate: times(200, () => ({ ...place, about: "money", field: text, before, after })),
      entries: times(200, () => ({
        ...place,
        change: "added",
        thing: text.slice(0, 100),
        name: text,
      })),
      future: times(200, () => ({ ...place, day: "2027-01-01", says: text })),
      site: madeSite({
        pages: times(200, () => ({ address: file!, change: "added", title: text })),
        changes: times(200, (index) => ({ ...change, pages: [...pages, `/${index}`] })),
        alike: times(200, () => file!),
        drafts: times(200, () => ({ address: file!, file: file!, title: text })),
        differing: times(200, () => file!),
      }),
    });
    const comment = reviewComment(review, { previewUrl });
    expect(comment.length).toBeLessThanOrEqual(longestComment);
    expect(comment).not.toMatch(/\p{Cs}/u);
    expect(comment).toContain(previewUrl);
  });
});
