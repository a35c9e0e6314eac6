import { valueOf } from "#app/content/entries.ts";
import { designedPages } from "#app/content/page-kinds.ts";
import { hiddenParts, isDraft, withoutHidden } from "#app/content/public-days.ts";
import { valueAt, type FieldPath } from "#app/content/range.ts";
import { fieldNames, fieldNotes, schemaAt } from "#app/content/walk-fields.ts";
import { placeIn, topOf } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

export default {
  severity: "error",
  needsAll: true,
  about:
    "Something is missing that another file needs, such as the words of a form. Add it, or delete the part that needs it.",
  check({ entries, entriesOf }, report) {
    const [site] = entriesOf("site");
    const forms = site && valueOf(site, "forms");
    if (isThere(forms, ["newsletter"]) && entriesOf("newsletter").length === 0) {
      const text =
        "site.yaml has a newsletter form, but this file with its words is missing. Restore the file, or delete newsletter: in site.yaml.";
      report({ ...topOf("newsletter.yaml"), text });
    }
    for (const [page, kinds] of pagesWith) {
      const [entry] = kinds.flatMap(entriesOf);
      if (!entry || entriesOf(page).length > 0) continue;
      const text = `There are entries in ${entry.file.kind.path}, but this file with the words around them is missing. Restore the file, or delete the entries.`;
      report({ ...topOf(designedPages[page].path), text });
    }
    const [hidden, shown] = [hiddenParts(entries), withoutHidden(entries)];
    for (const page of shown.filter(({ isValid, isLayer }) => isValid && !isLayer))
      for (const section of fieldNames(page.schema)) {
        const { shownWith } = fieldNotes(schemaAt(page.schema, [section]));
        const entry =
          shownWith && shown.find(({ kind, isLayer }) => kind === shownWith && !isLayer);
        if (!entry || valueOf(page, section) !== undefined || hidden.includes(section)) continue;
        const text = `There are entries in ${entry.file.kind.path}, but ${section}: with the heading above them is missing here. Add it, or hide the entries with hide: in site.yaml.`;
        report({ ...topOf(page.file.path), text });
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

// The pages whose words entries of these kinds need; a proverb is sent with the words of the blog.
const pagesWith = [
  ["blog", ["posts", "lesos"]],
  ["lesoPage", ["lesos"]],
] as const;

function isThere(value: unknown, path: FieldPath) {
  return valueAt(value, path) !== undefined;
}
