import { addressOf, listNames, notFoundAddress } from "#app/library/addresses.ts";
import { problemAt, type Words } from "#app/library/checks/problem-at.ts";
import { designedPageAt } from "#app/library/designed-pages.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";

// What nobody else is called: the title of a post, and the name of a person.
const names: Record<string, string> = { posts: "title", team: "name", testimonials: "name" };

/** Reports entries of one list that share an id, naming both places. */
export function checkUniqueIds(entries: Entry[]): Problem[] {
  const named = entries.filter(({ id }) => id !== "");
  return repeated(
    named,
    () => "id",
    (id, first) => ({
      says: `The id "${id}" is taken by ${first}.`,
      fix: "Give this entry another id.",
    }),
  );
}

/** Warns of posts with the same title and people with the same name, which are probably copies. */
export function copiedEntries(entries: Entry[]): Problem[] {
  const nameOf = ({ collection, isWhole }: Entry) => (isWhole ? names[collection] : undefined);
  return repeated(entries, nameOf, (name, first, field) => ({
    says: `The ${field} "${name}" stands in ${first} as well.`,
    fix: "If this is a copy, give it words of its own or take it away.",
    severity: "warning",
  }));
}

function repeated(
  entries: Entry[],
  fieldOf: (entry: Entry) => string | undefined,
  words: (name: string, first: string, field: string) => Words,
): Problem[] {
  const seen = new Map<string, string>();
  return entries.flatMap((entry) => {
    const field = fieldOf(entry);
    if (!field) return [];
    const { collection, id, value, file } = entry;
    const name = field === "id" ? id : String((value as Record<string, unknown>)[field]);
    const key = `${collection} ${field === "id" ? name : name.toLowerCase()}`;
    const first = seen.get(key);
    if (first) return [problemAt(entry, [field], words(name, first, field))];
    seen.set(key, `${file}:${entry.places.value([...entry.path, field]).line}`);
    return [];
  });
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
  const says = `The address ${addressOf(entry)} is taken by ${by}.`;
  return problemAt(entry, [], { says, fix: "Give this file another name." });
}

/** True for an address that no redirect can have: a reserved one, or a page of a list or year of posts. */
export function isSitesOwn(address: string) {
  return reserved.has(address) || /^\/blog\/(?:(?:[^/]+\/)*page|year)\/\d+$/.test(address);
}
