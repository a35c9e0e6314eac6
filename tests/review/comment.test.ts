import { describe, expect, it } from "vitest";

import { commentMarker, longestComment, reviewComment } from "#scripts/review/shown/comment.ts";
import type { Finding, ReviewedFile } from "#scripts/review/review.ts";
import { hostileWords } from "#tests/support/review/hostile-words.ts";
import { corrected, finding, madeReview } from "#tests/support/review/made-review.ts";
import { liveSigns, shownComment } from "#tests/support/review/shown-comment.ts";

const handbookUrl = "https://github.com/suluhisho/website/blob/HEAD/handbook/";
const previewUrl = "https://suluhisho.github.io/website/pr-7/";
const commentOn = (...findings: Finding[]) => reviewComment(madeReview(findings));
const linesOf = (comment: string) => comment.split("\n").filter((line) => line.trim() !== "");
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const path = "content/blog/bags.mdx";
const page: ReviewedFile = { path, change: "added", addresses: ["/blog/bags"] };

describe("the comment on a branch", () => {
  it("says in one line below its mark where there is no problem", () => {
    const right = expect.stringMatching(/^\*\*All is right/) as string;
    expect(linesOf(commentOn())).toEqual([commentMarker, right]);
  });

  it("leads to the pages on the preview, and names them where there is none", () => {
    const review = madeReview([], { files: [page] });
    const shown = shownComment(reviewComment(review, { previewUrl }));
    expect(shown.links).toEqual([`${previewUrl}blog/bags`, previewUrl]);
    expect(shownComment(reviewComment(review)).links).toEqual([]);
    expect(reviewComment(review)).toContain("`/blog/bags`");
  });

  it("says where the check is explained, where it has found something", () => {
    const found = [finding({ rule: "spelling" }), finding({ rule: "#evil](https://x.example)" })];
    const shown = shownComment(reviewComment(madeReview(found), { handbookUrl }));
    expect(shown.links).toEqual([`${handbookUrl}rules.md#spelling`, `${handbookUrl}checks.md`]);
    expect(commentOn(finding())).toContain("`handbook/checks.md`");
    expect(commentOn()).not.toContain("handbook");
  });

  it("counts the files beyond those it lists", () => {
    const files = times(60, (index) => ({ ...page, path: `content/${index}` }));
    const comment = reviewComment(madeReview([], { files }));
    const listed = linesOf(comment).filter((line) => line.startsWith("- `"));
    expect(comment).toContain(`- and ${60 - listed.length} more\n`);
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
      "**Turned down with a reason, in the files of this branch**",
      `- \`${path}\`, line 9: It is odd. (\`spelling\`)  `,
      "  Because: It is her word.",
    ]);
    const many = times(60, () => one);
    expect(reviewComment(madeReview([], { allowed: many }))).toMatch(/\n- and \d+ more\n/);
  });

  it("folds remarks away, and only counts those in files that the branch left alone", () => {
    const comment = commentOn(
      finding({ severity: "warning", says: "This is long." }),
      finding({ severity: "note", says: "Not mine.", place: "elsewhere" }),
    );
    expect(comment).toMatch(/All is right/);
    const [, folded] = /<summary>2 things [^]*?<\/summary>([^]*)<\/details>/.exec(comment)!;
    expect(folded).toContain("This is long.");
    expect(folded).not.toContain("Not mine.");
    expect(folded).toContain("1 in files that this branch did not change");
  });

  it("spells forty out and counts the rest, with what the data does not list", () => {
    const comment = commentOn(...times(55, (index) => finding({ line: index + 1 })));
    expect(comment.match(/^- Line /gm)).toHaveLength(40);
    expect(comment).toContain("And 15 more.");
    const counts = { problems: 2_500, warnings: 0, notes: 0, files: 0 };
    expect(reviewComment(madeReview([finding()], { counts }))).toContain("And 2499 more.");
  });
});

describe("a comment on hostile words", () => {
  it.each(hostileWords)("makes nothing live of %j", (words) => {
    const hostile = { file: `content/${words}`, says: words, expected: words, fix: words };
    const problem = corrected(words, [1, 0, words], hostile);
    const files = [{ ...page, path: `content/${words}`, addresses: [`/${words}`] }];
    const said = { says: words, because: words, rule: words.slice(0, 100) };
    const allowed = [{ file: `content/${words}`, line: 1, ...said }];
    const review = madeReview([problem, { ...problem, severity: "note" }], { files, allowed });
    const comment = reviewComment(review, { previewUrl });
    const shown = shownComment(comment);
    const known = ["code", "details", "li", "p", "strong", "summary", "ul", "br", "a"];
    expect(shown.tags.filter((tag) => !known.includes(tag))).toEqual([]);
    expect(shown.links.filter((link) => !link.startsWith(previewUrl))).toEqual([]);
    const linked = /\/[a-z0-9-]*(?=[ \n])/g;
    expect(shown.words.replace(previewUrl, "").replaceAll(linked, "")).not.toMatch(liveSigns);
    expect(comment.split(commentMarker)).toHaveLength(2);
    expect(shown.closed).toBe(1);
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
    const comment = reviewComment(madeReview(findings, { files, allowed }), { previewUrl });
    expect(comment.length).toBeLessThanOrEqual(longestComment);
    expect(comment).not.toMatch(/\p{Cs}/u);
    expect(comment).toContain(previewUrl);
  });
});
