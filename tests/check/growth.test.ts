import { expect, it } from "vitest";
import { allRules } from "#scripts/check/all-rules.ts";
import { checkedSite, type CheckedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { contentWith, postFile, smallFolder } from "#tests/support/content-folder.ts";

/** A site with this many posts, each with a quoted figure and a link to another post. */
async function siteWith(count: number) {
  const posts = Array.from({ length: count }, (_, at) => [
    `blog/p${at}.mdx`,
    postFile(`See [another post](/blog/p${(at * 7) % count}) about {{girls}}.\n`, {
      title: `The day number ${at}`,
    }),
  ]);
  const files = Object.fromEntries(posts) as Record<string, string>;
  return checkedSite(await contentWith(files, smallFolder));
}

/** How many items of the site's lists a rule reads; lookups in sets and maps are not counted. */
async function readsOf(id: string, site: CheckedSite) {
  let reads = 0;
  const walks: PropertyKey[] = ["entries", "forEach", "keys", "values", Symbol.iterator];
  const counted = <Held extends object>(held: Held): Held =>
    new Proxy(held, {
      get(target, key) {
        if (typeof key === "string" && /^\d+$/.test(key)) reads++;
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== "function" || Array.isArray(target)) return value;
        if (walks.includes(key)) reads += (target as { size?: number }).size ?? 0;
        return value.bind(target) as unknown;
      },
    });
  const { entries, files, others, texts, addresses, released } = site;
  const lists = { entries, files, others, texts, addresses, released };
  const watched = Object.entries(lists).map(([name, list]) => [name, counted<object>(list)]);
  const entriesOf = (kind: string) => counted(site.entriesOf(kind));
  const watchedSite = { ...site, ...Object.fromEntries(watched), entriesOf } as CheckedSite;
  await runRules(watchedSite, new Map([[id, allRules.get(id)!]]));
  return reads;
}

const [once, twice] = [await siteWith(40), await siteWith(80)];

it.each([...allRules.keys()])(
  "the rule %s reads at most twice as much for twice as many posts",
  async (id) => {
    const [before, after] = [await readsOf(id, once), await readsOf(id, twice)];
    // Ten more, for rules that read almost nothing.
    expect(after).toBeLessThanOrEqual(2 * before + 10);
  },
);
