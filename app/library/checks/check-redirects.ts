import { entryAddresses } from "#app/library/addresses.ts";
import { problemAt } from "#app/library/checks/problem-at.ts";
import { isSitesOwn } from "#app/library/checks/check-unique.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import type { Redirect } from "#app/model/site/redirect.ts";

/** Reports addresses that visitors may have kept and that answer no more, and ways that go astray. */
export function checkRedirects(entries: Entry[]): Problem[] {
  const pages = new Set(entryAddresses(entries.filter((entry) => !isDraft(entry))));
  const redirects = entries.filter(
    ({ collection, isWhole }) => collection === "redirects" && isWhole,
  );
  return [...lostAddresses(entries, pages, redirects), ...strayRedirects(redirects, pages)];
}

/** Where each address that was given up leads in the end; undefined where it leads in a circle. */
export function finalAddresses(entries: Entry[]): ReadonlyMap<string, string | undefined> {
  const rules = entries
    .filter(({ collection, isWhole }) => collection === "redirects" && isWhole)
    .map(({ value }) => value as Redirect);
  const targets = new Map(rules.map(({ from, to }) => [from, to]));
  const ends = new Map<string, string | undefined>();
  for (const { from } of rules) {
    const way = new Set<string>();
    let here: string | undefined = from;
    // What a way before this one found out is not walked again.
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
  const answered = new Set([...pages, ...redirects.map(({ value }) => (value as Redirect).from)]);
  return entries.flatMap((entry) => {
    const address = entry.value as string;
    if (entry.collection !== "releasedAddresses" || !entry.isWhole || answered.has(address))
      return [];
    const near = didYouMean(
      address,
      [...pages].filter((page) => page.startsWith("/blog/")),
    );
    const words = {
      says: `The page at ${address} is public, and this change takes it away.`,
      expected: "Visitors may have kept its address.",
      fix: `Bring it back, or add to redirects.yaml where it went: { from: ${address}, to: /blog }. ${near}`.trim(),
    };
    return [problemAt(entry, [], words)];
  });
}

function strayRedirects(redirects: Entry[], pages: Set<string>): Problem[] {
  const first = new Map<string, Entry>();
  return redirects.flatMap((entry) => {
    const { from } = entry.value as Redirect;
    const problems: Problem[] = [];
    const taken = first.get(from);
    if (taken) {
      const { line } = taken.places.value([...taken.path, "from"]);
      const says = `${from} is sent on in line ${line} already.`;
      problems.push(
        problemAt(entry, ["from"], { says, expected: "", fix: "Keep one of the two." }),
      );
    } else first.set(from, entry);
    if (pages.has(from)) {
      const says = `There is a page at ${from}, which nobody could open any more.`;
      const fix = "Take this redirect away, or give the page another name.";
      problems.push(problemAt(entry, ["from"], { says, expected: "", fix }));
    } else if (isSitesOwn(from)) problems.push(problemAt(entry, ["from"], sitesOwn(from)));
    return problems;
  });
}

function sitesOwn(from: string) {
  return {
    says: `The address ${from} belongs to the site itself and cannot be sent on.`,
    expected: "",
    fix: "Take this redirect away.",
  };
}
