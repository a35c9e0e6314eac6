import { addressOf } from "#app/content/addresses.ts";
import { valueOf } from "#app/content/entries.ts";
import { isDraft } from "#app/content/public-days.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import { renamedPage } from "#scripts/check/renamed-page.ts";
import type { Rule } from "#scripts/check/rule.ts";

const rule: Rule = {
  severity: "error",
  about:
    "A public address no longer answers, or a redirect cannot work. Somebody may have kept or printed the address.",
  examples: {
    bad: [
      { "released-addresses.yaml": "- /blog/gone\n" },
      { "redirects.yaml": "- from: /about\n  to: /blog\n" },
      { "redirects.yaml": "- from: /old\n  to: /blog\n- from: /old\n  to: /donate\n" },
    ],
    good: [
      {
        "released-addresses.yaml": "- /blog/gone\n",
        "redirects.yaml": "- from: /blog/gone\n  to: /blog\n",
      },
    ],
  },
  check(site, report) {
    const { entries, entriesOf, addresses, files } = site;
    const redirects = entriesOf("redirects");
    const list = files.find(({ path }) => path === "redirects.yaml");
    // While the redirects cannot be read, nobody knows which addresses are lost.
    if (!list || list.faults.length > 0) return;
    const sentOn = new Set(redirects.map((entry) => valueOf(entry, "from")));
    for (const { value } of entriesOf("releasedAddresses")) {
      if (typeof value !== "string" || addresses.has(value) || sentOn.has(value)) continue;
      const hidden = entries.find((entry) => addressOf(entry) === value);
      if (hidden) {
        const field = isDraft(hidden) ? "draft" : "publishOn";
        report({
          ...placeIn(hidden, [field]),
          text: `The page at ${value} is public, and ${field} would hide it; visitors may have kept its address. Take ${field} away.`,
        });
        continue;
      }
      const renamed = renamedPage(site, value);
      const to = renamed ? addressOf(renamed) : "/blog";
      const place = renamed ? placeIn(renamed) : { file: list.path, start: 0, end: 0 };
      report({
        ...place,
        text: `The page at ${value} was public and is gone; visitors may have kept its address. In redirects.yaml write "- from: ${value}" and on the line below it "  to: ${to}", in the place of [] if that stands there; or bring the page back.`,
      });
    }
    const seen = new Set<unknown>();
    for (const entry of redirects) {
      const from = String(valueOf(entry, "from"));
      const text = seen.has(from)
        ? `${from} is sent on already in a line above. Keep one of the two.`
        : addresses.has(from)
          ? `There is a page at ${from}, which nobody could open any more. Take this redirect away, or give the page another name.`
          : leadsInCircle(
                from,
                redirects.map(({ value }) => value as { from: string; to: string }),
              )
            ? `This redirect leads in a circle. Write where the page is now.`
            : undefined;
      seen.add(from);
      if (text) report({ ...placeIn(entry, ["from"]), text });
    }
  },
};

export default rule;

function leadsInCircle(from: string, redirects: { from: string; to: string }[]) {
  const targets = new Map(redirects.map((one) => [one.from, one.to]));
  const way = new Set<string>();
  for (let here: string | undefined = from; here !== undefined; here = targets.get(here)) {
    if (way.has(here)) return true;
    way.add(here);
  }
  return false;
}
