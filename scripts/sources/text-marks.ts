import { randomBytes } from "node:crypto";

// Tag characters show nowhere, and neither a comparison of texts nor a regular expression for
// letters, digits or spaces takes notice of them. Nobody can write a mark who does not know its
// beginning, which is another one in each process.
const letters = [...randomBytes(6)].map((byte) => String.fromCodePoint(0xe0061 + (byte % 26)));
const opening = `\u{E0001}${letters.join("")}`;
const closing = "\u{E007F}";
const zero = 0xe0030;

const digits = Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero + digit));
const either = (text: string) => `(?:${text}|${encodeURIComponent(text)})`;
// In an address they are written by their codes.
const mark = new RegExp(
  `${either(opening)}((?:${digits.map(either).join("|")})+)${either(closing)}`,
  "gu",
);

/** An invisible number that goes with a text wherever a page puts it. */
export function textMark(number: number) {
  return `${opening}${[...String(number)].map((digit) => digits[Number(digit)]).join("")}${closing}`;
}

/** A mark in a text: its number, and the characters of the text that it takes. */
export type FoundMark = { number: number; start: number; end: number };

/** Every mark in a text, in its order. */
export function marksIn(text: string): FoundMark[] {
  return [...text.matchAll(mark)].map(({ 0: whole, 1: written = "", index }) => ({
    number: Number(plainDigits(written)),
    start: index,
    end: index + whole.length,
  }));
}

/** A text without its marks. */
export function withoutMarks(text: string) {
  return text.replace(mark, "");
}

function plainDigits(written: string) {
  return [...decodeURIComponent(written)].map((digit) => digits.indexOf(digit)).join("");
}
