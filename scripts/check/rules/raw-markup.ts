import type { Rule } from "#scripts/check/rule.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import { mistakesIn } from "#scripts/check/words/mistakes.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";

const inBody = mistakesIn("in a body");
const inFields = mistakesIn("in a field");

// Where an editor wrapped the lines, they can be joined at once.
const wrapped = "A line of the page would end here";

export default {
  severity: "warning",
  about: "Markdown that is not complete, or that is in a field, would be printed.",
  check({ texts }, report) {
    for (const text of texts) {
      const { role, field, depth, entry, at } = text;
      const source = entry.file.text;
      const prose = role === "alt" && field === "" ? "" : proseOf(text);
      // So many patterns take their time, and most texts have no such character.
      const isPlain = !/[^\p{L}\p{N} .,;?!'"’“”()/–-]|^[^\p{L}“"]|^(?:im|ex)port /mu.test(prose);
      for (const [pattern, words] of isPlain ? [] : field === "" ? inBody : inFields) {
        const found = pattern.exec(prose);
        const place = found && at(found.index, found[0].length);
        // A backslash says that it is wanted.
        const isMath = found?.[0].startsWith("\\");
        if (!place || (!isMath && source.slice(place.start - 1, place.start + 1).includes("\\")))
          continue;
        const isWrapped = words.startsWith(wrapped);
        const { start, end } = at();
        const joined = source.slice(start, end).replaceAll(/[ \t]*\n[ \t]*(?:>[ \t]*)*/g, " ");
        const whole = isWrapped ? { ...at(), instead: joined } : place;
        report({ ...whole, text: words.replaceAll("{found}", () => found[0].trim()) });
      }
      if (depth !== undefined && !isMarked(text)) {
        const advice = "A heading has no words, or --- makes one of the lines above it.";
        report({ ...at(), text: `${advice} Put an empty line above ---, or write ## and words.` });
      }
      const advice = "Two lines are one point of the list here. Write - before the second as well.";
      if (/\.\d+$/.test(field) && isSwallowed(text)) report({ ...at(), text: advice });
    }
  },
} satisfies Rule;

// True for a heading of # and words, or of words and a line below them that is more than ---.
function isMarked({ value, entry, at }: SiteText) {
  const { text } = entry.file;
  const { start, end } = at();
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1);
  const isUnderlined = /^[^\n]*\n[\s>]*(?:=+|-{4,})[ \t]*(?:\n|$)/.test(text.slice(end));
  return value.trim() !== "" && (isUnderlined || /^[\s>]*(?:[-*+]|\d+\.)?\s*#/.test(line));
}

// A line that was wrapped on purpose is longer than this.
const fullLineLength = 60;

function isSwallowed({ entry, at, value }: SiteText) {
  const { start, end } = at();
  const lines = entry.file.text.slice(start, end).split("\n").slice(0, -1);
  return value.includes(" ") && lines.some((line) => line.trim().length < fullLineLength);
}
