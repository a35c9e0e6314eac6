import { addressOf } from "#app/content/addresses.ts";
import { pointersOf } from "#app/content/reading/pointers.ts";
import { isDraft } from "#app/content/public-days.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

const page =
  "---\ntitle: Safeguarding\ndescription: How we keep the girls safe who come to us, day by day.\n---\nWords.\n";

const rule: Rule = {
  severity: "warning",
  about:
    "Nothing leads to a page of plain text. That is right for a page on a poster or in a letter; else nobody would find it.",
  examples: {
    bad: [{ "pages/safeguarding.mdx": page }],
    good: [
      { "pages/safeguarding.mdx": page.replace("title", "draft: true\ntitle") },
      { "pages/privacy.mdx": page },
    ],
  },
  check({ entries, entriesOf, files }, report) {
    // Nobody knows what a file that cannot be read leads to.
    if (files.some(({ faults, bodyFault }) => faults.length > 0 || bodyFault)) return;
    for (const lonely of entriesOf("prosePages").filter((entry) => !isDraft(entry))) {
      const address = addressOf(lonely);
      const isLinked = entries.some(
        (entry) =>
          entry !== lonely &&
          !/^(?:redirects|releasedAddresses)$/.test(entry.kind) &&
          !isDraft(entry) &&
          pointersOf(entry).some(
            ({ kind, target }) => kind === "address" && target.replace(/[?#].*$/, "") === address,
          ),
      );
      if (!isLinked)
        report({
          ...placeIn(lonely, ["title"]),
          text: `Nothing leads to this page at ${address}. Add it to quickLinks in navigation.yaml, or write [words](${address}) in another text; if it is for a poster or a letter alone, allow this.`,
        });
    }
  },
};

export default rule;
