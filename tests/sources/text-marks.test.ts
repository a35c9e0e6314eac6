import { describe, expect, it } from "vitest";

import { marksIn, textMark, withoutMarks } from "#scripts/sources/text-marks.ts";

describe("a mark behind a text", () => {
  it.each([0, 7, 10, 1_234_567])("is found again with its number %d", (number) => {
    const mark = textMark(number);
    const found = { number, start: 5, end: 5 + mark.length };
    expect(marksIn(`Words${mark} and more`)).toEqual([found]);
    expect(withoutMarks(`Words${mark} and more`)).toBe("Words and more");
  });

  it("is found in an address, where it is written by its codes", () => {
    const address = `sms:?body=${encodeURIComponent(`Words${textMark(42)}`)}&more`;
    expect(marksIn(address).map(({ number }) => number)).toEqual([42]);
    expect(withoutMarks(address)).toBe("sms:?body=Words&more");
  });

  it("is told from the one that stands next to it", () => {
    const text = `${textMark(1)}${textMark(23)}`;
    expect(marksIn(text).map(({ number }) => number)).toEqual([1, 23]);
  });

  it("neither changes an order nor is a letter, a digit or a space", () => {
    const text = `2025-01-01${textMark(9)}`;
    expect(text.localeCompare("2025-01-01")).toBe(0);
    expect(/\w|\d|\s/.test(textMark(9))).toBe(false);
    expect(text.trim()).toBe(text);
  });
});
