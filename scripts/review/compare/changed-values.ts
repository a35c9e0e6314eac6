import { distance } from "fastest-levenshtein";
import type { Contents } from "#app/content/contents.ts";
import type { Unit } from "#scripts/review/compare/read-page.ts";
import { plainSigns, valueKinds, valuesIn, type WrittenValue } from "#scripts/review/values-in.ts";

/** A value that visitors newly reach, or no longer. */
export type ChangedValue = WrittenValue & {
  change: "added" | "removed";
  pages: string[];
  /** A host in use that a new one looks like. */
  resembles?: string;
};

/** What a page holds in two states; nothing where it came or went. */
export type ComparedPage = { address: string; old: Unit[]; now: Unit[] };

/** The receivers, amounts, numbers, mailboxes and hosts that visitors newly reach, or no longer. */
export function changedValues(pages: ComparedPage[], before: Contents, after: Contents) {
  const [was, is] = [JSON.stringify(before), JSON.stringify(after)].map(plainSigns) as [
    string,
    string,
  ];
  const own = new URL(after.site.address).host;
  const hosts = [
    own,
    ...[...was.matchAll(/https?:\/\/([^/"\\\s)?#]+)/g)].map(([, one]) => one ?? ""),
  ];
  const told = new Map<string, ChangedValue>();
  const tell = (address: string, change: ChangedValue["change"], units: Unit[], others: Unit[]) => {
    const known = new Set(reachable(others).map(({ kind, value }) => `${kind} ${value}`));
    for (const { kind, value } of reachable(units)) {
      if (known.has(`${kind} ${value}`) || value === own) continue;
      if (isSaid(value, change === "added" ? was : is)) continue;
      const resembles = kind === "host" && change === "added" ? resembled(value, hosts) : undefined;
      const one = told.get(`${change} ${kind} ${value}`) ?? {
        kind,
        value,
        change,
        pages: [],
        resembles,
      };
      one.pages = [...new Set([...one.pages, address])];
      told.set(`${change} ${kind} ${value}`, one);
    }
  };
  const redirects = after.redirects.map(({ from, to }): ComparedPage => {
    return { address: from, old: [], now: [{ ...nowhere, words: to }] };
  });
  for (const { address, old, now } of [...pages, ...redirects]) {
    tell(address, "added", now, old);
    tell(address, "removed", old, now);
  }
  const rank = ({ kind }: ChangedValue) => Object.keys(valueKinds).indexOf(kind);
  return [...told.values()].sort((one, other) => rank(one) - rank(other));
}

const nowhere = { kind: "link", part: "", heading: "", at: 0 };

/** What visitors can reach on a page, read across the points of a list and cells. */
export function reachable(units: Unit[]): WrittenValue[] {
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
  const givers = wordsOf("frame").map((value): WrittenValue => ({ kind: "receiver", value }));
  return [...valuesIn(text.join(" ")), ...links, ...givers];
}

// However the digits of a number are set apart.
function isSaid(value: string, text: string) {
  if (!/^\+?\d+$/.test(value)) return text.includes(value);
  const digits = [...value].map((sign) => sign.replace("+", "\\+")).join("[\\s.,/()-]{0,3}");
  return new RegExp(`(?<!\\d)${digits}(?!\\d)`).test(text);
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
export function resembled(host: string, known: string[]): string | undefined {
  const isLike = (one: string) =>
    bare(one) !== bare(host) &&
    (alike(one) === alike(host) || distance(bare(one), bare(host)) === 1);
  return known.find(isLike);
}
