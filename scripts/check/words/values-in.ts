import { numberWords } from "#app/content/number-words.ts";
import { bareNumber, email } from "#scripts/check/words/known-contacts.ts";
import { isOfPaper, paymentNumbers } from "#scripts/check/words/payment-words.ts";
import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";
import { matchesOf } from "#scripts/check/words/prose-of.ts";
import { writtenHosts } from "#scripts/check/words/written-hosts.ts";

/** What a text can make visitors reach, and the group to which it belongs; what receives money stands first. */
export const valueKinds = {
  receiver: { name: "receives money", gravity: "money" },
  amount: { name: "amount", gravity: "money" },
  way: { name: "way to pay", gravity: "money" },
  phone: { name: "phone number", gravity: "contact" },
  mailbox: { name: "mailbox", gravity: "contact" },
  host: { name: "another site", gravity: "links" },
  handle: { name: "name on another service", gravity: "links" },
} as const;

/** A value that visitors can reach. */
export type WrittenValue = { kind: keyof typeof valueKinds; value: string };

/** One that is surely meant, with its place in the text. */
export type PlacedValue = WrittenValue & { written: string; index: number };

const digitsOf = new Map(
  [["oh"], ...Object.values(numberWords)].flatMap((words) => {
    return words.slice(0, 10).map((word, digit) => [word, String(digit)] as const);
  }),
);
const words = `${[...digitsOf.keys()].join("|")}|ten|\\w{3,5}t(?:een|y)|hundred|thousand|kumi|mia|elfu`;
const digit = `(?:\\d|\\b(?:${words})\\b)`;
const joints = "then|and|kisha|na|halafu";
const joint = `(?:[\\s./:()\\p{Pd}·]{1,4}|,?\\s{1,2}(?:(?:${joints})\\s{1,2}){0,2})?`;
const number = (least: number, most: number) => `${digit}(?:${joint}${digit}){${least},${most}}`;
const ways = "pay ?bill|buy ?goods|lipa na m-?pesa|airtel money|bitcoin|paypal|gofundme|m-?changa";
const holders = `${ways}|m-?pesa|pesa|till|business (?:number|no)|namba(?:ri)? ya biashara|account|akaunti|bank|iban|wallet|send (?:it|money|your gift) to|tuma (?:pesa )?(?:kwa|to)`;
const call = "\\b(?:call|dial|tel|piga|phone|simu|sms|text|whatsapp)\\b";
const dot = " ?(?:\\(dot\\)|\\[dot\\]| dot | nukta ) ?";

// Whose place counts for the check; a number is read as digits.
const spelled = new RegExp(
  `([\\w.+-]{1,64}) ?(?:\\(at\\)|\\[at\\]| at ) ?([\\w-]{2,63}(?:${dot}[\\w-]{2,63}){1,4})`,
  "gi",
);
const phone =
  /(?<![\p{L}\p{N}.,-])(?:\+|00|0|\(\d{2,4}\)|254[ -]?(?=7|1))\d?(?:[ ().\u200b-]{0,2}\d){7,13}(?![\p{L}\p{N}-])|(?<![\p{L}\p{N}.,-])\d{3}[ .-]\d{3}[ .-]\d{4}(?![\p{L}\p{N}-])/gu;

// Each part has an end, so that no text takes long.
const patterns = (
  [
    ["receiver", `\\b(?:${holders})\\b[^\\d]{0,40}?(${number(2, 18)})`],
    ["amount", "((?:\\b(?:ksh|kes|sh|usd|eur|gbp)s?|[$€£])\\.? ?\\d(?:[\\d.,]{0,20}\\d)?)"],
    ["amount", "(\\d[\\d.,]{0,20} ?(?:(?:shillings|bob|dollars|euros)\\b|/=))"],
    ["way", `\\b(${ways})\\b`],
    ["phone", "\\{\\{(helpline:[^}]{1,80})\\}\\}"],
    ["phone", `(?<![\\d,.])(\\+?${number(6, 14)})`],
    ["phone", `${call}[^\\d]{0,30}?(\\d{3,6})\\b(?![ .-]\\d)`],
    ["phone", `${call}[^\\d]{0,20}?(0\\d{0,3}(?:[^\\d]{0,15}?\\d){6,12})`],
    ["phone", "\\bwa\\.me/(\\d{6,15})"],
    ["host", "\\bhttps?://([^\\s/?#\"'<>)\\\\]{1,200})"],
    ["handle", "(?<![\\w.+-])((?:[\\w.-]{2,40})?@[a-z][\\w]{2,40})\\b(?!\\.[a-z]|@)"],
  ] as const
).map(([kind, pattern]) => ({ kind, pattern: new RegExp(pattern, "giu") }));
// Whoever has an account is named with capitals.
const holder =
  /\b(?:[Aa]ccount|[Aa]kaunti|[Pp]ayee)(?: name| ya)?[ :,]+(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2})/gu;

