import type { Entry } from "#app/content/entries.ts";
import type { Report, Rule } from "#scripts/check/rule.ts";
import { textsOf, type SiteText } from "#scripts/check/texts.ts";
import { matchesIn, proseOf } from "#scripts/check/words/prose-of.ts";

// What mistakes look like, by what to write instead; {found} is the writer's text.
const inBody = Object.entries<RegExp>({
  '{found} does not begin a list. Begin each point with "- " or "1. ", and leave an empty line above the first.':
    /^ *(?:[•·‣▪◦●]|[o§](?=\t|[ \u00A0]{2,}\S)|–(?=.*\n *–)|([\p{Extended_Pictographic}\u25A0-\u25FF\u2700-\u27BF])(?=.*\n *\1)|[-*+](?=\p{Ll}|\p{Lu}.*\n *[-*+])(?!\S*[*_])|\d{1,2}(?:[.)](?=\p{L})|\.\)))/mu,
  "{found} has no space after it, so this is not a heading. Write a space after the #.":
    /^ *#{2,6}(?=[^#\s])/mu,
  "These lines are not a table. Write each row like | one | two |, with |---|---| below the first.":
    /^ *\|[^|\n]+\|[^|\n]+\||(?<!^)\S\t+(?=\S)/mu,
  'This picture would not be shown. Use a file name without spaces and straight quotes round the caption: ![What it shows](photo.jpg "The caption").':
    /!\[[^\][\n]*\]\([^)\n]{0,400}\)/mu,
  "This is not a link, because its address contains a space. Write %20 instead of the space.":
    /\[[^\][\n]+\]\((?:https?:\/|www\.)[^\s()\/]*\/[^\s()]{0,400} [^()\n"“]*\)/mu,
  "This is not a link, because its address contains a space. Give the file a name with hyphens instead, and write that here.":
    /\[[^\][\n]+\]\([^\s()\/]*\/[^\s()]{0,400} [^()\n"“]*\)/mu,
  "This is not a link, because its address contains a space. Delete the space after the colon.":
    /\[[^\][\n]+\]\((?:mailto|tel):[ \u00A0]+[^)\n]{0,100}\)/mu,
  "This is not a link. Write both pairs of brackets, with no space between them: [words](/donate).":
    /\[[^\][\n]*\]\s+\([^\s()]*[\/.][^\s()]*\)|\([^()\n]+\)\[[^\][\n]+\]|\[[^\][\n]*\]?\(\/[^\s)]*\)?|\[[^\][\n]*https?:\/\//mu,
  "{found} was pasted with the text. Delete it. If this is a private message, ask its writer before you quote it.":
    /^ *Comment(?:ed)? \[[A-Z]{1,3}\d{1,3}\]:.*|\[(?:cid:[^\]\n]{0,60}|[A-Z]{1,3}\d{1,3})\]|^ *\[?(?:\d{1,4}[\/.-]\d{1,2}[\/.-]\d{2,4},? \d{1,2}[:.]\d{2}|\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\.?)?, \d{1,4}[\/.-]\d{1,2}[\/.-]\d{2,4}).{0,9}?(?:\]| [-–])/mu,
  "The asterisks of {found} would be shown. Move the last punctuation mark after the **, or put a space after the **.":
    /\*\*[^*\s][^*\n]{0,200}\p{P}\*\*(?=[\p{L}\p{N}])/mu,
  "{found} would be shown as it is. Write **words** or ~~words~~, without spaces inside, or delete {found}.":
    /(?<!\*\*[^*\n]{0,200}\p{P})\*\*(?![^*\s][^*\n]{0,200}\p{P}\*\*[\p{L}\p{N}])|~~|(?<![~\p{L}\p{N}])~(?=\p{L})[^~\n]{1,200}(?<=\S)~(?![~\p{L}\p{N}])/mu,
  "{found} is not the text of a footnote. Write [^1]: before the words, and [^1] in the text above.":
    /^ *\[\^?[^\][\s]{1,20}\] (?=\p{L})/mu,
  "There is no footnote for {found}. Write [^1] here and, on a line of its own below the text, [^1]: Its words.":
    /(?<=\S) *\[(?:\^[^\]\s]+|\d{1,3})\]/mu,
  "{found} was pasted from a chat program. Delete it, and check the sentence before it.":
    /【[^】\n]{0,40}】|:?contentReference\[[^\]\n]{0,60}\](?:\{[^}\n]{0,60}\})?/mu,
  "{found} would be shown as it is. Move it to the end of a heading, or delete it.":
    /\{#[^{}\n]*\}/mu,
  "This line looks like a field. Move it between the two lines of --- at the top of the file, or delete it.":
    /^ *(?:title|excerpt|author|date|category|draft|sample|image|Created(?: (?:time|by))?|Last edited(?: (?:time|by))?|Tags): .*/mu,
  "The line would end here, in the middle of a sentence. Write the whole paragraph on one line.":
    /^ *\S.{48,}\S(?=[^\S\n]*\n\s*\p{Ll})/mu,
  "{found} has no address. Write [words](/donate), or add a line below the text: [name]: /donate":
    /\[[^\][\n]+\]\[[^\][\n]*\]/mu,
});
const inFields = Object.entries<RegExp>({
  "A field is plain text, so {found} would be shown as it is. Write only the words.":
    /\*\*[^*\n]+\*\*|__[^_\n]+__|~~[^~\n]+~~|!?\[[^\][\n]+\]\([^)\n]*\)|<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>|`[^`\n]+`/mu,
});
// Markup of other programs: containers, notes, templates, marks, formulas, emoji and definitions.
const ofOthers = [
  /^ *(?::{3,}|\[![A-Za-z]+\]|[!?]{3}\+? [a-z]+(?: "|$)|\.\. [a-z-]+::)/gmu,
  /(?<![\d%])%%[^%\n]{1,400}%%|^ *%%|^ *\/\/(?!\S*[.\/])/gmu,
  /\{\{?%[^\n]{0,200}?%\}\}?|\{\{<[^\n]{0,200}?>\}\}|\{\{?%|\{\{<|<[%?] |\{(?::|\.[A-Za-z])[^{}\n]{0,200}\}|\[\[[^\][\n]{1,200}\]\]|^ *\[(?:toc|TOC)\] *$|^ *\+{3,} *$|^ *(?:import [\w{*][^\n]{0,200} from|import) ["'][^\n]{1,200}["'];? *$|^ *export (?:default|const|let|function) \w|\[\/[a-z]{1,20}\]|\[[a-z_-]{1,30} [a-z_]{1,30}=["“][^\]\n]{0,300}\]/gmu,
  /(?<![=\w])==(?=[^\s=])[^=\n]{1,200}==(?!=)|(?<![+\w])\+\+(?=[^\s+])[^+\n]{1,200}\+\+(?!\+)|\|\|[^|\n]{1,200}\|\|/gmu,
  /(?<=[\p{L}\p{N})])(?:~[^\s~]{1,20}~|\^[\p{L}\p{N}][^\s^]{0,20}\^)|\$\$[^$\n]{1,400}\$\$|\\[[(][^\n]{1,200}?\\[\])]/gmu,
  /(?<![\p{L}\p{N}:\/]):[a-z][a-z_]{1,30}:(?![\p{L}\p{N}:\/])/gmu,
  /\{\{(?!\s*(?:\w+:)?[\w-]+(?: [\w-]+)*\s*\}\})[^{}\n]{0,200}\}\}/gmu,
  /^ *: {1,3}\p{L}[^\n]{0,80}/gmu,
];
const shownAtMost = 4;

const oneParagraph =
  "A field is one paragraph, so its lines would be shown as one. Write sentences; headings, lists and further paragraphs belong in the text of an .mdx file.";

// Wrapped lines can be joined by a button.
const wrapped = "The line would end here";

export default {
  severity: "warning",
  about:
    "Formatting that does not work, that is in a field, or that is markup of other software, such as {% … %} or :::note, would be shown as it is. Write it as the handbook shows (content/handbook/texts.md). {{…}} that is not ours is an error.",
  checkEntry(entry, report) {
    reportOthers(entry, report);
    for (const text of textsOf(entry)) {
      const { role, field, depth, at } = text;
      const source = entry.file.text;
      const prose = role === "alt" && field === "" ? "" : proseOf(text);
      // Most texts have none of these characters, and testing every pattern is slow.
      const isPlain = !/[^\p{L}\p{N} .,;?!'"’“”()/–-]|^[^\p{L}“"]/mu.test(prose);
      const starts = new Set<number>();
      for (const [words, pattern] of isPlain ? [] : field === "" ? inBody : inFields) {
        const match = pattern.exec(prose);
        const place = match && at(match.index, match[0].length);
        // A cell of a table holds no list.
        if (place && words.includes("begin a list") && isCell(source, place.start)) continue;
        // A backslash means that the character is intended.
        const isMath = match?.[0].startsWith("\\");
        // The first advice about a place counts.
        if (
          !place ||
          starts.has(place.start) ||
          (!isMath && source.slice(place.start - 1, place.start + 1).includes("\\"))
        )
          continue;
        const isWrapped = words.startsWith(wrapped);
        const { start, end } = at();
        // A line that <br> ends is meant to end.
        if (isWrapped && !source.slice(start, end).includes("\n")) continue;
        starts.add(place.start);
        const joined = source.slice(start, end).replaceAll(/[ \t]*\n[ \t]*(?:>[ \t]*)*/g, " ");
        const whole = isWrapped ? { ...at(), instead: joined } : place;
        report({ ...whole, text: words.replaceAll("{found}", () => match[0].trim()) });
      }
      if (depth !== undefined && !isMarked(text) && !starts.has(at().start)) {
        const advice = "This heading is empty, or --- turns the lines above it into a heading.";
        report({
          ...at(),
          text: `${advice} Leave an empty line above ---, or write words after ##.`,
        });
      }
      if (field !== "" && hasLines(text))
        report({ ...at(0, text.value.trimEnd().length), text: oneParagraph });
      const advice = "These two lines are one point of the list. Write - before the second too.";
      if (/\.\d+$/.test(field) && isSwallowed(text)) report({ ...at(), text: advice });
    }
  },
} satisfies Rule;

