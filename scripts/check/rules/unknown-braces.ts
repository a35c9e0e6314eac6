import { fieldNotes, schemaAt } from "#app/content/walk-fields.ts";
import type { Entry } from "#app/content/entries.ts";
import type { FieldPath } from "#app/content/range.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { matchesIn } from "#scripts/check/words/prose-of.ts";

const name = String.raw`\s*((?:\w+:)?[\w-]+)\s*`;
const wrong = new RegExp(String.raw`(?<!\{)\{${name}\}(?!\})|\[\[${name}\]\]|\(\(${name}\)\)`, "g");

export default {
  severity: "error",
  needsAll: true,
  about:
    "A fact is quoted with the wrong brackets instead of {{…}}, or the site does not fill in a {name}. Write the name that the message gives. A text that lacks its {name} is a warning.",
  check({ texts, quotedIn }, report) {
    const reported = new Set<number>();
    for (const { value, entry, path, at } of texts) {
      // Each item of a list may contain another part.
      const isPoint = typeof path.at(-1) === "number" || /\{\w+\}/.test(value);
      if (entry.file.kind.form !== "single" || isPoint) continue;
      const known = namesFilled(entry, path);
      const lost = known.find((name) => !value.includes(name));
      if (!lost) continue;
      const other = [...value.matchAll(/\{[^{}\n]+\}/g)].find(([words]) => !known.includes(words));
      const place = other && at(other.index, other[0].length);
      const text = place
        ? `The site does not fill in ${other[0]} here. Write ${lost}.`
        : `${lost} is missing, so readers would not see its value. Add it where the value belongs.`;
      if (place) reported.add(place.start);
      report(place ? { ...place, text, instead: lost } : { ...at(), text, severity: "warning" });
    }
    for (const { text, match, words, place } of matchesIn(texts, wrong)) {
      const id = match.slice(1).find(Boolean) ?? "";
      const known = namesFilled(text.entry, text.path);
      if (known.includes(`{${id}}`) || reported.has(place.start)) continue;
      if (quotedIn(text.language).has(id))
        report({ ...place, text: `Write {{${id}}} instead of ${words}.`, instead: `{{${id}}}` });
      else if (known.length > 0 && words.startsWith("{"))
        report({
          ...place,
          text: `The site does not fill in ${words} here. Write ${known.join(" or ")}.`,
        });
    }
  },
} satisfies Rule;

// What the site fills in there.
function namesFilled({ schema }: Entry, path: FieldPath): string[] {
  const { placeholders = [] } = fieldNotes(schemaAt(schema, path));
  return placeholders.map((placeholder) => `{${placeholder}}`);
}
