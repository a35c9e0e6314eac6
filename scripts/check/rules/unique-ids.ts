import { addressOf, listNames, notFoundAddress } from "#app/content/addresses.ts";
import { designedPageAt } from "#app/content/designed-pages.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

const pledge = "- id: a\n  name: Friends\n  amount: KES 100\n  purpose: Books\n";

const rule: Rule = {
  severity: "error",
  about:
    "Two entries share an id, or a page takes the address of another; only one could be reached.",
  examples: {
    bad: [
      { "pledges.yaml": pledge + pledge },
      { "pages/about.mdx": "---\ntitle: About\n---\nWords.\n" },
      { "blog/category.mdx": "---\ntitle: Category\n---\nWords.\n" },
    ],
    good: [{ "pledges.yaml": pledge + pledge.replace("id: a", "id: b") }],
  },
  check({ entries }, report) {
    const seen = new Set<string>();
    for (const entry of entries) {
      const { kind, id, file } = entry;
      const key = `${kind} ${id}`;
      if (id !== "" && file.kind.form === "list" && seen.has(key))
        report({
          ...placeIn(entry, ["id"]),
          text: `The id "${id}" is taken by an entry above. Give this one another id.`,
        });
      seen.add(key);
      const address = addressOf(entry);
      const isTaken =
        (kind === "posts" && listNames.includes(id)) ||
        (kind === "prosePages" && (isReserved(address) || designedPageAt(address)));
      if (isTaken)
        report({
          ...placeIn(entry),
          text: `The address ${address} belongs to another page. Give this file another name.`,
        });
    }
  },
};

export default rule;

/** True for an address that no page can have: that of the home page's file, and the error pages of hosts. */
function isReserved(address: string) {
  return ["/index", notFoundAddress, "/500"].includes(address);
}
