import { addressOf } from "#app/content/addresses.ts";
import { isDraft } from "#app/content/public-days.ts";
import { pointersOf } from "#app/content/reading/pointers.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

const page = "---\ntitle: Safeguarding\n---\nWords.\n";

const rule: Rule = {
  severity: "warning",
  about:
    "Nothing leads to a page of plain text. That is right for a page on a poster or in a letter; else nobody would find it.",
  examples: {
    bad: [{ "pages/safeguarding.mdx": page }],
    good: [{ "pages/safeguarding.mdx": page.replace("title", "draft: true\ntitle") }],
  },
  check({ entries, entriesOf, isReadable }, report) {
    if (!isReadable) return;
    const shown = entries.filter((one) => !isDraft(one));
    const leading = shown.filter(({ kind }) => !/^(?:redirects|releasedAddresses)$/.test(kind));
    const pointers = leading.flatMap((one) =>
      pointersOf(one).map(({ target }) => ({ from: one, to: target.replace(/[?#].*$/, "") })),
    );
    for (const lonely of entriesOf("prosePages").filter((one) => shown.includes(one))) {
      const address = addressOf(lonely);
      if (pointers.some(({ from, to }) => to === address && from !== lonely)) continue;
      const text = `Nothing leads to this page. Add it to quickLinks in navigation.yaml, or write [words](${address}) in another text; if it is for a poster or a letter alone, allow this.`;
      report({ ...placeIn(lonely, ["title"]), text });
    }
  },
};

export default rule;
