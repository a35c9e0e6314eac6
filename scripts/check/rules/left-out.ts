import { valueOf } from "#app/content/entries.ts";
import { isDraft } from "#app/content/public-days.ts";
import { valueAt, type Path } from "#app/content/range.ts";
import { placeIn, topOf } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

export default {
  severity: "error",
  about: "Something is left out without which another part of the site would say half of it.",
  check({ entriesOf }, report) {
    const [site] = entriesOf("site");
    const forms = site && valueOf(site, "forms");
    if (isThere(forms, ["newsletter"]) && entriesOf("newsletter").length === 0) {
      const text =
        "site.yaml has a newsletter among its forms, and its words are missing. Bring this file back, or delete that.";
      report({ ...topOf("newsletter.yaml"), text });
    }
    for (const home of entriesOf("home")) {
      const part = { value: valueOf(home, "programs") };
      const count = entriesOf("programs").filter((one) => !isDraft(one)).length;
      const shown = valueOf(part, "summaries");
      const field = ["heading", "lead"].find((one) =>
        /count:programs/.test(String(valueOf(part, one))),
      );
      if (!field || !Array.isArray(shown) || shown.length === count) continue;
      const text = `This counts ${count} programs, and ${shown.length} are shown below it. Say it without the number, or show each.`;
      report({ ...placeIn(home, ["programs", field]), severity: "warning", text });
    }
  },
} satisfies Rule;

function isThere(value: unknown, path: Path) {
  return valueAt(value, path) !== undefined;
}
