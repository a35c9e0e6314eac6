import { createHash } from "node:crypto";
import { valueOf } from "#app/content/entries.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

// The designed pages that are also told in Swahili.
const translated = ["home", "contact", "help"];
const page =
  '---\ntitle: Msaada\ndescription: Nambari za simu.\ntranslates: "00000000"\n---\nManeno.\n';

const rule: Rule = {
  severity: "warning",
  about:
    "A page in Swahili tells no page, or is older than the English one; its readers would be told something else.",
  examples: { bad: [{ "sw/help.mdx": page }, { "sw/other.mdx": page }], good: [] },
  check({ entriesOf }, report) {
    for (const page of entriesOf("swahiliPages")) {
      const [original] = entriesOf(page.id);
      if (!translated.includes(page.id)) {
        const text = `No page is called "${page.id}". Give this file one of these names: ${translated.join(", ")}.`;
        report({ ...placeIn(page), severity: "error", text });
        continue;
      }
      const json = JSON.stringify(original?.value ?? null);
      const hash = createHash("sha256").update(json).digest("hex").slice(0, 8);
      if (!original?.isValid || !page.isValid || valueOf(page, "translates") === hash) continue;
      const text = `The English words in ${original.file.path} have changed since this was written. Bring the Swahili up to date, and then write translates: "${hash}"`;
      report({ ...placeIn(page, ["translates"]), text });
    }
  },
};

export default rule;
