import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";
import { matchesOf } from "#scripts/check/words/prose-of.ts";

// Words behind which a number says where money goes.
const surely =
  "pay[ -]?bill|till|buy[ -]?goods|lipa(?: na m[ -]?pesa)?|pochi(?: la biashara)?|airtel money|business (?:number|no)|a\\/c|akaunti|IBAN|tuma (?:pesa|hela|mchango)|changia|kulipia";
const perhaps =
  "m[ -]?pesa|t[ -]?kash|equitel|mobile money|wallet|bank|account|acct?|swift|send (?:to|money|your gift|gifts|it|a gift|cash|KES [\\d,]+)|gifts? to|donate (?:to|via|by|through)|bill payments?|pay (?:to|into|by|via)";
const connectors =
  "(?:[\\s:;#=(\"“‘'*+–—.,-]|\\b(?:numbers?|numba|num|no|nr|nambari|namba|name|acc|code|is|are|ni|ya|kwa|to|the|our|own|biashara|this|below|new|use|enter|type|weka|andika|yetu|chagua|choose|with|and|then|called|id)\\b)*";
const [surelyBefore, perhapsBefore] = [surely, perhaps].map(
  (words) => new RegExp(`\\b(?:${words})s?${connectors}$`, "iu"),
) as [RegExp, RegExp];
const aboutPayment =
  /\b(?:pay[ -]?bill|(?:our|the|a|new) till|till (?:number|no)|buy[ -]?goods|lipa na m[ -]?pesa|pochi la biashara|airtel money|bank account|account (?:number|no)|business (?:number|no)|wallet|akaunti)\b/iu;
const beforePaper =
  /\b(?:registration|reg|certificate|invoice|receipt|serial|reference|ref|PIN|ISBN|ISSN)\b\.?(?:[\s:#(–-]|\b(?:number|no|is)\b\.?)*$/i;

const digit =
  "zero|one|two|three|four|five|six|seven|eight|nine|oh|nought|nil|double|triple|sifuri|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|\\d";
const inWords = `\\b(?:${digit})(?:(?:[\\s,.-]|\\band\\b|\\bna\\b)+(?:${digit})\\b){2,}`;
const inDigits = "[A-Z]{0,3}\\d(?:[\\s\\p{P}\\p{Cf}\\p{M}]{0,3}\\d){3,15}[\\p{Cf}\\p{M}]*";
const number = new RegExp(`(?<![\\p{L}\\d])(?:${inDigits}|${inWords})(?![\\p{L}\\d])`, "giu");
const wallet =
  /\b(?:0x[0-9a-fA-F]{40}|bc1[a-z0-9]{25,60}|[13][1-9A-HJ-NP-Za-km-z]{26,34}|[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}[A-Z0-9 ]{0,4})\b/gu;
const currency = /(?:\b(?:KES|KSh|Sh|USD|EUR|GBP)s?\.?|[$€£]) ?$/iu;
const counted =
  /^\+? ?(?:%|percent|per ?cent|\/[=-]|(?:shillings?|bob|dollars|people|girls|members|words|times|years?|minutes|days)\b)/iu;

const timeOrDate =
  /^(?:(?:19|20)\d\d|\d{1,2}[:.]\d\d|\d{1,2}([./-])\d{1,2}\1(?:\d\d){1,2}|\d{4}-\d\d-\d\d)$/;

/** True where what stands before a number says that it is that of a paper, such as a receipt. */
export function isOfPaper(before: string) {
  return beforePaper.test(before);
}

/** The numbers of a text to which money could be sent; `above` is what stands over it. */
export function paymentNumbers(text: string, above: string) {
  const plain = withPlainDigits(text);
  const found = matchesOf(plain, number).filter(({ 0: written, index }) => {
    const before = `${above} ${plain.slice(Math.max(0, index - 80), index)}`;
    const after = plain.slice(index + written.length, index + written.length + 20);
    const isTime = timeOrDate.test(written) || (written.length < 5 && /till\s$/.test(before));
    if (isTime || currency.test(before)) return false;
    const isCount = counted.test(after);
    // "Till 1,200 girls had come" speaks of no till.
    if (surelyBefore.test(before) && !(isCount && /till\s$/i.test(before))) return true;
    if (isCount) return false;
    if (perhapsBefore.test(before) && !/^ \p{Ll}+s\b/u.test(after)) return true;
    // A number with thousands marked is an amount, and counting aloud is none.
    const isAmount = /^\d{1,3}(?:,\d{3})+$/.test(written) || !/\d/.test(written);
    return !isAmount && written.replace(/\D/g, "").length > 4 && aboutPayment.test(before + after);
  });
  const both = [...found, ...matchesOf(plain, wallet)];
  return both.map(({ 0: written, index }) => ({ index, length: written.length }));
}
