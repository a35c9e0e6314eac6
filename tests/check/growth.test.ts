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

/** How many items of the site's lists a rule reads. */
async function readsOf(id: string, site: CheckedSite) {
  let reads = 0;
  const counted = <Held extends object>(held: Held): Held =>
    new Proxy(held, {
      get(target, key) {
        if (typeof key === "string" && /^\d+$/.test(key)) reads++;
        const value: unknown = Reflect.get(target, key);
        // Lookups in sets and maps are not counted.
        const isMethod = typeof value === "function" && !Array.isArray(target);
        if (
          isMethod &&
          ["entries", "forEach", "keys", "values", Symbol.iterator].includes(key as string)
        )
          reads += (target as { size?: number }).size ?? 0;
        return isMethod ? (value.bind(target) as unknown) : value;
      },
    });
  const { entries, files, others, texts, addresses, released } = site;
  const held = { entries, files, others, texts, addresses, released };
  const lists = Object.entries(held).map(([name, list]) => [name, counted(list)]);
  const watched = {
    ...site,
    ...(Object.fromEntries(lists) as typeof held),
    entriesOf: (kind: string) => counted(site.entriesOf(kind)),
  };
  await runRules(watched as CheckedSite, new Map([[id, allRules.get(id)!]]));
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