/** The values of a text that are surely meant, for the check; `above` is what stands over it. */
export function sureValues(text: string, above = ""): PlacedValue[] {
  const plain = withPlainDigits(text);
  const paid = paymentNumbers(plain, above).map(({ index, length }): PlacedValue => {
    const written = plain.slice(index, index + length);
    return { kind: "receiver", value: asDigits(written), written, index };
  });
  const called = matchesOf(plain, phone).flatMap(({ 0: written, index }): PlacedValue[] => {
    const isPaid = paid.some(
      (one) => index < one.index + one.written.length && one.index <= index + 1,
    );
    const isLong = bareNumber(written).length > 8 && !/^\d+\.\d+$/.test(written);
    if (!isLong || isPaid || isOfPaper(plain.slice(Math.max(0, index - 80), index))) return [];
    return [{ kind: "phone", value: written.replaceAll(/[^\d+]/g, ""), written, index }];
  });
  const mails = matchesOf(plain, email).map(({ 0: written, index }): PlacedValue => {
    return { kind: "mailbox", value: written.toLowerCase(), written, index };
  });
  const told = matchesOf(plain, spelled).map(
    ({ 0: written, 1: name, 2: place = "", index }): PlacedValue => {
      const host = place.replaceAll(new RegExp(dot, "gi"), ".");
      return { kind: "mailbox", value: `${name}@${host}`.toLowerCase(), written, index };
    },
  );
  const hosts = writtenHosts(plain).map(({ written, name, index }): PlacedValue => {
    return { kind: "host", value: name.toLowerCase(), written, index };
  });
  return [...paid, ...called, ...mails, ...told, ...hosts];
}

/** The values that are or may be meant in a text, in digits of any script or in words, for the review. */
export function valuesIn(text: string): WrittenValue[] {
  const plain = plainSigns(text);
  const found = patterns.flatMap(({ kind, pattern }) =>
    matchesOf(plain, pattern).map(([, value = ""]): WrittenValue => {
      return {
        kind,
        value: /receiver|phone/.test(kind) ? asDigits(value) : plainCase(kind, value),
      };
    }),
  );
  const sure = sureValues(plain).map(({ kind, value }): WrittenValue => ({ kind, value }));
  const named = matchesOf(plain, holder).map(([, value = ""]): WrittenValue => ({
    kind: "receiver",
    value,
  }));
  const once = new Map(
    [...found, ...sure, ...named].map((one) => [`${one.kind} ${one.value}`, one]),
  );
  return [...once.values()];
}

/** A text with the digits of other scripts as ours, and without what nobody sees, a date or the blanks between digits. */
export function plainSigns(text: string) {
  const visible = text
    .replaceAll(/\b(?:19|20)\d\d-\d\d-\d\d\b/g, "")
    .replaceAll(/[\uFE00-\uFE0F\u20E3]/gu, "");
  return withPlainDigits(visible).replaceAll(/\p{Cf}/gu, "");
}

// A wallet has letters of its own, and a helpline that is quoted has none of its digits.
function asDigits(value: string) {
  if (/^(?:helpline:|0x|bc1|[a-z]{2}\d\d)/i.test(value)) return value;
  const parts = value.toLowerCase().match(new RegExp(`\\b(?:${words})\\b|[\\d+]`, "g")) ?? [];
  return parts.map((part) => digitsOf.get(part) ?? part).join("");
}

function plainCase(kind: WrittenValue["kind"], value: string) {
  return /host|mailbox|handle/.test(kind) ? value.toLowerCase() : value;
}
