import { addressOf, listNames, notFoundAddress } from "#app/library/addresses.ts";
import { designedPageAt } from "#app/library/designed-pages.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";

/** Reports entries of one list that share an id, naming both places. */
export function checkUniqueIds(entries: Entry[]): Problem[] {
  return repeated(
    entries.filter(({ id }) => id !== ""),
    ({ collection, id }) => `${collection} ${id}`,
    (entry, first) => ({
      says: `The id "${entry.id}" is taken by ${placeOf(first)}.`,
      expected: "",
      fix: "Give this entry another id.",
    }),
  );
}

/** Addresses that no page can have: the home page's index.html, and the error pages of hosts. */
export const reserved = new Set(["/index", notFoundAddress, "/500"]);

/** Reports files at an address that belongs to a designed page, the list of posts or the host. */
export function checkAddresses(entries: Entry[]): Problem[] {
  const posts = entriesOf(entries, "posts")
    .filter(({ id }) => listNames.includes(id))
    .map((entry) => takenAddress(entry, "the pages of the list of posts"));
  const pages = entriesOf(entries, "prosePages").flatMap((entry) => {
    const address = addressOf(entry);
    const owner = designedPageAt(address)?.path;
    if (!owner && !reserved.has(address)) return [];
    const folder = entry.file.slice(0, entry.file.indexOf("/"));
    const by = owner ? `${folder}/${owner}` : "the page that hosts show by themselves";
    return [takenAddress(entry, by)];
  });
  return [...posts, ...pages];
}

function takenAddress(entry: Entry, by: string): Problem {
  return {
    file: entry.file,
    ...entry.places.value([]),
    field: "",
    says: `The address ${addressOf(entry)} is taken by ${by}.`,
    expected: "",
    fix: "Give this file another name.",
  };
}

function repeated(
  entries: Entry[],
  keyOf: (entry: Entry) => string,
  words: (entry: Entry, first: Entry) => Pick<Problem, "says" | "expected" | "fix">,
): Problem[] {
  const seen = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry);
    const first = seen.get(key);
    if (!first) {
      seen.set(key, entry);
      return [];
    }
    const place = entry.places.value([...entry.path, "id"]);
    return [{ file: entry.file, ...place, field: "id", ...words(entry, first) }];
  });
}

function placeOf({ file, places, path }: Entry) {
  return `${file}:${places.value([...path, "id"]).line}`;
}

/** True for an address that no redirect can have: a reserved one, or a page of a list or year of posts. */
export function isSitesOwn(address: string) {
  return reserved.has(address) || /^\/blog\/(?:(?:[^/]+\/)*page|year)\/\d+$/.test(address);
}
