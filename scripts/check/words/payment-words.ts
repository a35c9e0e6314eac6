import table from "./lists/payment-words.txt?raw";
import { patternList } from "#scripts/check/words/pattern-list.ts";
import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";
import { matchesOf } from "#scripts/check/words/prose-of.ts";

type Name = "surely" | "perhaps" | "about" | "paper" | "number" | "currency" | "count";
const rows = patternList(table).groups.get("patterns") ?? [];
// The patterns of payment words and numbers, by name.
const paymentPatterns = Object.fromEntries(
  rows.map(([name, looks]) => [name, new RegExp(looks, name === "number" ? "giu" : "iu")]),
) as Record<Name, RegExp>;
const wallet =
  /\b(?:0x[0-9a-fA-F]{40}|bc1[a-z0-9]{25,60}|[13][1-9A-HJ-NP-Za-km-z]{26,34}|[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}[A-Z0-9 ]{0,4})\b/gu;
const timeOrDate =
  /^(?:(?:19|20)\d\d|\d{1,2}[:.]\d\d|\d{1,2}([./-])\d{1,2}\1(?:\d\d){1,2}|\d{4}-\d\d-\d\d)$/;

/** True if the words before a number say that it is the number of a document, such as a receipt. */
export function isOfPaper(before: string) {
  return paymentPatterns.paper.test(before);
}

/** The payment numbers in a text; `above` is the text above it. */
export function paymentNumbers(text: string, above: string) {
  const plain = withPlainDigits(text);
  const numbers = matchesOf(plain, paymentPatterns.number).filter(({ 0: written, index }) => {
    const before = `${above} ${plain.slice(Math.max(0, index - 80), index)}`;
    const after = plain.slice(index + written.length, index + written.length + 20);
    const isTime = timeOrDate.test(written) || (written.length < 5 && /till\s$/.test(before));
    const isCount = paymentPatterns.count.test(after);
    // "Till 1,200 girls had come" is not about a till number.
    const isUntil = isCount && /till\s$/i.test(before);
    // A number with commas is an amount; words such as "one, two, three" count aloud.
    const isAmount = /^\d{1,3}(?:,\d{3})+$/.test(written) || !/\d/.test(written);
    const isLong = !isAmount && written.replace(/\D/g, "").length > 4;
    // The first condition that is true decides.
    const judgements: [holds: boolean, isForMoney: boolean][] = [
      [isTime || paymentPatterns.currency.test(before), false],
      [paymentPatterns.surely.test(before) && !isUntil, true],
      [isCount, false],
      [paymentPatterns.perhaps.test(before) && !/^ \p{Ll}+s\b/u.test(after), true],
      [isLong && paymentPatterns.about.test(before + after), true],
    ];
    return judgements.find(([holds]) => holds)?.[1] ?? false;
  });
  const both = [...numbers, ...matchesOf(plain, wallet)];
  return both.map(({ 0: written, index }) => ({ index, length: written.length }));
}
