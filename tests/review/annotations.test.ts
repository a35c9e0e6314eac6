import { describe, expect, it } from "vitest";

import { annotationsOf, codeQuality } from "#scripts/review/shown/annotations.ts";
import { hostileWords } from "#tests/support/review/hostile-words.ts";
import { finding, madeReview } from "#tests/support/review/made-review.ts";

describe("annotationsOf", () => {
  it("marks the line and the place in it", () => {
    expect(annotationsOf(madeReview([finding()]))).toBe(
      "::error file=content/team.yaml,line=3,col=9,title=To mend::role is empty. Write it like role: Director.\n",
    );
  });

  it("marks warnings and notes less loudly", () => {
    const found = (["warning", "note"] as const).map((severity) => finding({ severity }));
    expect(annotationsOf(madeReview(found))).toMatch(/^::warning .*\n::notice .*\n$/);
  });

  it("leaves out remarks in files that the branch did not change", () => {
    const remark = finding({ severity: "note", place: "elsewhere" });
    expect(annotationsOf(madeReview([remark]))).toBe("");
    expect(annotationsOf(madeReview([finding({ place: "elsewhere" })]))).toMatch(/^::error /);
  });

  const hostile = ["a\n::set-output name=x::y", "a%0A::error::x", "a,line=1::b"];
  const lines = ["a\u2028::stop-commands::x", "a\u0085::error::x"];
  it.each([...hostileWords, ...hostile, ...lines])(
    "makes one command whatever is written: %j",
    (words) => {
      const text = annotationsOf(madeReview([finding({ file: `content/${words}`, says: words })]));
      expect(text).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]+\n$/u);
      const form = /^::error file=([^,:]*),line=3,col=9,title=To mend::(.*)\n$/u;
      const [, file = "", said = ""] = form.exec(text)!;
      const read = (escaped: string) =>
        decodeURIComponent(escaped.replaceAll(/%(?!25|0A|0D|3A|2C)/g, "%25"));
      const plain = words.replaceAll(/(?![\n\r])\p{Cc}|[\p{Zl}\p{Zp}]/gu, " ");
      expect(read(file)).toBe(`content/${plain}`);
      expect(read(said).startsWith(plain)).toBe(true);
    },
  );
});

describe("codeQuality", () => {
  const facts = [{}, { line: 9 }, { severity: "note" as const }];

  it("gives each finding its place, its weight and a fingerprint of its own", () => {
    const entries = codeQuality(madeReview(facts.map(finding)));
    const shown = entries.map(({ location, severity }) => `${location.lines.begin} ${severity}`);
    expect(entries[0]?.location.path).toBe("content/team.yaml");
    expect(shown).toEqual(["3 major", "9 major", "3 info"]);
    expect(new Set(entries.map(({ fingerprint }) => fingerprint)).size).toBe(3);
  });

  it("keeps the fingerprint of what only moved down", () => {
    const [here, below] = facts.map((one) => codeQuality(madeReview([finding(one)]))[0]);
    expect(here?.fingerprint).toBe(below?.fingerprint);
  });
});
