import { mistakes } from "#scripts/check/mistakes.ts";
import type { Rule } from "#scripts/check/rule.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";

// One mistake a line: how it looks in a body, and what to write; {found} stands for what was written.
const inBody = mistakes(String.raw`
  ^ *(?:[•·‣▪◦●]|–(?=.*\n *–)|[-*+](?=\p{L})(?!\S*[*_])|\d{1,2}[.)](?=\p{L})) → {found} makes no list here. Write "- " or "1. " with a space before each point, and an empty line before the first.
  ^ *#{2,6}(?=[^#\s]) → {found} has no space behind it, so the line is no heading. Write a space between # and the words.
  ^ *\|.*\||(?<!^)\S\t+(?=\S) → These lines are no table yet. Write each row as | one | two |, and |---|---| below the first.
  !\[[^\][\n]*\]\([^)\n]*\) → This picture is not shown. Give the file a name without spaces, and its caption straight quotes: ![What it shows](photo.jpg "The caption").
  \[[^\][\n]+\]\((?:https?:/|www\.)?[^\s()]*/[^\s()]*(?: [^()\n"“]*)+\) → This is no link: its address holds a blank. Write %20 for it, or give the file a name without blanks.
  \[[^\][\n]*\]\s+\([^\s()]*[/.][^\s()]*\)|\([^()\n]+\)\[[^\][\n]+\]|\[[^\][\n]*\]?\(\/[^\s)]*\)?|\[[^\][\n]*https?:\/\/ → This is no link yet. Write both pairs of brackets, with no space between them: [words](/donate).
  \[(?:cid:[^\]\n]*|[A-Z]{1,3}\d{1,3})\]|^ *\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}[:.]\d{2}.{0,9}?(?:\]| [-–]) → {found} came along with a paste. Take it out, and ask whoever wrote it before you quote her.
  \*\*|~~ → {found} would be printed. Write **words** or ~~words~~, without spaces inside, or take them away.
  \[\^[^\]\s]+\] → {found} leads to no footnote. Write it below the text, on a line of its own: {found}: Its words.
  \{#[^{}\n]*\} → {found} would be printed. Put it behind the words of a heading, at the end of the line, or take it away.
  ^ *(?:title|excerpt|author|date|category|draft|sample|image): .* → This line looks like a field. Put it between the two lines of --- at the top of the file.
  ^ *\S.{48,}\S(?=[^\S\n]*\n\s*\p{Ll}) → A line of the page would end here, in the middle of a sentence. Write the paragraph in one line, however long.`);
const inFields = mistakes(
  String.raw`\*\*[^*\n]+\*\*|__[^_\n]+__|~~[^~\n]+~~|!?\[[^\][\n]+\]\([^)\n]*\)|<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>|\x60[^\x60\n]+\x60 → A field is plain text, and {found} would be printed as it is. Write the words alone.`,
);

export default {
  severity: "warning",
  about:
    "Markdown that is not complete where it stands, or that stands in a field, would be printed.",
  check({ texts }, report) {
    for (const text of texts) {
      const { role, field, depth, entry, at } = text;
      const source = entry.file.text;
      const prose = role === "alt" && field === "" ? "" : proseOf(text);
      // So many patterns take their time, and most texts have no such character.
      const isPlain = !/[^\p{L}\p{N} .,;?!'"’“”()/–-]|^[^\p{L}“"]/u.test(prose);
      for (const [pattern, words] of isPlain ? [] : field === "" ? inBody : inFields) {
        const found = pattern.exec(prose);
        const place = found && at(found.index, found[0].length);
        // A backslash says that it is wanted.
        if (!place || source.slice(place.start - 1, place.start + 1).includes("\\")) continue;
        report({ ...place, text: words.replaceAll("{found}", () => found[0].trim()) });
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

// True for a heading of # and words.
function isMarked({ value, entry, at }: SiteText) {
  const { text } = entry.file;
  const line = text.slice(text.lastIndexOf("\n", at().start - 1) + 1);
  return value.trim() !== "" && /^[\s>]*(?:[-*+]|\d+\.)?\s*#/.test(line);
}

// A line that was wrapped on purpose is longer than this.
const fullLineLength = 60;

function isSwallowed({ entry, at, value }: SiteText) {
  const { start, end } = at();
  const lines = entry.file.text.slice(start, end).split("\n").slice(0, -1);
  return value.includes(" ") && lines.some((line) => line.trim().length < fullLineLength);
}
