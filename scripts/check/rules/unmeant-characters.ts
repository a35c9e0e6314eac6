import { rangeIn } from "#app/content/entries.ts";
import { walkFields } from "#app/content/walk-fields.ts";
import { invisibleCharacters } from "#app/model/fields/invisible-characters.ts";
import { halfBraces } from "#app/model/half-braces.ts";
import type { Rule } from "#scripts/check/rule.ts";

const inCurlyQuotes = /^(?:“[^“”]*”|„[^„“]*“|‘[^‘’]*’)$/;

const rule: Rule = {
  severity: "error",
  about:
    "Characters stand in a text that nobody meant: invisible ones, lost letters, half braces, curly quotes round a field, or a # that cuts a text off.",
  examples: {
    bad: [
      "Words with a zero\u200Bwidth space.",
      "Over {{girls} of them.",
      { "pledges.yaml": "- id: a\n  name: “Friends”\n  amount: KES 1\n  purpose: Books\n" },
      { "pledges.yaml": "- id: a\n  name: Friends # of ours\n  amount: KES 1\n  purpose: Books\n" },
      { "pledges.yaml": "- id: a\n  name: Fri\uFFFDends\n  amount: KES 1\n  purpose: Books\n" },
    ],
    good: ["Words with a no-break\u00A0space and a smile 🙂.", "We help {everyone} of them."],
  },
  check({ files, entries }, report) {
    for (const { path: file, text } of files) {
      const lost = text.indexOf("\uFFFD");
      const zero = text.indexOf("\0");
      if (zero >= 0) {
        report({
          file,
          start: 0,
          end: 1,
          text: "The file was saved in another encoding (UTF-16). Save it as UTF-8.",
        });
        continue;
      }
      if (lost >= 0)
        report({
          file,
          start: lost,
          end: lost + 1,
          text: "A letter was lost here when the file was saved. Save the file as UTF-8 and write the letter again.",
        });
      let last = -1;
      for (const { character, index } of invisibleCharacters(text)) {
        const end = index + character.length;
        // Several in a row came with one paste.
        if (index !== last)
          report({
            file,
            start: index,
            end,
            instead: "",
            text: "An invisible character stands here that belongs to no text. Take it away: write the words on either side of it again.",
          });
        last = end;
      }
      for (const { index, written, thing, meant } of halfBraces(text))
        report({
          file,
          start: index,
          end: index + written.length,
          instead: meant,
          text: `${thing} has too few braces: ${written}. Write ${meant}.`,
        });
    }
    for (const entry of entries) {
      for (const { notes, value, path } of walkFields(entry.schema, entry.value)) {
        if (!notes.copy || typeof value !== "string") continue;
        const { path: file, text } = entry.file;
        const { start, end } = rangeIn(entry, path);
        const note = /^[ \t]+(?=#)/.exec(text.slice(end))?.[0];
        const isPlain = text.slice(start, end) === value;
        if (note && !/^["'|>]/.test(text[start] ?? ""))
          report({
            file,
            start: end + note.length,
            end: end + note.length + 1,
            text: "What stands behind # is a note and would not be shown. Put straight quotes round the whole text, or take the note away.",
          });
        if (isPlain && inCurlyQuotes.test(value))
          report({
            file,
            start,
            end,
            // A title may be a quotation.
            severity: "warning",
            instead: `"${value.slice(1, -1)}"`,
            text: `The whole text stands in curly quotes, which will be shown. If it is no quotation, write "${value.slice(1, -1)}".`,
          });
        if (isPlain && value.endsWith('"') && value.split('"').length === 2)
          report({
            file,
            start: end - 1,
            end,
            text: "Nothing opens the quotation mark at the end, and it would be shown. Put one at the beginning as well, or take it away.",
          });
      }
    }
  },
};

export default rule;
