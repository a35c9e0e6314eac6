import { valueOf } from "#app/content/entries.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

export default {
  severity: "warning",
  about:
    "The words that choose a cloth are shown nowhere: the cloth of a proverb or a photo has their place.",
  check({ entries, entriesOf }, report) {
    const proverbs = new Set(entriesOf("lesos").map((one) => valueOf(one, "text")));
    for (const entry of entries) {
      if (!valueOf(entry, "leso")) continue;
      const { text: saying } = (valueOf(entry, "jina") ?? {}) as { text?: unknown };
      const other = proverbs.has(saying)
        ? "The proverb of this page has a cloth of its own in lesos.yaml"
        : entry.kind === "team" && valueOf(entry, "image") && "A photo stands in its place";
      if (other)
        report({
          ...placeIn(entry, ["leso"]),
          text: `${other}, and this is not shown. Take it away.`,
        });
    }
  },
} satisfies Rule;
