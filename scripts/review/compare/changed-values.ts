import type { Contents } from "#app/content/contents.ts";
import {
  reachableValues,
  resembled,
  type ReachableValue,
} from "#scripts/review/compare/reachable-values.ts";
import { valueKinds } from "#scripts/review/compare/value-kinds.ts";
import { plainSigns } from "#scripts/review/gravity.ts";
import type { ReviewedValue } from "#scripts/review/review-schema.ts";

/** A page in two states; one is empty where it came or went. */
export type ComparedPage = { address: string; old: string; now: string };

/** The receivers, amounts, numbers, mailboxes and hosts that visitors newly reach, or no longer. */
export function changedValues(pages: ComparedPage[], before: Contents, after: Contents) {
  const own = new URL(after.site.address).host;
  const valuesOf = (text: string) => (text === "" ? [] : reachableValues(text, own));
  const [was, is] = [known(before), known(after)];
  const told = new Map<string, ReviewedValue>();
  const tell = (value: ReachableValue, change: ReviewedValue["change"], address: string) => {
    const key = `${change} ${value.kind} ${value.value}`;
    const one = told.get(key) ?? { ...value, change, pages: [] };
    if (!one.pages.includes(address)) one.pages.push(address);
    told.set(key, one);
  };
  for (const { address, old, now } of pages) {
    const [olds, nows] = [valuesOf(old), valuesOf(now)];
    const isIn = (list: ReachableValue[], { kind, value }: ReachableValue) =>
      list.some((one) => one.kind === kind && one.value === value);
    for (const one of nows) if (!isIn(olds, one) && !was.has(one)) tell(one, "added", address);
    for (const one of olds) if (!isIn(nows, one) && !is.has(one)) tell(one, "removed", address);
  }
  const targetsOf = ({ redirects }: Contents) =>
    redirects.flatMap(({ from, to }) =>
      /^https?:/.test(to) ? [{ kind: "host" as const, value: new URL(to).host, from }] : [],
    );
  for (const { from, ...one } of targetsOf(after))
    if (!targetsOf(before).some(({ value }) => value === one.value)) tell(one, "added", from);
  const hosts = [own, ...hostsIn(before)];
  const all = [...told.values()].map((one) => {
    const like = one.kind === "host" && one.change === "added" && resembled(one.value, hosts);
    return like ? { ...one, resembles: like } : one;
  });
  const rank = ({ kind }: ReviewedValue) => valueKinds.indexOf(kind);
  return all.sort((one, other) => rank(one) - rank(other));
}

function hostsIn(contents: Contents) {
  return [...wordsOf(contents).matchAll(/https?:\/\/([^/"\\\s)?#]+)/g)].map(
    ([, host = ""]) => host,
  );
}

function wordsOf({ photos: _photos, downloads: _downloads, ...words }: Contents) {
  return JSON.stringify(words);
}

// Whether what the site says holds a value already, however its digits are set apart.
function known(contents: Contents) {
  const text = plainSigns(wordsOf(contents));
  return {
    has: ({ kind, value }: ReachableValue) => {
      if ((kind !== "receiver" && kind !== "phone") || !/^\+?\d+$/.test(value))
        return text.includes(value);
      const digits = [...value].map((sign) => sign.replace("+", "\\+")).join("[\\s.,/()-]{0,3}");
      return new RegExp(`(?<!\\d)${digits}(?!\\d)`).test(text);
    },
  };
}