// All markup of other programs in a file is one finding.
function reportOthers(entry: Entry, report: Report) {
  const { text: source } = entry.file;
  const bodyTexts = textsOf(entry).filter(({ field }) => field === "");
  const matches = [...matchesIn(bodyTexts, ...ofOthers)]
    .filter(
      ({ text, match, words, place: { start } }) =>
        // A backslash means that the character is intended; code is a blank here.
        text.value.startsWith(words, match.index) &&
        (words.startsWith("\\") || !source.slice(start - 1, start + 1).includes("\\")),
    )
    .sort((left, right) => left.place.start - right.place.start);
  const [first] = matches;
  if (!first) return;
  const shown = [...new Set(matches.map(({ words }) => shortOf(words.trim())))];
  const more = shown.length > shownAtMost ? " and others" : "";
  const text = `This is markup from other software, and readers would see it: ${shown.slice(0, shownAtMost).join(", ")}${more}. Delete it, or write what it means. In a link or picture, write the whole address.`;
  const quoted = matches.find(({ words }) => words.startsWith("{{"));
  report({ ...(quoted ?? first).place, text, severity: quoted ? "error" : undefined });
}

function shortOf(markup: string) {
  return markup.length > 40 ? `${markup.slice(0, 39)}…` : markup;
}

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

// True for a field that was meant to have a heading, a list or a second paragraph; a line that is only wrapped is none.
function hasLines({ entry, at, value }: SiteText) {
  const words = value.trim();
  if (/^#{1,6} \S|\n *(?:#{1,6}|[-*+•]|\d{1,2}[.)]) \S/.test(words)) return true;
  if (!words.includes("\n")) return false;
  // In a folded text, an empty line is a single line break.
  const { start, end } = at(0, value.trimEnd().length);
  return [words, entry.file.text.slice(start, end)].some((lines) => /\n[^\S\n]*\n/.test(lines));
}

// Lines that an editor wrapped are longer than this.
const fullLineLength = 60;

function isSwallowed({ entry, at, value }: SiteText) {
  const { start, end } = at();
  const lines = entry.file.text.slice(start, end).split("\n").slice(0, -1);
  return value.includes(" ") && lines.some((line) => line.trim().length < fullLineLength);
}
