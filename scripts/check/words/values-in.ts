import { numberWords } from "#app/content/number-words.ts";
import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";
import { writtenHosts } from "#scripts/check/words/written-hosts.ts";

/** What a text can make visitors reach, and the group to which it belongs; what receives money stands first. */
export const valueKinds = {
  receiver: { name: "receives money", gravity: "money" },
  amount: { name: "amount", gravity: "money" },
  way: { name: "way to pay", gravity: "money" },
  phone: { name: "phone number", gravity: "contact" },
  mailbox: { name: "mailbox", gravity: "contact" },
  host: { name: "another site", gravity: "links" },
} as const;

/** A value that visitors can reach. */
export type WrittenValue = { kind: keyof typeof valueKinds; value: string };

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
const holders = `${ways}|till|business (?:number|no)|account|akaunti|bank|iban|wallet|send (?:it|money|your gift) to|tuma (?:pesa )?(?:kwa|to)`;
const call = "\\b(?:call|dial|tel|piga|phone|simu|sms|text|whatsapp)\\b";

// Each part has an end, so that no text takes long.
const patterns = (
  [
    ["receiver", `\\b(?:${holders})\\b[^\\d]{0,40}?(${number(2, 18)})`],
    ["receiver", "\\b(0x[\\da-f]{30,60}|bc1[a-z\\d]{20,80}|[A-Z]{2}\\d{2}[A-Z\\d]{11,30})\\b"],
    ["amount", "((?:\\b(?:ksh|kes|sh|usd|eur|gbp)s?|[$€£])\\.? ?\\d(?:[\\d.,]{0,20}\\d)?)"],
    ["amount", "(\\d[\\d.,]{0,20} ?(?:(?:shillings|bob|dollars|euros)\\b|/=))"],
    ["way", `\\b(${ways})\\b`],
    ["phone", "\\{\\{(helpline:[^}]{1,80})\\}\\}"],
    ["phone", `(?<![\\d,.])(\\+?${number(6, 14)})`],
    ["phone", `${call}[^\\d]{0,30}?(\\d{3,6})\\b`],
    ["phone", `${call}[^\\d]{0,20}?(0\\d{0,3}(?:[^\\d]{0,15}?\\d){6,12})`],
    ["phone", "\\bwa\\.me/(\\d{6,15})"],
    ["host", "\\bhttps?://([^\\s/?#\"'<>)\\\\]{1,200})"],
    ["mailbox", "([\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,4})"],
  ] as const
).map(([kind, pattern]) => ({ kind, pattern: new RegExp(pattern, "giu") }));

/** The values that are written in a text, in digits of any script or in words. */
export function valuesIn(text: string): WrittenValue[] {
  const plain = plainSigns(text);
  const found = patterns.flatMap(({ kind, pattern }) =>
    [...plain.matchAll(pattern)].map(([, value = ""]): WrittenValue => {
      return { kind, value: /receiver|phone/.test(kind) ? asDigits(value) : value };
    }),
  );
  const hosts = writtenHosts(plain).map(({ name }) => ({ kind: "host" as const, value: name }));
  return [...found, ...hosts];
}

/** A text with the digits of other scripts as ours, and without what nobody sees, a date or the blanks between digits. */
export function plainSigns(text: string) {
  const visible = text
    .replaceAll(/\b\d{4}-\d\d-\d\d\b/g, "")
    .replaceAll(/[\uFE00-\uFE0F\u20E3]/gu, "");
  return withPlainDigits(visible).replaceAll(/\p{Cf}/gu, "");
}

// A wallet has letters of its own, and a helpline that is quoted has none of its digits.
function asDigits(value: string) {
  if (/^(?:helpline:|0x|bc1|[a-z]{2}\d\d)/i.test(value)) return value;
  const parts = value.toLowerCase().match(new RegExp(`\\b(?:${words})\\b|[\\d+]`, "g")) ?? [];
  return parts.map((part) => digitsOf.get(part) ?? part).join("");
}
