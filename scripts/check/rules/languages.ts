import { languageOf, valueOf } from "#app/content/entries.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { originalOf } from "#scripts/check/original-of.ts";
import { hasMark, markOf } from "#scripts/check/translation-mark.ts";
import { isKnown, languageOfBody } from "#scripts/check/words/language.ts";

export default {
  severity: "warning",
  about:
    "A text is not in the language that its fields name, so screen readers would use the wrong voice; or the original of a translation has changed. Correct lang:, or update the translation. A whole post or page in another language of the site is an error.",
  check(site, report) {
    const names = new Map(site.languages.map(({ language, name }) => [language, name]));
    for (const entry of [...site.entriesOf("posts"), ...site.entriesOf("prosePages")]) {
      const written = languageOfBody(entry);
      const expected = languageOf(entry);
      if (!written || written === expected) continue;
      const name = names.get(written);
      if (!name) {
        const text = `This does not seem to be ${names.get(expected)}, so screen readers would use the wrong voice and its spelling is not checked. Translate it, or accept this warning with allow:.`;
        if (written === "other" && expected === entry.language && isKnown(expected))
          report({ ...placeIn(entry, ["title"]), text });
        continue;
      }
      const isOwn = written === entry.language;
      const text = isOwn
        ? `This is in ${name}. Delete lang: ${expected}.`
        : entry.kind === "posts"
          ? `This is in ${name}. Add lang: ${written} to its fields.`
          : `This is in ${name}. Move it to ${written}/pages/, and give it the file name of the page that it translates.`;
      report({ ...placeIn(entry, isOwn ? ["lang"] : ["title"]), severity: "error", text });
    }
    for (const layer of site.entries.filter(({ isLayer, file }) => isLayer && file.body)) {
      const written = languageOfBody(layer);
      const name = names.get(written ?? "");
      if (!name || written === layer.language || !originalOf(site, layer)) continue;
      const text = `This is in ${name}, but its folder is for ${names.get(layer.language)}. Translate it.`;
      const start = layer.file.body?.start ?? 0;
      report({ file: layer.file.path, start, end: start, text });
    }
    for (const layer of site.entries.filter(hasMark)) {
      const original = originalOf(site, layer);
      const mark = original && markOf(original);
      const written = valueOf(layer, "translates");
      if (!mark || !original.isValid || !layer.isValid) continue;
      if (written === undefined || written === mark) continue;
      const text = `${original.file.path} has changed since this was translated. Update the translation, then write translates: "${mark}"`;
      report({ ...placeIn(layer, ["translates"]), text, instead: `"${mark}"` });
    }
  },
} satisfies Rule;
