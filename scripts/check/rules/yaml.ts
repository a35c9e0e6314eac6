import type { Fault } from "#app/content/range.ts";
import type { Rule } from "#scripts/check/rule.ts";
import type { Kind } from "#app/content/kinds.ts";
import { fieldNames } from "#app/content/walk-fields.ts";
import { mistakesIn, quotes } from "#scripts/check/words/mistakes.ts";

const looks = mistakesIn("in a file of fields");
const beginnings = mistakesIn("above an entry");
const opened =
  /^[ \t]*(?:- )*(?:[\w-]+:[ \t]+|- )(?:"(?:[^"\\\n]|\\.)*|'[^'\n]*|[[{][^\]}"'\n]*)(?=(?![^])|\n[ \t]*(?:$|- |(?:- )?"?[\w-]+"?:(?:\s|$)))/m;
// All our files are indented by twos.
const oddIndent = /^(?: {2})* (?! )(?:- )?[\w-]+:(?: |$)/m;
const oneTooMany =
  "This line begins one space too far to the right. Delete one space at its beginning.";
// After these, the parser reports consequences.
const lost = /^(?:TAB_AS_INDENT|BAD_INDENT|MISSING_CHAR|UNEXPECTED_TOKEN|.*IMPLICIT_KEY)$/;
const noHyphen = /^(?:([–—])[ \u00A0]?)?[\w-]+:(?= |$)/m;
const dashed = "An entry begins with a hyphen, and this is a dash. Write - and a space instead.";
const hyphenless =
  'Each entry begins with "- ". If this line begins an entry, write "- " before it, and begin the other lines of the entry two spaces further to the right.';
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

export default {
  severity: "error",
  about:
    "The fields of a file cannot be read, so the site cannot show them. The cause is usually a missing quotation mark, hyphen or space.",
  check({ files }, report) {
    for (const { path: file, text, kind, faults } of files) {
      const end = kind.form === "folder" ? closedEarly(text) : endInside(text);
      const way = faults.findIndex(({ code }) => lost.test(code));
      if (end !== undefined) {
        report({ file, start: end, end: end + 3, text: ended });
        continue;
      }
      let told = 0;
      for (const fault of faults.slice(0, way < 0 ? 10 : way + 1)) {
        const said = { file, ...wordsFor(text, fault, kind) };
        // One mistake can cause two faults in the same text.
        if (said.start >= told) report(said);
        told = Math.max(told, said.end);
      }
    }
  },
} satisfies Rule;

// A line that ends the file before its last words; --- at the top is harmless.
function endInside(text: string) {
  return [...text.matchAll(ends)].find(
    ({ 0: line, index }) =>
      (line.startsWith(".") || /^\s*[^#\s]/m.test(text.slice(index + line.length))) &&
      (!line.startsWith("---") || /^[^#\s]/m.test(text.slice(0, index))),
  )?.index;
}

// A second line of hyphens with more fields below it, and a third one below those.
function closedEarly(text: string) {
  const found =
    /^---[ \t]*\n(?:(?!---).*\n)*?(---[ \t]*\n["']?[\w-]+["']?:(?:\s(?:(?!---)[^])*?)?^---[ \t]*$)/m.exec(
      text,
    );
  return found?.index === 0 ? found[0].length - (found[1] ?? "").length : undefined;
}

function wordsFor(text: string, fault: Fault, { schema, form }: Kind) {
  const names = fieldNames(schema);
  const { start, code, message } = fault;
  const odd = /^(?:--|-{4,}|[–—]+)[ \t]*$/m.exec(text);
  if (code === "NO_FENCE" && /^[ \t]+---/.test(text)) return { ...fault, text: spacedFence };
  if (code === "NO_FENCE" && odd) return { ...rangeOfLine(text, odd.index), text: oddFence };
  if (code === "NO_FENCE")
    return { ...fault, text: /^---\s*\n/.test(text) ? noSecondFence : noFence };
  if (code === "JOINED") return { ...fault, text: joined };
  if (code === "TOO_LARGE") return { ...fault, text: message };
  if (code === "DUPLICATE_KEY")
    return {
      ...fault,
      text: 'This field is here twice. Delete one, or write "- " before the line that begins a new entry.',
    };
  if (/^(?:MISREAD|TAG_RES|BAD_AL|BAD_DQ)/.test(code))
    return {
      ...fault,
      text: withField(meaning, lineAt(text, start).text),
    };
  const here = lineAt(text, start);
  const first = lineAt(text, text.search(/^(?!#|\s*$)/m));
  const wrong = /^\s*- /.test(here.text) && beginnings.find(([look]) => look.test(first.text));
  if (wrong) return { ...rangeOfLine(text, first.start), text: wrong[1] };
  const unmarked = form === "list" && lost.test(code) ? noHyphen.exec(text) : null;
  if (unmarked)
    return { ...rangeOfLine(text, unmarked.index), text: unmarked[1] ? dashed : hyphenless };
  const far = text.search(oddIndent);
  if (far >= 0 && lost.test(code)) return { ...rangeOfLine(text, far), text: oneTooMany };
  const opening = lost.test(code) ? opened.exec(text) : null;
  const isOpened = opening && opening.index <= start;
  const line = isOpened ? lineAt(text, opening.index) : mistaken(text, here, code);
  const place = rangeOfLine(text, line.start);
  const [, before = "", bare = "", behind = ""] =
    /^(\s*(?:- )?)([\w-]+)(?: *= *|:(?=\S)| +)([^=\s].*)$/.exec(line.text) ?? [];
  const mended = `${bare}: ${behind}`;
  if (names.includes(bare))
    return {
      ...place,
      text: `A colon and a space must follow "${bare}". Write ${mended}`,
      instead: before + mended,
    };
  const said = looks.find(([look]) => look.test(line.text))?.[1] ?? "";
  const [, name, value] =
    /^(\s*(?:- )?[\w-]+:[ \t]+)((?!\{\{?$)(?:\{\{|[^"'\\[{&*!%@`|>])[^"\\]*?)\s*$/.exec(
      line.text,
    ) ?? [];
  const named = withField(said, line.text);
  const goesOn = /^\s+(?!- |[\w-]+:)\S/.test(lineAt(text, place.end + 1).text);
  if (!name || !said.endsWith(quotes) || goesOn) return { ...place, text: named };
  const instead = `${name}"${value}"`;
  return { ...place, text: said.replace(quotes, `Write ${instead.trim()}`), instead };
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

// The line of the mistake, which is often the one below the parser’s.
function mistaken(text: string, here: { start: number; text: string }, code: string) {
  const below = lineAt(text, here.start + here.text.length + 1);
  const indent = (line: string) => /^[ ]*(?:- )?/.exec(line)?.[0].length ?? 0;
  const isDeeper = indent(below.text) > indent(here.text) && /^ +[\w-]+:/.test(below.text);
  return /IMPLICIT_KEY$/.test(code) && isDeeper && !/: .*: /.test(here.text) ? below : here;
}
