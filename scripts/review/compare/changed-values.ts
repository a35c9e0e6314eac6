import { distance } from "fastest-levenshtein";
import { readPage, type Unit } from "#scripts/review/compare/read-page.ts";
import type { SiteState } from "#scripts/review/compare/site-state.ts";
import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";
import { valueKinds, valuesIn, type WrittenValue } from "#scripts/check/words/values-in.ts";

/** A value that visitors newly reach on some pages, or no longer. */
export type ChangedValue = Pick<WrittenValue, "kind" | "value"> & {
  change: "added" | "removed";
  pages: string[];
  /** A host in use that a new one looks like. */
  resembles?: string;
};

/** What a page holds in two states; nothing where it came or went. */
export type ComparedPage = { address: string; old: Unit[]; now: Unit[] };

// What these hold is known to whoever is in the office.
const wellKnown = ["/", "/contact", "/donate", "/help", "/sw/contact", "/sw/help"];

/** The receivers, amounts, numbers, mailboxes and hosts that visitors newly reach, or no longer. */
export async function changedValues(pages: ComparedPage[], before: SiteState, after: SiteState) {
  const own = new URL(after.contents.site.address).host;
  // What is shared through wa.me goes to whom the reader chooses, and a number that it names is told as one.
  const isOurs = (value: string) => value === own || value === "wa.me";
  const sides = { added: pages.map(({ old }) => old), removed: pages.map(({ now }) => now) };
  for (const address of wellKnown.filter(
    (one) => before.targets.has(one) && after.targets.has(one),
  ))
    if (!pages.some((page) => page.address === address)) {
      const units = readPage(await before.page(address));
      for (const side of Object.values(sides)) side.push(units);
    }
  const hosts = JSON.stringify(before.contents).match(/(?<=https?:\/\/)[^/"\\\s)?#]+/g) ?? [];
  const told = new Map<string, ChangedValue>();
  const tell = (address: string, change: ChangedValue["change"], units: Unit[]) => {
    for (const { kind, value } of reachable(units)) {
      if (known[change].has(`${kind} ${value}`) || isOurs(value)) continue;
      const isNew = kind === "host" && change === "added";
      const resembles = isNew ? resembled(value, [own, ...hosts]) : undefined;
      const key = `${change} ${kind} ${value}`;
      const one = told.get(key) ?? { kind, value, change, pages: [], resembles };
      one.pages = [...new Set([...one.pages, address])];
      told.set(key, one);
    }
  };
  const keysOf = (all: Unit[][]) =>
    new Set(all.flatMap(reachable).map(({ kind, value }) => `${kind} ${value}`));
  const known = { added: keysOf(sides.added), removed: keysOf(sides.removed) };
  const targets = new Set(before.contents.redirects.map(({ to }) => to));
  const redirects = after.contents.redirects.filter(({ to }) => !targets.has(to));
  for (const { from, to } of redirects) tell(from, "added", [{ ...nowhere, words: to }]);
  for (const { address, old, now } of pages) {
    tell(address, "added", now);
    tell(address, "removed", old);
  }
  // What looks like something else stands above a row of honest links.
  const rank = ({ kind, resembles }: ChangedValue) =>
    Object.keys(valueKinds).indexOf(kind) - Number(resembles !== undefined) / 2;
  return [...told.values()].sort((one, other) => rank(one) - rank(other));
}

const nowhere = { kind: "link", part: "", heading: "" };

/** What visitors can reach on a page, read across the points of a list and cells. */
export function reachable(units: Unit[]): Pick<WrittenValue, "kind" | "value">[] {
  const wordsOf = (kind: string) =>
    units.filter((unit) => unit.kind === kind).map(({ words }) => words);
  // A date that ends one text is no part of a number that begins the next.
  const text = wordsOf("text").map((words) => words.replace(/\b(?:19|20)\d\d$/, "$&;"));
  // Of an address only its host is a value, and whoever stands in that of the giving page receives what is given there.
  const links = [...wordsOf("link"), ...wordsOf("frame")].flatMap((to) => {
    // What is shared goes to whom the reader chooses.
    const address = to.replace(/^https:\/\/wa\.me\/\?.*|\?.*$/, "");
    return valuesIn(/^https?:\/\/(?!wa\.me\/)[^/#]*/.exec(address)?.[0] ?? address);
  });
  const givers = wordsOf("frame").map((value) => ({ kind: "receiver" as const, value }));
  return [...valuesIn(text.join(" ")), ...links, ...givers];
}

// Signs that look alike, so that two hosts which differ in them alone look the same.
const bare = (host: string) => host.replace(/^www\./, "");
const alike = (host: string) =>
  withPlainDigits(bare(host).toLowerCase())
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll(/[1il|]/g, "l")
    .replaceAll("0", "o");

/** A host in use that another one looks like, if there is one. */
export function resembled(host: string, known: string[]): string | undefined {
  const isLike = (one: string) =>
    bare(one) !== bare(host) &&
    (alike(one) === alike(host) || distance(bare(one), bare(host)) === 1);
  return known.find(isLike);
}
