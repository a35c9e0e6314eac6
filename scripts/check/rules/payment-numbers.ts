import type { Rule } from "#scripts/check/rule.ts";
import { beforePayment, ofPayment } from "#scripts/check/words/payment-words.ts";
import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";

const between = "[\\s.,/_()*–—\\p{Cf}\\p{M}-]{0,3}";
const digits = `\\d(?:${between}\\d){3,15}`;
const digit =
  "zero|one|two|three|four|five|six|seven|eight|nine|oh|nought|nil|double|triple|sifuri|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa";
const tens =
  "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand";
const inWords = `\\b(?:${digit}|${tens}|\\d)(?:(?:[\\s,.-]|\\band\\b|\\bna\\b)+(?:${digit}|${tens}|\\d)\\b){2,}`;
const number = new RegExp(`(?<![\\p{L}\\d])(?:${digits}|${inWords})(?![\\p{L}\\d])`, "giu");
const wallet =
  /\b(?:0x[0-9a-fA-F]{40}|bc1[a-z0-9]{25,60}|[13][1-9A-HJ-NP-Za-km-z]{26,34}|[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}[A-Z0-9 ]{0,4})\b/gu;
const money = /(?:\b(?:KES|KSh|Ksh|Sh|USD|EUR|GBP)s?\.?|[$€£]) ?$/iu;
const counted =
  /^\+? ?(?:%|percent|per ?cent|\/[=-]|(?:shillings?|bob|dollars|people|girls|members|words|times|years?|minutes|days)\b)/iu;
const year = /^(?:19|20)\d\d$/;
const hidden = /[?&](?:cc|bcc|to)=|^mailto:[^?]*(?:,|;|%2c|%3b)/i;

const rule: Rule = {
  severity: "error",
  about:
    "A Paybill, till, account or wallet number stands outside pages/donate.yaml, or a link to write a message has recipients whom nobody sees. Money or a girl’s words would go to a stranger.",
  examples: {
    bad: [
      "Our Paybill is 400200.",
      "Till number: 5 1 2 3 4 5",
      "Lipa na M-PESA 5-1-2-3-4-5",
      "Buy Goods ٥١٢٣٤٥",
      "Till ５１２３４５",
      "The till is four zero one two three four.",
      "Paybill: four hundred thousand two hundred",
      "Send money to 0711 222 333.",
      "Account No. 01100 223 344 55",
      "Give to 0x52908400098527886E0F7030069857D2E4169EE7.",
      "[Write to us](mailto:info@suluhisho.example?bcc=someone@mail.example)",
      "[Write to us](mailto:info@suluhisho.example,someone@mail.example)",
    ],
    good: [
      "By M-Pesa we got KES 64,000, and 1,200 people opened an account in 2019.",
      "Till 2025 we met in 15 schools. One, two, three, four!",
      "How to open an account: bring 2 photographs.",
      "[Write to us](mailto:info@suluhisho.example?subject=A%20question)",
    ],
  },
  check({ texts }, report) {
    for (const { value, role, field, target = "", entry, at } of texts) {
      if (hidden.test(target) && /^mailto:/i.test(target))
        report({
          ...at(),
          text: "This link writes to others as well. Let it name one recipient: [write to us](mailto:…).",
        });
      if (entry.file.path === "pages/donate.yaml" || (role === "link" && field === "")) continue;
      for (const { written, index } of paymentNumbers(value))
        report({
          ...at(index, written.length),
          text: `"${written}" looks like a number to which money is sent, and such numbers stand in pages/donate.yaml alone. Take it out and link to [our donate page](/donate).`,
        });
    }
  },
};

export default rule;

function paymentNumbers(text: string) {
  const plain = withPlainDigits(text);
  const found = [...plain.matchAll(number)].filter(({ 0: written, index }) => {
    const before = plain.slice(Math.max(0, index - 80), index);
    const after = plain.slice(index + written.length, index + written.length + 20);
    if (money.test(before) || counted.test(after) || year.test(written)) return false;
    if (beforePayment.test(before)) return true;
    // A number with thousands marked is an amount, and counting aloud is none.
    const isAmount = /^\d{1,3}(?:,\d{3})+$/.test(written) || !/\d/.test(written);
    return !isAmount && written.replace(/\D/g, "").length > 4 && ofPayment.test(before + after);
  });
  return [...found, ...plain.matchAll(wallet)].map(({ 0: written, index }) => ({
    written: text.slice(index, index + written.length),
    index,
  }));
}
