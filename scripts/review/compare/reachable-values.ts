import { distance } from "fastest-levenshtein";
import { parse } from "node-html-parser";
import type { valueKinds } from "#scripts/review/compare/value-kinds.ts";
import { plainSigns } from "#scripts/review/gravity.ts";

/** A value that visitors can reach on a page. */
export type ReachableValue = { kind: (typeof valueKinds)[number]; value: string };

const digitsOf: Record<string, string> = Object.fromEntries(
  ["zero sifuri oh", "one moja", "two mbili", "three tatu", "four nne"]
    .concat(["five tano", "six sita", "seven saba", "eight nane", "nine tisa"])
    .flatMap((words, digit) => words.split(" ").map((word) => [word, String(digit)])),
);
const digit = `(?:\\d|\\b(?:${Object.keys(digitsOf).join("|")})\\b)`;
const joint =
  "(?:[\\s./:()\\p{Pd}·]{1,4}|,?\\s{1,2}(?:(?:then|and|kisha|na|halafu)\\s{1,2}){1,2})?";
const number = `${digit}(?:${joint}${digit}){2,18}`;
const receivers =
  "pay ?bill|buy ?goods|till|business (?:number|no)|lipa na m-?pesa|account|akaunti|bank|iban|wallet|send (?:it|money|your gift) to|tuma (?:pesa )?(?:kwa|to)";
const patterns: [ReachableValue["kind"], RegExp][] = [
  ["receiver", new RegExp(`\\b(?:${receivers})\\b[^\\d]{0,40}?(${number})`, "giu")],
  ["receiver", /\b(0x[\da-f]{30,}|bc1[a-z\d]{20,}|[A-Z]{2}\d{2}[A-Z\d]{11,30})\b/gu],
  [
    "amount",
    /((?:\b(?:ksh|kes|usd|eur|gbp)s?|[$€£])\.? ?\d[\d.,]*\d|\d[\d.,]* ?(?:shillings|bob)\b)/giu,
  ],
  ["phone", new RegExp(`(?<![\\d,.])(\\+?${digit}(?:${joint}${digit}){6,14})`, "giu")],
  ["phone", /\b(?:call|piga|simu|sms|dial)\b[^\d]{0,30}?(\d{3,6})\b/giu],
  ["phone", /\b(?:call|dial|piga|simu|sms)\b[^\d]{0,20}?(0\d{0,3}(?:[^\d]{0,15}?\d){6,12})/giu],
  ["mailbox", /([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/gu],
];

/** Everything of these kinds on a page, read across the points of a list, cells and tags, in digits of any script. */
export function reachableValues(html: string, own: string): ReachableValue[] {
  const page = parse(html);
  // Whoever stands in the address of the giving page, also in a template, receives what is given there.
  const frames = page.querySelectorAll("iframe[src]");
  const givers = frames.map((frame) => frame.getAttribute("src") ?? "");
  for (const unread of page.querySelectorAll("script, style, svg, head, template")) unread.remove();
  const hrefs = page.querySelectorAll("[href], [action]").flatMap((element) => {
    return [element.getAttribute("href") ?? "", element.getAttribute("action") ?? ""];
  });
  const links = [...hrefs, ...givers];
  // A tag stands for a blank, because cells and points of a list are read one after another.
  const bare = parse(page.toString().replaceAll(/<[^>]*>/g, " ")).text;
  const text = plainSigns(bare.replaceAll(/\s+/g, " "));
  const found = patterns.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(([, value = ""]): ReachableValue => {
      return { kind, value: kind === "receiver" || kind === "phone" ? asDigits(value) : value };
    }),
  );
  for (const value of new Set(givers)) found.push({ kind: "receiver", value });
  for (const link of links) {
    const [, scheme = "", rest = ""] = /^(tel|sms|mailto):([^?]*)/.exec(link) ?? [];
    if (scheme !== "" && rest !== "")
      found.push({ kind: scheme === "mailto" ? "mailbox" : "phone", value: asDigits(rest) });
    else if (/^https?:/.test(link) && URL.canParse(link) && new URL(link).host !== own)
      found.push({ kind: "host", value: new URL(link).host });
  }
  return found;
}

function asDigits(value: string) {
  if (!/^[\s\S]*\d|[a-z]{2}/i.test(value) || value.includes("@")) return value;
  const words = value.toLowerCase().replaceAll(/[a-z]+/g, (word) => digitsOf[word] ?? "");
  return words.replaceAll(/[^\d+]/g, "") || value;
}

// Signs that look alike, so that two hosts which differ in them alone look the same.
const bare = (host: string) => host.replace(/^www\./, "");
const alike = (host: string) =>
  bare(host)
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll(/[1il|]/g, "l")
    .replaceAll("0", "o");

/** A host in use that another one looks like, if there is one. */
export function resembled(host: string, known: Iterable<string>): string | undefined {
  const isLike = (one: string) =>
    bare(one) !== bare(host) &&
    (alike(one) === alike(host) || distance(bare(one), bare(host)) === 1);
  return [...known].find(isLike);
}
