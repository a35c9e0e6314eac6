import { createHash } from "node:crypto";
import { originalAddress } from "#app/content/addresses.ts";
import { designedPageAt } from "#app/content/kinds.ts";
import { languageOf, valueOf } from "#app/content/entries.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { textsOf } from "#scripts/check/texts.ts";
import { languageIn } from "#scripts/check/words/language.ts";

const unmarked =
  "This is in neither English nor Swahili, and no field can say so: a screen reader would read it in an English voice. Its spelling is not checked.";

export default {
  severity: "warning",
  about:
    "A text is in another language than its fields say, and would be read aloud in a wrong voice; or a Swahili page has no English original, or the original has changed since.",
  check({ entryAt, entriesOf, isReadable }, report) {
    for (const entry of [...entriesOf("posts"), ...entriesOf("prosePages")]) {
      const own = textsOf(entry).filter(({ field }) => field === "");
      const written = languageIn(own.map(({ value }) => value).join("\n"));
      if (!written || written === languageOf(entry)) continue;
      if (written === "other") {
        if (languageOf(entry) === "en") report({ ...placeIn(entry, ["title"]), text: unmarked });
        continue;
      }
      const text =
        (written === "en" && "This is in English. Delete lang: sw.") ||
        (entry.kind === "posts" && "This is in Swahili. Write lang: sw among its fields.") ||
        "This is in Swahili. Move it into sw/, under the file name of the English page that it translates.";
      report({
        ...placeIn(entry, written === "en" ? ["lang"] : ["title"]),
        severity: "error",
        text,
      });
    }
    for (const page of entriesOf("swahiliPages")) {
      const address = originalAddress(page.id);
      const original = entryAt(address);
      if (!original && !isReadable) continue;
      if (!original) {
        const text = `There is no page at ${address}. Give this file the name of the one that it translates, such as about.mdx, privacy.mdx or blog/1.mdx; or delete it, if that page is gone.`;
        report({ ...placeIn(page), severity: "error", text });
        continue;
      }
      if (designedPageAt(address)?.swahili) {
        const text = `The Swahili words of this page are in ${original.file.path}, below swahili:. Write them there, and delete this file.`;
        report({ ...placeIn(page), severity: "error", text });
        continue;
      }
      const { body, text: whole } = original.file;
      const words = JSON.stringify(original.value) + (body ? whole.slice(body.start) : "");
      const hash = createHash("sha256").update(words).digest("hex").slice(0, 8);
      if (!original.isValid || !page.isValid || valueOf(page, "translates") === hash) continue;
      const write = `write translates: "${hash}"`;
      const text = valueOf(page, "translates")
        ? `The English words in ${original.file.path} have changed since this was written. Bring the Swahili up to date, and then ${write}`
        : `If this is a translation of ${original.file.path}, ${write}. The check then says when the English changes.`;
      report({ ...placeIn(page, ["translates"]), text });
    }
  },
} satisfies Rule;
