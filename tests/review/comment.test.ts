import { describe, expect, it } from "vitest";

import { commentMarker, longestComment, reviewComment } from "#scripts/review/shown/comment.ts";
import type { Finding, ReviewedFile } from "#scripts/review/review.ts";
import { hostileWords } from "#tests/support/review/hostile-words.ts";
import { corrected, finding, madeReview } from "#tests/support/review/made-review.ts";
import { liveSigns, shownComment } from "#tests/support/review/shown-comment.ts";

const previewUrl = "https://suluhisho.github.io/website/pr-7/";
const commentOn = (...findings: Finding[]) => reviewComment(madeReview(findings));
const linesOf = (comment: string) => comment.split("\n").filter((line) => line.trim() !== "");
const page: ReviewedFile = {
  path: "content/blog/bags.mdx",
  change: "added",
  addresses: ["/blog/bags"],
};

describe("the comment on a branch without a problem", () => {
  it("says so in one line below its mark", () => {
    const lines = linesOf(commentOn());
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(commentMarker);
    expect(lines[1]).toMatch(/^\*\*All is right/);
  });

  it("leads to the pages on the preview", () => {
    const review = madeReview([], { files: [page] });
    const shown = shownComment(reviewComment(review, { previewUrl }));
    expect(shown.links).toEqual([`${previewUrl}blog/bags`, previewUrl]);
  });

  it("names the pages where there is no preview", () => {
    const comment = reviewComment(madeReview([], { files: [page] }));
    expect(shownComment(comment).links).toEqual([]);
    expect(comment).toContain("`/blog/bags`");
  });

  it("counts the files beyond those it lists", () => {
    const files = Array.from({ length: 60 }, (_, index) => ({ ...page, path: `content/${index}` }));
    const comment = reviewComment(madeReview([], { files }));
    const listed = linesOf(comment).filter((line) => line.startsWith("- `"));
    expect(comment).toContain(`- and ${60 - listed.length} more\n`);
  });
});

describe("the comment on a branch with problems", () => {
  it("says file, line, what stands there and what to write", () => {
    const comment = commentOn(corrected("  stauts: stated", [3, 6, "status"], { fix: "Mend it." }));
    expect(linesOf(comment).slice(2)).toEqual([
      "**In `content/team.yaml`**",
      "- Line 3 says `stauts: stated`  ",
      "  role is empty. Mend it.  ",
      "  Write instead: `status: stated`",
    ]);
  });

  it("names a file once for all of its lines", () => {
    const comment = commentOn(finding({ line: 1 }), finding({ line: 2 }));
    expect(comment.match(/\*\*In /g)).toHaveLength(1);
  });

  it("says where the branch did not change the file itself", () => {
    const comment = commentOn(
      finding(),
      finding({ file: "content/news.yaml", place: "elsewhere" }),
    );
    expect(comment).toMatch(
      /`content\/news\.yaml`\*\* \(in a file that this branch did not change/,
    );
    expect(comment.match(/did not change/g)).toHaveLength(1);
  });

  it("counts them in its first sentence", () => {
    expect(commentOn(finding())).toMatch(/\*\*One place has /);
    expect(commentOn(finding(), finding({ line: 4 }))).toMatch(/\*\*2 places have /);
  });

  it("folds remarks away, and only counts those in files that the branch left alone", () => {
    const comment = commentOn(
      finding({ severity: "warning", says: "This is long." }),
      finding({ severity: "note", says: "Not mine.", place: "elsewhere" }),
    );
    expect(comment).toMatch(/All is right/);
    const [, folded] = /<details>\n<summary>2 things [^]*?<\/summary>([^]*)<\/details>/.exec(
      comment,
    )!;
    expect(folded).toContain("This is long.");
    expect(folded).not.toContain("Not mine.");
    expect(folded).toContain("1 in files that this branch did not change");
  });

  it("spells forty out and counts the rest", () => {
    const many = Array.from({ length: 55 }, (_, index) => finding({ line: index + 1 }));
    const comment = commentOn(...many);
    expect(comment.match(/^- Line /gm)).toHaveLength(40);
    expect(comment).toContain("And 15 more.");
  });

  it("counts what was found besides what the data lists", () => {
    const counts = { problems: 2_500, warnings: 0, notes: 0, files: 0 };
    expect(reviewComment(madeReview([finding()], { counts }))).toContain("And 2499 more.");
  });
});

describe("a comment on hostile words", () => {
  for (const words of hostileWords) {
    it(`makes nothing live of ${JSON.stringify(words)}`, () => {
      const hostile = { file: `content/${words}`, says: words, expected: words, fix: words };
      const files = [
        { path: `content/${words}`, change: "added" as const, addresses: [`/${words}`] },
      ];
      const review = madeReview(
        [
          corrected(words, [1, 0, words], hostile),
          corrected(words, [1, 0, words], { ...hostile, severity: "note" }),
        ],
        { files },
      );
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
  }

  const long = ["x", "`", "é", "👩‍👩‍👧", "@", '"', "\u0301", "<", "a b "];
  it.each(long)("stays below the limit when all is made of %j", (sign) => {
    const text = sign.repeat(Math.floor(3_900 / sign.length));
    const path = `content/${text}`.slice(0, 900);
    const all = { file: path, says: text, expected: text, fix: text };
    const findings = Array.from({ length: 200 }, (_, index) =>
      corrected(text, [50, 1, text], {
        ...all,
        line: index + 1,
        severity: index % 2 ? "note" : undefined,
      }),
    );
    const files = Array.from({ length: 200 }, () => ({
      path,
      change: "changed" as const,
      addresses: Array.from({ length: 20 }, () => `/${text}`.slice(0, 900)),
    }));
    const comment = reviewComment(madeReview(findings, { files }), { previewUrl });
    expect(comment.length).toBeLessThanOrEqual(longestComment);
    expect(comment).not.toMatch(/\p{Cs}/u);
    expect(comment).toContain(previewUrl);
  });
});
