import { addressOf } from "#app/library/addresses.ts";
import { problemAt } from "#app/library/checks/problem-at.ts";
import type { Contents } from "#app/library/contents.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import { siteAddresses } from "#app/library/pages/site-addresses.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { pageHead } from "#app/library/parts/page-head.ts";

/**
 * Reports pages that have the title of another: two tabs, two results of a search and two entries of
 * a history would be the same to a reader.
 */
export function sameTitles(contents: Contents, entries: Entry[]): Problem[] {
  const owners = new Map(entries.map((entry) => [addressOf(entry), entry]));
  const first = new Map<string, string>();
  return siteAddresses(contents).flatMap((address) => {
    const own = owners.get(address);
    if (own && isDraft(own)) return [];
    const { title } = pageHead(contents, address);
    const other = first.get(title);
    if (other === undefined) {
      first.set(title, address);
      return [];
    }
    const [entry] = [own, owners.get(other)].filter((one) => one !== undefined).sort(newestFirst);
    return entry ? [sharedTitle(entry, title, entry === own ? other : address)] : [];
  });
}

// Whoever wrote last reads what the check says; a list of posts has no file of its own.
function newestFirst(one: Entry, other: Entry) {
  return dateOf(other).localeCompare(dateOf(one));
}

function dateOf({ value }: Entry) {
  return (value as { date?: string }).date ?? "";
}

function sharedTitle(entry: Entry, title: string, other: string): Problem {
  return problemAt(entry, ["title"], {
    says: `The page ${other} is called "${title}" as well.`,
    expected: "Every page has a title of its own.",
    fix: "Add what makes this one different, such as a place or a year.",
  });
}
