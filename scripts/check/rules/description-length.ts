import { addressOf } from "#app/content/addresses.ts";
import { withQuoted } from "#app/content/fill-text.ts";
import type { Rule } from "#scripts/check/rule.ts";

const [charactersAtLeast, charactersAtMost] = [50, 160];

export default {
  severity: "warning",
  about:
    "A description or excerpt is too short or too long. Search engines replace short ones and cut long ones. Write 50 to 160 characters.",
  check({ texts, quotedIn }, report) {
    for (const { value, entry, field, language, at } of texts) {
      if (!addressOf(entry) || !/^(?:description|excerpt)$/.test(field)) continue;
      const { length } = [...withQuoted(value, quotedIn(language)).trim()];
      // The rule fields reports an empty text.
      if (length === 0 || (length >= charactersAtLeast && length <= charactersAtMost)) continue;
      const advice = length > charactersAtMost ? "Shorten it" : "Say a little more";
      const text = `The ${field} has ${length} characters. ${advice}: search results show ${charactersAtLeast} to ${charactersAtMost}.`;
      report({ ...at(), text });
    }
  },
} satisfies Rule;
