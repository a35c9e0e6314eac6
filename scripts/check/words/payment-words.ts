import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";
import { matchesOf } from "#scripts/check/words/prose-of.ts";

// What may be between the words of a payment and its number.
const connectors = String.raw`(?:[\s:;#=("“‘'*+–—.,-]|\b(?:numbers?|numba|num|no|nr|nambari|namba|name|acc|code|is|are|ni|ya|kwa|to|the|our|own|biashara|this|below|new|use|enter|type|weka|andika|yetu|chagua|choose|with|and|then|called|id)\b)*`;
const digit = String.raw`(?:zero|one|two|three|four|five|six|seven|eight|nine|oh|nought|nil|double|triple|sifuri|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|\d)`;
const inWords = String.raw`\b${digit}(?:(?:[\s,.-]|\band\b|\bna\b)+${digit}\b){2,}`;
const inDigits = String.raw`[A-Z]{0,3}\d(?:[\s\p{P}\p{Cf}\p{M}]{0,3}\d){3,15}[\p{Cf}\p{M}]*`;
const number = new RegExp(String.raw`(?<![\p{L}\d])(?:${inDigits}|${inWords})(?![\p{L}\d])`, "giu");
// Words before a number: it is surely, or perhaps, a number to pay to; that of a document; an amount.
const surely = new RegExp(
  String.raw`\b(?:pay[ -]?bill|till|buy[ -]?goods|lipa(?: na m[ -]?pesa)?|pochi(?: la biashara)?|airtel money|business (?:number|no)|namba(?:ri)? ya biashara|a\/c|akaunti|IBAN|tuma (?:pesa|hela|mchango)|changia|kulipia)s?${connectors}$`,
  "iu",
);
const perhaps = new RegExp(
  String.raw`\b(?:m[ -]?pesa|t[ -]?kash|equitel|mobile money|wallet|bank|account|acct?|swift|send (?:to|money|your gift|gifts|it|a gift|cash|KES [\d,]+)|gifts? to|donate (?:to|via|by|through)|bill payments?|pay (?:to|into|by|via))s?${connectors}$`,
  "iu",
);
const paper =
  /\b(?:registration|reg|certificate|invoice|receipt|serial|reference|ref|PIN|ISBN|ISSN)\b\.?(?:[\s:#(–-]|\b(?:number|no|is)\b\.?)*$/iu;
const currency = /(?:\b(?:KES|KSh|Sh|USD|EUR|GBP)s?\.?|[$€£]) ?$/iu;
// Words near a long number that make it a number to pay to.
const about =
  /\b(?:pay[ -]?bill|(?:our|the|a|new) till|till (?:number|no)|buy[ -]?goods|lipa na m[ -]?pesa|pochi la biashara|airtel money|bank account|account (?:number|no)|business (?:number|no)|wallet|akaunti)\b/iu;
// Words after a number that count something.
const count =
  /^\+? ?(?:%|percent|per ?cent|\/[=-]|(?:shillings?|bob|dollars|people|girls|members|words|times|years?|minutes|days)\b)/iu;
const wallet =
  /\b(?:0x[0-9a-fA-F]{40}|bc1[a-z0-9]{25,60}|[13][1-9A-HJ-NP-Za-km-z]{26,34}|[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}[A-Z0-9 ]{0,4})\b/gu;
const timeOrDate =
  /^(?:(?:19|20)\d\d|\d{1,2}[:.]\d\d|\d{1,2}([./-])\d{1,2}\1(?:\d\d){1,2}|\d{4}-\d\d-\d\d)$/;

/** True if the words before a number say that it is the number of a document, such as a receipt. */
export function isOfPaper(before: string) {
  return paper.test(before);
}

/** The payment numbers in a text; `above` is the text above it. */
export function paymentNumbers(text: string, above: string) {
  const plain = withPlainDigits(text);
  const numbers = matchesOf(plain, number).filter(({ 0: written, index }) => {
    const before = `${above} ${plain.slice(Math.max(0, index - 80), index)}`;
    const after = plain.slice(index + written.length, index + written.length + 20);
    const isTime = timeOrDate.test(written) || (written.length < 5 && /till\s$/.test(before));
    const isCount = count.test(after);
    // "Till 1,200 girls had come" is not about a till number.
    const isUntil = isCount && /till\s$/i.test(before);
    // A number with commas is an amount; words such as "one, two, three" count aloud.
    const isAmount = /^\d{1,3}(?:,\d{3})+$/.test(written) || !/\d/.test(written);
    const isLong = !isAmount && written.replace(/\D/g, "").length > 4;
    // The first condition that is true decides.
    const judgements: [holds: boolean, isForMoney: boolean][] = [
      [isTime || currency.test(before), false],
      [surely.test(before) && !isUntil, true],
      [isCount, false],
      [perhaps.test(before) && !/^ \p{Ll}+s\b/u.test(after), true],
      [isLong && about.test(before + after), true],
    ];
    return judgements.find(([holds]) => holds)?.[1] ?? false;
  });
  const both = [...numbers, ...matchesOf(plain, wallet)];
  return both.map(({ 0: written, index }) => ({ index, length: written.length }));
}
