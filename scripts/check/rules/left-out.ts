import { valueOf } from "#app/content/entries.ts";
import { isDraft } from "#app/content/public-days.ts";
import { valueAt, type Path } from "#app/content/range.ts";
import { placeIn, topOf } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

export default {
  severity: "error",
  about:
    "Something is missing that another file needs, such as the words of a form. Add it, or delete the part that needs it.",
  check({ entriesOf }, report) {
    const [site] = entriesOf("site");
    const forms = site && valueOf(site, "forms");
    if (isThere(forms, ["newsletter"]) && entriesOf("newsletter").length === 0) {
      const text =
        "site.yaml has a newsletter form, but this file with its words is missing. Restore the file, or delete newsletter: in site.yaml.";
      report({ ...topOf("newsletter.yaml"), text });
    }
    for (const home of entriesOf("home")) {
      const part = { value: valueOf(home, "programs") };
      const count = entriesOf("programs").filter((program) => !isDraft(program)).length;
      const shown = valueOf(part, "summaries");
      const field = ["heading", "lead"].find((name) =>
        /count:programs/.test(String(valueOf(part, name))),
      );
      if (!field || !Array.isArray(shown) || shown.length === count) continue;
      const text = `{{count:programs}} is ${count}, but only ${shown.length} of them ${shown.length === 1 ? "is" : "are"} shown below. Leave out the number, or show every program.`;
      report({ ...placeIn(home, ["programs", field]), severity: "warning", text });
    }
  },
} satisfies Rule;

function isThere(value: unknown, path: Path) {
  return valueAt(value, path) !== undefined;
}
