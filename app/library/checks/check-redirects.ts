import { addressOf, entryAddresses, listAddress } from "#app/library/addresses.ts";
import { designedPageList } from "#app/library/designed-pages.ts";
import { firstDay, isShown } from "#app/library/days/public-days.ts";
import { problemAt } from "#app/library/checks/problem-at.ts";
import { isSitesOwn } from "#app/library/checks/check-unique.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import type { Redirect } from "#app/model/site/redirect.ts";

/**
 * Reports public addresses that no longer answer, and redirects that cannot work. While the
 * redirects cannot be read, nobody knows which addresses are lost.
 */
export function checkRedirects(entries: Entry[], day: string, isReadable = true): Problem[] {
  const seen = entries.filter((entry) => isShown(entry, { day, drafts: false }));
  // What waits comes by itself one day, when nobody is there to take the redirect away.
  const coming = new Set(entryAddresses(entries.filter((entry) => !isDraft(entry))));
  const redirects = entriesOf(entries, "redirects").filter(({ isWhole }) => isWhole);
  const lost = isReadable ? lostAddresses(entries, new Set(entryAddresses(seen)), redirects) : [];
  return [...lost, ...strayRedirects(redirects, coming)];
}

/** Where each redirected address leads in the end; undefined where it leads in a circle. */
export function finalAddresses(entries: Entry[]): ReadonlyMap<string, string | undefined> {
  const rules = entriesOf(entries, "redirects")
    .filter(({ isWhole }) => isWhole)
    .map(({ value }) => value as Redirect);
  const targets = new Map(rules.map(({ from, to }) => [from, to]));
  const ends = new Map<string, string | undefined>();
  for (const { from } of rules) {
    const way = new Set<string>();
    let here: string | undefined = from;
    // An end that an earlier way found is not looked for again.
    while (here !== undefined && !ends.has(here)) {
      const to = targets.get(pageOf(here));
      if (to === undefined) break;
      way.add(here);
      here = way.has(to) ? undefined : to;
    }
    const end = here !== undefined && ends.has(here) ? ends.get(here) : here;
    for (const passed of way) ends.set(passed, end);
  }
  return new Map(rules.map(({ from }) => [from, ends.get(from)]));
}

function pageOf(address: string) {
  return address.replace(/[?#].*$/, "");
}

function lostAddresses(entries: Entry[], pages: Set<string>, redirects: Entry[]): Problem[] {
  // A designed page cannot disappear: where it is missing, its file has a problem.
  const answered = new Set([
    ...pages,
    ...designedPageList.map(({ address }) => address),
    ...redirects.map(({ value }) => (value as Redirect).from),
  ]);
  const own = new Map(entries.map((entry) => [addressOf(entry), entry]));
  // A broken post may be the only one of its category.
  const isSure = entriesOf(entries, "posts").every(({ isWhole }) => isWhole);
  return entriesOf(entries, "releasedAddresses").flatMap((entry) => {
    const address = entry.value as string;
    if (!entry.isWhole || answered.has(address)) return [];
    if (!isSure && address.startsWith(listAddress(""))) return [];
    const hidden = own.get(address);
    return [hidden ? hiddenPage(hidden, address) : lostPage(entry, address, pages)];
  });
}

function hiddenPage(page: Entry, address: string) {
  const first = firstDay(page);
  if (!isDraft(page) && first) {
    const says = `The page at ${address} is public, and publishOn: ${first} hides it until then.`;
    const words = { says, expected: "Visitors may have kept its address." };
    return problemAt(page, ["publishOn"], { ...words, fix: "Take publishOn away." });
  }
  return problemAt(page, ["draft"], {
    says: `The page at ${address} is public, and draft: true hides it.`,
    expected: "Visitors may have kept its address.",
    fix: `Take draft: true away, or lead them elsewhere for a while: ${redirectLines(address)}.`,
  });
}

function lostPage(entry: Entry, address: string, pages: Set<string>) {
  const posts = [...pages].filter((page) => page.startsWith("/blog/"));
  const near = didYouMean(address, posts);
  return problemAt(entry, [], {
    says: `The page at ${address} is public, and this change takes it away.`,
    expected: "Visitors may have kept its address.",
    fix: `Bring it back, or say where it went: ${redirectLines(address)}. ${near}`.trim(),
  });
}

function redirectLines(address: string) {
  return `in redirects.yaml write "- from: ${address}" and on the line below it "  to: /blog"`;
}

function strayRedirects(redirects: Entry[], pages: Set<string>): Problem[] {
  const first = new Map<string, number>();
  return redirects.flatMap((entry) => {
    const { from } = entry.value as Redirect;
    const taken = first.get(from);
    if (!taken) first.set(from, entry.places.value([...entry.path, "from"]).line);
    const isOwn = !pages.has(from) && isSitesOwn(from);
    const troubles = [
      taken && {
        says: `${from} is sent on in line ${taken} already.`,
        fix: "Keep one of the two.",
      },
      pages.has(from) && {
        says: `There is a page at ${from}, which nobody could open any more.`,
        fix: "Take this redirect away, from its hyphen to the end of its to: line, or give the page another name.",
      },
      isOwn && {
        says: `The address ${from} belongs to the site itself and cannot be sent on.`,
        fix: "Take this redirect away.",
      },
    ];
    return troubles.flatMap((words) => (words ? [problemAt(entry, ["from"], words)] : []));
  });
}
