import type { Edit } from "#scripts/review/edits/edits-between.ts";
import { graveFiles, gravities, type Gravity } from "#scripts/review/gravities.ts";

// By the file and the path of a field.
const named: [Gravity, RegExp][] = [
  ["money", /donate\.yaml#(?!title|description|heading|lead|leso|jina|closing\.[ht])/],
  ["money", /home\.yaml#money\b|stats\.yaml#fund-/],
  ["safety", /[#.](?:sensitive|quickExit|safeguarding|vetting)\b/],
  ["contact", /#(?:email|phone|whatsapp|location|office|forms)\b/],
  ["links", /#(?:pageAddress|social|editor)\b/],
  ["people", /[#.](?:consent|sample|allow|privacy)\b/],
  ["pages", /\.mdx#address$/],
  ["machines", /[#.](?:id|checked|description|dictionary)$|dictionary\.yaml#/],
];

const digitWords =
  "zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|sifuri|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa";
const numberWords = `${digitWords}|ten|eleven|twelve|\\w+teen|\\w+ty|hundred|thousand|kumi|mia|elfu`;
// That many figures, or words for them, with little between them.
const joints = "\\s{1,2}(?:then|and|kisha|na|halafu)\\s{1,2}";
const figures = (words: string, least: number, between = "[\\s.,/()\\p{Pd}]") =>
  `(?:\\d|\\b(?:${words})\\b)(?:(?:,?${joints}|${between}{0,3})(?:\\d|\\b(?:${words})\\b)){${least - 1},30}`;
const brands =
  "pay ?bill|lipa na|buy ?goods|m-?pesa|airtel money|iban|bitcoin|paypal|gofundme|m-?changa";
const holders = `${brands}|till|business (?:number|no)|account|akaunti|bank|wallet|pay|lipa|send|tuma`;
const calls = "call|dial|phone|piga|simu|sms|text|whatsapp";
const words = (...parts: string[]) => new RegExp(parts.join("|"), "giu");
// By what is written, wherever; each part has an end, so that no text takes long.
const signs: [Gravity, RegExp][] = [
  [
    "money",
    words(
      `\\b(?:${holders})\\b[^\\n]{0,60}?${figures(numberWords, 3)}`,
      `\\b(?:${brands})\\b`,
      "(?:\\b(?:ksh|kes|sh|usd|eur|gbp)s?|[$€£])\\.? ?\\d[\\d.,]*",
      "\\d[\\d.,]* ?(?:shillings|bob|dollars|euros|\\/=)",
      "\\b(?:0x[\\da-f]{30,}|bc1[a-z\\d]{20,}|[A-Z]{2}\\d{2}[A-Z\\d]{11,30})\\b",
    ),
  ],
  [
    "contact",
    words(
      "\\{\\{helpline:[^}]*\\}\\}",
      `\\b(?:${calls})\\b[^\\n]{0,30}?${figures(digitWords, 3)}`,
      `\\+?${figures("oh", 7, "[\\s./()\\p{Pd}]")}`,
      `\\b(?:${digitWords})(?:[\\s,]{1,3}(?:${digitWords})){4,20}\\b`,
      '[\\w.+-]{1,64}@[\\w.-]{1,200}|\\b(?:mailto|tel|sms):[^\\s)"]+|\\bwa\\.me\\/\\d+',
    ),
  ],
  [
    "links",
    words(
      '\\]\\([^\\s)]+|\\bhttps?:\\/\\/[^\\s<>()"]+',
      "\\b(?:[\\p{L}\\d-]{1,63}\\.){1,4}(?:com|org|net|info|io|me|co|ke|africa|example)\\b",
    ),
  ],
];

/** Digits and letters of other scripts as those of ours, so that a number is known in any of them. */
export function plainSigns(text: string) {
  // A date is no number that anybody calls.
  const visible = text
    .replaceAll(/\b\d{4}-\d\d-\d\d\b/g, "")
    .normalize("NFKC")
    .replaceAll(/[\p{Cf}\uFE00-\uFE0F\u20E3]/gu, "");
  return visible.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Every script has its ten digits side by side.
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}

/** What a text is about that came in the place of another; undefined where it is only words. */
export function gravityOfText(before: string, after: string): Gravity | undefined {
  const [old, now] = [before, after].map(plainSigns) as [string, string];
  const differs = ([, pattern]: [Gravity, RegExp]) =>
    (old.match(pattern) ?? []).join() !== (now.match(pattern) ?? []).join();
  return signs.find(differs)?.[0];
}

/** What an edit touches: the gravest of its values. */
export function gravityOf({ file, entry, change, values, isEntry, isSensitive }: Edit): Gravity {
  const found = values.flatMap(({ field, before, after }): (Gravity | undefined)[] => {
    // The name of a figure says what it is about.
    const place = `${file}#${entry.startsWith("fund-") ? `${entry}.` : ""}${field}`;
    const isLink = before !== after && !isEntry && /(?:^|\.)(?:href|to|url)$/.test(field);
    const link = /donat|giv|changia/i.test(before + after) ? "money" : "links";
    const known = named.filter(([, pattern]) => pattern.test(place)).map(([gravity]) => gravity);
    return [gravityOfText(before, after), isLink ? link : undefined, ...known];
  });
  if (isSensitive) found.push("people");
  const inside = file.replace(/^.*?content\//, "");
  const own = graveFiles.find(({ path }) => path === inside)?.gravity;
  if (own && !values.every(({ field }) => /\bleso\b/.test(field))) found.push(own);
  const isTold = (one: Gravity) =>
    found.includes(one) && !(isEntry && one === "machines") && change !== "moved";
  return gravities.find(isTold) ?? "words";
}
