import { describe, expect, it } from "vitest";

import { annotationsOf } from "#scripts/review/shown/annotations.ts";
import { codeQuality } from "#scripts/review/shown/code-quality.ts";
import { hostileWords } from "#tests/support/review/hostile-words.ts";
import { finding, madeReview } from "#tests/support/review/made-review.ts";

describe("annotationsOf", () => {
  it("marks the line and the place in it", () => {
    expect(annotationsOf(madeReview([finding()]))).toBe(
      "::error file=content/team.yaml,line=3,col=9,title=To mend::role is empty. Write it like role: Director.\n",
    );
  });

  it.each([
    { severity: "warning" as const, command: "::warning " },
    { severity: "note" as const, command: "::notice " },
  ])("marks a $severity more quietly", ({ severity, command }) => {
    const text = annotationsOf(madeReview([finding({ severity })]));
    expect(text.startsWith(command)).toBe(true);
  });

  it("leaves out remarks in files that the branch did not change", () => {
    const remark = finding({ severity: "note", place: "elsewhere" });
    expect(annotationsOf(madeReview([remark]))).toBe("");
    expect(annotationsOf(madeReview([finding({ place: "elsewhere" })]))).toMatch(/^::error /);
  });

  const hostile = [
    ...hostileWords,
    "a\n::set-output name=x::y",
    "a%0A::error::x",
    "a,line=1::b",
    "a\u2028::stop-commands::x",
    "a\u0085::error::x",
  ];
  it.each(hostile)("makes one command whatever is written: %j", (words) => {
    const text = annotationsOf(madeReview([finding({ file: `content/${words}`, says: words })]));
    expect(text).toMatch(/^\P{Cc}+\n$/u);
    expect(text).not.toMatch(/[\p{Zl}\p{Zp}]/u);
    const [, file = "", said = ""] =
      /^::error file=([^,:]*),line=3,col=9,title=To mend::(.*)\n$/u.exec(text)!;
    const read = (escaped: string) =>
      decodeURIComponent(escaped.replaceAll(/%(?!25|0A|0D|3A|2C)/g, "%25"));
    const plain = (written: string) => written.replaceAll(/(?![\n\r])\p{Cc}|[\p{Zl}\p{Zp}]/gu, " ");
    expect(read(file)).toBe(plain(`content/${words}`));
    expect(read(said).startsWith(plain(words))).toBe(true);
  });
});

describe("codeQuality", () => {
  it("gives each finding its place, its weight and a print of its own", () => {
    const entries = codeQuality(
      madeReview([finding(), finding({ line: 9 }), finding({ severity: "note" })]),
    );
    expect(entries.map(({ location, severity }) => [location, severity])).toEqual([
      [{ path: "content/team.yaml", lines: { begin: 3 } }, "major"],
      [{ path: "content/team.yaml", lines: { begin: 9 } }, "major"],
      [{ path: "content/team.yaml", lines: { begin: 3 } }, "info"],
    ]);
    expect(new Set(entries.map(({ fingerprint }) => fingerprint)).size).toBe(3);
  });

  it("keeps the print of what only moved down", () => {
    const printOf = (line: number) => codeQuality(madeReview([finding({ line })]))[0]?.fingerprint;
    expect(printOf(3)).toBe(printOf(30));
  });
});
