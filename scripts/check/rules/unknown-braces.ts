import { fieldNotes, schemaAt } from "#app/content/walk-fields.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { matchesIn } from "#scripts/check/words/prose-of.ts";

const name = String.raw`\s*((?:helpline:)?[\w-]+)\s*`;
const wrong = new RegExp(String.raw`(?<!\{)\{${name}\}(?!\})|\[\[${name}\]\]|\(\(${name}\)\)`, "g");

const rule: Rule = {
  severity: "error",
  about: "A figure or helpline stands in other brackets than {{…}}, or nothing fills a {name}.",
  examples: {
    bad: ["Over {girls-supported} came.", { "interface.yaml": 'socialLink: "{nmae}: its site"\n' }],
    good: ["{everyone} is here, [[so]] and ((so)): {{girls-supported}}.", "`{girls-supported}`"],
  },
  check({ texts, figures }, report) {
    for (const { text, found, words, place } of matchesIn(texts, wrong)) {
      const id = found.slice(1).find(Boolean) ?? "";
      // The description of a field names the {values} that the site fills in there.
      const { entry, path } = text;
      const notes = path.length > 0 ? fieldNotes(schemaAt(entry.schema, path)).description : "";
      const known: string[] = notes?.match(/(?<!\{)\{\w+\}(?!\})/g) ?? [];
      if (known.includes(`{${id}}`)) continue;
      if (figures.has(id))
        report({ ...place, text: `Write {{${id}}} for ${words}.`, instead: `{{${id}}}` });
      else if (known.length > 0 && words.startsWith("{"))
        report({ ...place, text: `Nothing fills ${words} here. Write ${known.join(" or ")}.` });
    }
  },
};

export default rule;
