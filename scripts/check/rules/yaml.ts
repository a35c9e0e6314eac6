import type { Fault, Range } from "#app/content/range.ts";
import type { Rule } from "#scripts/check/rule.ts";
import type { Kind } from "#app/content/kinds.ts";
import { parseYaml } from "#app/content/reading/parse-yaml.ts";
import { fieldNames } from "#app/content/walk-fields.ts";

const quotes =
  'Put straight quotes round the whole text and use curly ones (“ ”) inside it: title: "…"';
const noEntries = "This line says that the list is empty. Delete it.";
const emptyList = /^\s*\[\s*\]\s*$/mu;
// What lines look like that cannot be read, by what to write instead; the first that matches counts.
const looks = Object.entries<RegExp>({
  [noEntries]: emptyList,
  "A note in a file of fields begins with #. Write # instead of //.": /^\s*\/\//mu,
  "This line begins with a tab. Delete each tab at the beginning of a line, and type two spaces for it.":
    /^ *\t/mu,
  "This is not an ordinary space (Word and web pages use a special one). Delete it and press the space bar.":
    /^ *\u00A0|^\s*(?:- )?[\w-]+:\u00A0|^\s*-\u00A0/mu,
  'A space is missing after the hyphen. Write "- ".': /^\s*-\p{L}[^\n]*$/mu,
  'A colon and a space must follow the name of a field. Write "name: text".':
    /^\s*(?:- )?[\w-]+(?::[^\s:\/]| *= )/mu,
  'This entry begins too far to the right. Put its "- " exactly below the one of the entry above, and move its other lines too.':
    /^\s+- [\w-]+:(?: (?![“„‘"'[{*&!%@`|>])(?!.*: ).*)?$/mu,
  "Nothing can follow the > or |. Begin the text on the next line, two spaces further to the right.":
    /^\s*(?:- )?[\w-]+:[ \t]+[>|][-+]?[ \t]+\S/mu,
  "Nothing can follow the closing quotation mark. Delete the comma at the end of this line.":
    /^\s*(?:- )?[\w-]+:[ \t]+(?:"[^"]*"|'[^']*'),[ \t]*$/mu,
  [`The closing quotation mark is missing, or there are straight quotes inside the text. ${quotes}`]:
    /^\s*(?:- )*(?:["']?[\w-]+["']?:[ \t]+|- )["']/mu,
  [`A text with a colon and a space needs straight quotes. ${quotes}`]:
    /^\s*(?:- )*(?:["']?[\w-]+["']?:[ \t]+|- )[“„‘].*:(?:\s|$)/mu,
  [`This text needs straight quotes. ${quotes}`]:
    /^\s*(?:- )*(?:["']?[\w-]+["']?:[ \t]+|- )[“„‘]/mu,
  [`A text cannot begin with {first} unless it is in quotes. ${quotes}`]:
    /^\s*(?:- )*(?:["']?[\w-]+["']?:[ \t]+|- )[[{*&!%@`,?\-]/mu,
  [`A text with a colon and a space needs quotes. ${quotes}`]:
    /^\s*(?:- ){0,3}(?:["']?[\w-]+["']?:[ \t]|- ).*:(?:\s|$)/mu,
  "This line does not begin with a field name, a colon and a space. If it continues the text above, begin it two spaces further to the right than the line of the field.":
    /^[^:]*$/mu,
  'If this line begins a new entry, write "- " before it, and begin the other lines of the entry two spaces further to the right. If it belongs to the entry above, begin it two spaces further to the right.':
    /^[\w-]+: \S/mu,
  "This line begins in the wrong place. Begin it exactly below the line above or, if it belongs to that line, two spaces further to the right.":
    /^/mu,
});
// The same for the first line of a list.
const beginnings = Object.entries<RegExp>({
  [noEntries]: emptyList,
  'Each entry begins with "- ". Write it here, and begin the other lines of the entry two spaces further to the right.':
    /^\s*[\w-]+:\s/mu,
});
const opened =
  /^[ \t]*(?:- )*(?:[\w-]+:[ \t]+|- )(?:"(?:[^"\\\n]|\\.)*|'[^'\n]*|[[{][^\]}"'\n]*)(?=(?![^])|\n[ \t]*(?:$|- |(?:- )?"?[\w-]+"?:(?:\s|$)))/m;
// All our files are indented by twos.
const oddIndent = /^(?: {2})* (?! )(?:- |[\w-]+:(?: |$))/gm;
const oneTooMany =
  "This line begins one space too far to the right. Delete one space at its beginning.";
const oneTooFew = "This line begins one space too far to the left. Add one space at its beginning.";
// After these, the parser reports consequences.
const lost = /^(?:TAB_AS_INDENT|BAD_INDENT|MISSING_CHAR|UNEXPECTED_TOKEN|.*IMPLICIT_KEY)$/;
const noHyphen = /^(?:([–—])|(?=[\p{L}\p{N}]))./mu;
const dashed = "An entry begins with a hyphen, and this is a dash. Write - and a space instead.";
const hyphenless =
  'Each entry begins with "- ". If this line begins an entry, write "- " before it, and begin the other lines of the entry two spaces further to the right. If it belongs to the entry above, begin it two spaces further to the right.';
const inTwoBytes =
  "This file is saved as UTF-16, which the site cannot read. Open it on a computer, choose “Save as”, and choose the encoding UTF-8.";
const joined =
  "Two versions of this file were merged here. Keep the right lines, and delete the lines with <<<<<<<, ======= and >>>>>>>.";
const noFence =
  "The first line must be ---. Write the fields below it, then a second line of ---, then the text.";
const meaning = `The first character of this text has a special meaning in a file of fields. ${quotes}`;
const spacedFence = "There are spaces before ---. Begin this line and the fields at the left edge.";
const oddFence = "This line must be exactly three hyphens: ---";
const noSecondFence =
  "The second line of --- is missing. Write it between the fields and the text.";
const ended = "This line ends the file, so everything below it would be lost. Delete it.";
const ends = /^(?:---|\.\.\.)(?=\s|$).*|^%.*/gm;
const twice =
  'This field appears twice. Delete one, or write "- " before the line that begins a new entry.';

export default {
  severity: "error",
  about:
    "The fields of a file cannot be read, so the site cannot show them. The cause is usually a missing quotation mark, hyphen or space on the line that the message names.",
  check({ files }, report) {
    for (const { path: file, text, kind, faults } of files) {
      const end = kind.form === "folder" ? closedEarly(text) : endInside(text);
      if (end !== undefined) {
        report({ file, start: end, end: end + 3, text: ended });
        continue;
      }
      const first = faults.findIndex(({ code }) => lost.test(code));
      let reportedTo = 0;
      for (const fault of faults.slice(0, first < 0 ? 10 : first + 1)) {
        const words = wordsFor(text, fault, kind);
        // One mistake can cause two faults in the same text.
        if (words.start >= reportedTo) report({ file, ...words });
        // The lines below a field of a new entry that lacks its hyphen appear twice too.
        const block = text.slice(words.end).search(/\n(?=\S|\s*(?:- |\n|$))/);
        const isBlock = fault.code === "DUPLICATE_KEY" && block >= 0;
        reportedTo = Math.max(reportedTo, isBlock ? words.end + block : words.end);
      }
    }
  },
} satisfies Rule;

// A line that ends the file before its last words; --- at the top is harmless.
function endInside(text: string) {
  return [...text.matchAll(ends)].find(
    ({ 0: line, index }) =>
      (!line.startsWith("%") || /^\s*[^#\s]/m.test(text.slice(index + line.length))) &&
      (!line.startsWith("---") || /^[^#\s]/m.test(text.slice(0, index))),
  )?.index;
}

// A second line of hyphens with more fields below it, and a third one below those.
function closedEarly(text: string) {
  const match =
    /^---[ \t]*\n(?:(?!---).*\n)*?(---[ \t]*\n["']?[\w-]+["']?:(?:\s(?:(?!---)[^])*?)?^---[ \t]*$)/m.exec(
      text,
    );
  return match?.index === 0 ? match[0].length - (match[1] ?? "").length : undefined;
}

type Words = Range & { text: string; instead?: string };

function wordsFor(text: string, fault: Fault, kind: Kind): Words {
  const { start, code, message } = fault;
  if (code === "NO_FENCE") return fenceWords(text, fault);
  if (code === "JOINED") return { ...fault, text: joined };
  if (code === "TWO_BYTES") return { ...fault, text: inTwoBytes };
  if (code === "TOO_LARGE") return { ...fault, text: message };
  if (code === "DUPLICATE_KEY") return { ...fault, text: twice };
  if (/^(?:MISREAD|TAG_RES|BAD_AL|BAD_DQ)/.test(code))
    return { ...fault, text: withField(meaning, lineAt(text, start).text) };
  return shapeWords(text, fault, kind) ?? lineWords(text, fault, kind);
}

function fenceWords(text: string, fault: Fault): Words {
  if (/^[ \t]+---/.test(text)) return { ...fault, text: spacedFence };
  const odd = /^(?:--|-{4,}|[–—]+)[ \t]*$/m.exec(text);
  if (odd) return { ...rangeOfLine(text, odd.index), text: oddFence };
  return { ...fault, text: /^---\s*\n/.test(text) ? noSecondFence : noFence };
}

// A mistake in the hyphens or the indentation of the whole file, which the parser reports elsewhere.
function shapeWords(text: string, { start, code }: Fault, { form }: Kind): Words | undefined {
  const first = lineAt(text, text.search(/^(?!#|\s*$)/m));
  const isInList = /^\s*- /.test(lineAt(text, start).text);
  const beginning =
    form === "list" && isInList && beginnings.find(([, look]) => look.test(first.text));
  if (beginning) return { ...rangeOfLine(text, first.start), text: beginning[0] };
  if (!lost.test(code)) return undefined;
  const unmarked = form === "list" ? noHyphen.exec(text) : null;
  if (unmarked)
    return { ...rangeOfLine(text, unmarked.index), text: unmarked[1] ? dashed : hyphenless };
  const odd = [...text.matchAll(oddIndent)].map(({ index }) => index);
  const last = odd.findLastIndex((index) => index <= start);
  // A mistake is in the last odd line up to the fault, or in the next one.
  for (const index of odd.slice(Math.max(last, 0), last + 2)) {
    const { end } = rangeOfLine(text, rangeOfLine(text, index).end + 1);
    const isTooFew = beginningOf(text.slice(index)) < placeBelow(text.slice(0, index).trimEnd());
    const moved = isTooFew ? ` ${text.slice(index, end)}` : text.slice(index + 1, end);
    // A whole block may be indented by another number and be right.
    if (isReadable(text.slice(0, end)) || !isReadable(text.slice(0, index) + moved)) continue;
    return { ...rangeOfLine(text, index), text: isTooFew ? oneTooFew : oneTooMany };
  }
  return undefined;
}

function isReadable(yaml: string) {
  return parseYaml(yaml).faults.length === 0;
}

function beginningOf(line: string) {
  return /^ */.exec(line)?.[0].length ?? 0;
}

// Where a line begins that belongs with the last one above it, or inside it.
function placeBelow(above: string) {
  const last = above.slice(above.lastIndexOf("\n") + 1);
  return beginningOf(last.replace(/^( *)- /, "$1  ")) + (last.endsWith(":") ? 2 : 0);
}

function lineWords(text: string, { start, code }: Fault, { schema }: Kind): Words {
  const opening = lost.test(code) ? opened.exec(text) : null;
  const isOpened = opening && opening.index <= start;
  const line = isOpened
    ? lineAt(text, opening.index)
    : mistakenLine(text, lineAt(text, start), code);
  const place = rangeOfLine(text, line.start);
  const [, before = "", bare = "", value = ""] =
    /^(\s*(?:- )?)([\w-]+)(?: *= *|:(?=\S)| +)([^=\s].*)$/.exec(line.text) ?? [];
  if (fieldNames(schema).includes(bare)) {
    const corrected = `${bare}: ${value}`;
    const advice = `A colon and a space must follow "${bare}". Write ${corrected}`;
    return { ...place, text: advice, instead: before + corrected };
  }
  const [advice = "", look] = looks.find(([, pattern]) => pattern.test(line.text)) ?? [];
  const first = look?.exec(line.text)?.[0].at(-1) ?? "";
  return quotedWords(
    text,
    line.text,
    place,
    advice.replace("{first}", () => first),
  );
}

// The advice for a line and, if its text only lacks quotes, the line with quotes.
function quotedWords(text: string, line: string, place: Range, advice: string): Words {
  const [, name, value] =
    /^(\s*(?:- )?[\w-]+:[ \t]+)((?!\{\{?$)(?:\{\{|[^"'\\[{&*!%@`|>])[^"\\]*?)\s*$/.exec(line) ?? [];
  const continues = /^\s+(?!- |[\w-]+:)\S/.test(lineAt(text, place.end + 1).text);
  if (!name || !advice.endsWith(quotes) || continues)
    return { ...place, text: withField(advice, line) };
  // A curly quotation mark that nothing closes was meant to be a straight one.
  const instead = `${name}"${value?.replace(/^[“„](?=[^”“]*$)/, "")}"`;
  return { ...place, text: advice.replace(quotes, `Write ${instead.trim()}`), instead };
}

// The advice with the name of the field in the line.
function withField(advice: string, line: string) {
  const [field] = /(?<=^\s*(?:- )?)[\w-]+(?=:)/.exec(line) ?? [];
  return field ? advice.replace('title: "…"', `${field}: "…"`) : advice;
}

function rangeOfLine(text: string, offset: number) {
  const line = lineAt(text, offset);
  return { start: line.start, end: line.start + line.text.length };
}

function lineAt(text: string, offset: number) {
  const start = offset <= 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = text.slice(start).split("\n", 1);
  return { start, text: line };
}

// The line of the mistake, which is often the one below the parser’s, or one above with a special space.
function mistakenLine(text: string, line: { start: number; text: string }, code: string) {
  const above = lineAt(text, line.start - 1);
  if (/^\s*-\u00A0/.test(above.text)) return above;
  const below = lineAt(text, line.start + line.text.length + 1);
  const indent = (words: string) => /^[ ]*(?:- )?/.exec(words)?.[0].length ?? 0;
  const isDeeper = indent(below.text) > indent(line.text) && /^ +[\w-]+:/.test(below.text);
  return /IMPLICIT_KEY$/.test(code) && isDeeper && !/: .*: /.test(line.text) ? below : line;
}
