import { schemaAt, fieldNotes } from "#app/content/walk-fields.ts";
import { halfBraces } from "#app/model/half-braces.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";

const name = String.raw`\s*((?:helpline:)?[\w-]+)\s*`;
const wrong = new RegExp(String.raw`(?<!\{)\{${name}\}(?!\})|\[\[${name}\]\]|\(\(${name}\)\)`, "g");
const placeholder = /(?<!\{)\{(\w+)\}(?!\})/g;

const rule: Rule = {
  severity: "error",
  about:
    "A figure or a helpline stands in other brackets than {{…}}, or a field has a {name} for which nothing is filled in. The brackets would be printed.",
  examples: {
    bad: [
      "Over {girls-supported} came.",
      "Over [[girls-supported]] came.",
      "Over {{girls-supported} came.",
      "Call {helpline:child}.",
      { "site.yaml": null, "interface.yaml": 'socialLink: "{nmae}: opens its site"\n' },
    ],
    good: [
      "{everyone} is here, [[so]] and ((so)). Over {{girls-supported}} came.",
      "See `{girls-supported}`.",
    ],
  },
  check({ texts, figures }, report) {
    for (const text of texts) {
      const { entry, path, at } = text;
      const prose = proseOf(text) ?? "";
      if (!/[{[(]/.test(prose)) continue;
      for (const { index, written, meant } of halfBraces(prose))
        report({
          ...at(index, written.length),
          text: `A brace is missing. Write ${meant}.`,
          instead: meant,
        });
      // The description of a field names the {values} that the site fills in there.
      const notes = path.length > 0 ? fieldNotes(schemaAt(entry.schema, path)).description : "";
      const known = [...(notes ?? "").matchAll(placeholder)].map(([written]) => written);
      for (const { 0: written, 1: a, 2: b, 3: c, index } of prose.matchAll(wrong)) {
        const place = at(index, written.length);
        const id = a ?? b ?? c ?? "";
        if (known.includes(`{${id}}`)) continue;
        if (figures.has(id))
          report({
            ...place,
            text: `${written} would be printed as it is. Write {{${id}}}.`,
            instead: `{{${id}}}`,
          });
        else if (a && known.length > 0)
          report({
            ...place,
            text: `Nothing is filled in for ${written}. ${didYouMean(written, known) || `There is ${known.join(", ")}.`}`,
          });
      }
    }
  },
};

export default rule;
