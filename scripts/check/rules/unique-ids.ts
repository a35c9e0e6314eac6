import { addressOf, listNames, notFoundAddress } from "#app/content/addresses.ts";
import { designedPageAt } from "#app/content/kinds.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

// No page can have the address of the home page's file, or of the error pages of hosts.
const reserved = ["/index", notFoundAddress, "/500"];

export default {
  severity: "error",
  about:
    "Two entries share an id, or a page takes the address of another; only one could be reached.",
  check({ entries }, report) {
    const seen = new Set<string>();
    for (const entry of entries) {
      const { kind, id, file } = entry;
      const key = `${kind} ${id}`;
      const isTwice = id !== "" && file.kind.form === "list" && seen.has(key);
      const again = `The id "${id}" is taken by an entry above. Give this one another id.`;
      if (isTwice) report({ ...placeIn(entry, ["id"]), text: again });
      seen.add(key);
      const address = addressOf(entry);
      const isPage = reserved.includes(address) || designedPageAt(address);
      const text = `The address ${address} belongs to another page. Give this file another name.`;
      if ((kind === "posts" && listNames.includes(id)) || (kind === "prosePages" && isPage))
        report({ ...placeIn(entry), text });
    }
  },
} satisfies Rule;
