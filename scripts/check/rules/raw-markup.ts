import type { Rule } from "#scripts/check/rule.ts";
import { textsOf, type SiteText } from "#scripts/check/texts.ts";
import { mistakesIn } from "#scripts/check/words/mistakes.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";

const inBody = mistakesIn("in a body");
const inFields = mistakesIn("in a field");

// Wrapped lines can be joined by a button.
const wrapped = "The line would end here";

export default {
  severity: "warning",
  about:
    "Formatting that does not work, or that is in a field, would be shown as it is. Write it as the handbook shows (content/handbook/texts.md).",
  checkEntry(entry, report) {
    for (const text of textsOf(entry)) {
      const { role, field, depth, at } = text;
      const source = entry.file.text;
      const prose = role === "alt" && field === "" ? "" : proseOf(text);
      // Most texts have none of these characters, and testing every pattern is slow.
      const isPlain = !/[^\p{L}\p{N} .,;?!'"’“”()/–-]|^[^\p{L}“"]|^(?:im|ex)port /mu.test(prose);
      for (const [pattern, words] of isPlain ? [] : field === "" ? inBody : inFields) {
        const match = pattern.exec(prose);
        const place = match && at(match.index, match[0].length);
        // A cell of a table holds no list.
        if (place && words.includes("begin a list") && isCell(source, place.start)) continue;
        // A backslash means that the character is intended.
        const isMath = match?.[0].startsWith("\\");
        if (!place || (!isMath && source.slice(place.start - 1, place.start + 1).includes("\\")))
          continue;
        const isWrapped = words.startsWith(wrapped);
        const { start, end } = at();
        const joined = source.slice(start, end).replaceAll(/[ \t]*\n[ \t]*(?:>[ \t]*)*/g, " ");
        const whole = isWrapped ? { ...at(), instead: joined } : place;
        report({ ...whole, text: words.replaceAll("{found}", () => match[0].trim()) });
      }
      if (depth !== undefined && !isMarked(text)) {
        const advice = "This heading is empty, or --- turns the lines above it into a heading.";
        report({
          ...at(),
          text: `${advice} Leave an empty line above ---, or write words after ##.`,
        });
      }
      const advice = "These two lines are one point of the list. Write - before the second too.";
      if (/\.\d+$/.test(field) && isSwallowed(text)) report({ ...at(), text: advice });
    }
  },
} satisfies Rule;

// True if a bar begins the cell of a table before this offset.
function isCell(source: string, start: number) {
  let at = start - 1;
  while (source[at] === " " || source[at] === "\t") at -= 1;
  return source[at] === "|";
}

// True for a heading written with #, or underlined with more than ---.
function isMarked({ value, entry, at }: SiteText) {
  const { text } = entry.file;
  const { start, end } = at();
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1);
  const isUnderlined = /^[^\n]*\n[\s>]*(?:=+|-{4,})[ \t]*(?:\n|$)/.test(text.slice(end));
  return value.trim() !== "" && (isUnderlined || /^[\s>]*(?:[-*+]|\d+\.)?\s*#/.test(line));
}

// Lines that an editor wrapped are longer than this.
const fullLineLength = 60;

function isSwallowed({ entry, at, value }: SiteText) {
  const { start, end } = at();
  const lines = entry.file.text.slice(start, end).split("\n").slice(0, -1);
  return value.includes(" ") && lines.some((line) => line.trim().length < fullLineLength);
}
