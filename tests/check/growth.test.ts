import { expect, it } from "vitest";
import { allRules } from "#scripts/check/all-rules.ts";
import { checkedSite, type CheckedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { contentWith, postFile, smallFolder } from "#tests/support/content-folder.ts";

/** A site with this many posts, each of which quotes a figure and leads to another post. */
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

/** How often a rule takes something out of what the site holds. */
async function looksOf(id: string, site: CheckedSite) {
  let looks = 0;
  const counted = <Held extends object>(held: Held): Held =>
    new Proxy(held, {
      get(target, key) {
        if (typeof key === "string" && /^\d+$/.test(key)) looks++;
        const value: unknown = Reflect.get(target, key);
        // Lookups in sets and maps are not counted.
        const isMethod = typeof value === "function" && !Array.isArray(target);
        if (
          isMethod &&
          ["entries", "forEach", "keys", "values", Symbol.iterator].includes(key as string)
        )
          looks += (target as { size?: number }).size ?? 0;
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
  return looks;
}

const [once, twice] = [await siteWith(40), await siteWith(80)];

it.each([...allRules.keys()])(
  "the rule %s looks twice as often at twice as many posts",
  async (id) => {
    const [before, after] = [await looksOf(id, once), await looksOf(id, twice)];
    // Entries that are in both sites are read at most once more.
    expect(after).toBeLessThanOrEqual(2 * before + 10);
  },
);
