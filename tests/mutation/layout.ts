import { replaced, withLine, type ContentFile } from "#tests/mutation/content-file.ts";
import {
  inLines,
  inValues,
  isOnOneLine,
  isPlainCopy,
  isSentence,
} from "#tests/mutation/fields-to-change.ts";
import { family, harmless, reportedAt, type Mutation } from "#tests/mutation/mistake.ts";

const isIndented = (line: string) => /^ +[\w-]+:/.test(line);
const isEntry = (line: string) => /^ *- [\w-]+:/.test(line);
const isLater = (file: ContentFile, line: number) =>
  file.lines.slice(0, line - 1).some((one) => isEntry(one) && !one.startsWith("#"));
const firstGap = (source: string) => source.indexOf(" ", 1);
const secondHalf = (source: string) => source.indexOf(" ", Math.floor(source.length / 2));

const wrapped = (indent: (column: string) => string, isHarmless: boolean) => (file: ContentFile) =>
  file.fields
    .filter(
      (field) =>
        isSentence(field) && secondHalf(field.source) > 0 && !/ [-*&!%@>|`#]/.test(field.source),
    )
    .map((field): Mutation => {
      const gap = field.start + secondHalf(field.source);
      const column = /^[ -]*/.exec(file.lines[field.line - 1] ?? "")?.[0].replace(/-/g, " ") ?? "";
      const text = replaced(file.text, gap, gap + 1, `\n${indent(column)}`);
      return isHarmless ? harmless(file, text) : reportedAt(file, text, field.line + 1);
    });

const wholeFile = (change: (text: string) => string) => (file: ContentFile) => [
  harmless(file, change(file.text)),
];

/** Mistakes in how the lines of a file stand. */
export const layout = family("layout", {
  "a colon in a text without quotes": inValues(isSentence, ({ source }) =>
    replaced(source, firstGap(source), firstGap(source), ":"),
  ),
  "a tab at the beginning of a line": inLines(isIndented, (line) => line.replace(/^ +/, "\t")),
  "a tab behind a colon": inLines(
    (line, { style }) =>
      /: \S/.test(line) && style !== "LIST" && style !== "FIELDS" && !style.startsWith("BLOCK"),
    (line) => line.replace(/: /, ":\t"),
    true,
  ),
  "a no-break space at the beginning of a line": inLines(isIndented, (line) =>
    line.replace(/^ +/, (spaces) => "\u00A0".repeat(spaces.length)),
  ),
  "a no-break space behind a colon": inLines(
    (line) => /^ *(?:- )?[\w-]+: \S/.test(line),
    (line) => line.replace(": ", ":\u00A0"),
  ),
  "a no-break space behind a dash": inLines(isEntry, (line) => line.replace("- ", "-\u00A0")),
  "no space behind a colon": inLines(
    (line, { style }) => /^ *(?:- )?[\w-]+: \w/.test(line) && style === "PLAIN",
    (line) => line.replace(": ", ":"),
  ),
  "no space behind a dash": inLines(isEntry, (line) => line.replace("- ", "-")),
  "a field one space too far to the right": inLines(
    (line, { isFirst }) => /^ *[\w-]+:/.test(line) && !isFirst,
    (line) => ` ${line}`,
  ),
  "a field one space too far to the left": inLines(
    (line, { isFirst }) => isIndented(line) && !isFirst,
    (line) => line.slice(1),
  ),
  "a field of an entry at the left edge": inLines(
    (line, { isFirst, path }) =>
      isIndented(line) && !isFirst && typeof path[0] === "number" && path.length === 2,
    (line) => line.trimStart(),
  ),
  "an entry one space too far to the right": inLines(
    (line, { line: number }, file) =>
      isEntry(line) && line.startsWith("-") && isLater(file, number),
    (line) => ` ${line}`,
  ),
  "the dash of an entry deleted": inLines(
    (line, { line: number }, file) =>
      isEntry(line) && line.startsWith("-") && isLater(file, number),
    (line) => line.replace("-", " "),
  ),
  "the dash and the space of an entry deleted": inLines(
    (line, { line: number }, file) =>
      isEntry(line) && line.startsWith("-") && isLater(file, number),
    (line) => line.replace("- ", ""),
  ),
  "a field written twice": (file) =>
    file.fields
      .filter((field) => field.name !== "" && isOnOneLine(field))
      .filter(({ line }) => !/[{[]/.test(file.lines[line - 1] ?? ""))
      .map(({ line }) => {
        const written = file.lines[line - 1] ?? "";
        const again = written.replace(/^( *)- /, "$1  ");
        return reportedAt(file, withLine(file, line, written, again), line + 1);
      }),
  "a quotation mark that is never closed": inValues(isSentence, ({ source }) => `"${source}`),
  "a quotation mark that was never opened": inValues(isSentence, ({ source }) => `${source}"`),
  "words behind the closing quotation mark": inValues(
    isSentence,
    ({ source }) => `"${source}" and more`,
  ),
  "a bracket that is never closed": inValues(isSentence, ({ source }) => `[${source}`),
  "a backslash inside double quotes": inValues(isSentence, ({ source }) => `"C:\\x ${source}"`),
  "a note behind a text": inValues(isSentence, ({ source }) => `${source} # check this`),
  "a note on a line of its own": (file) =>
    file.fields
      .filter(
        ({ name, line }) => name !== "" && /^ *(?:- )?[\w-]+:/.test(file.lines[line - 1] ?? ""),
      )
      .map(({ line }) =>
        harmless(file, withLine(file, line, "# A note.", file.lines[line - 1] ?? "")),
      ),
  "a line wrapped to the left edge": wrapped(() => "", false),
  "a line wrapped below its field": wrapped((column) => `${column}    `, true),
  "a text that begins with a star": inValues(isSentence, ({ source }) => `*${source}*`),
  "a text that begins with @": inValues(isSentence, ({ source }) => `@${source}`),
  "a text that begins with a dash": inValues(
    (field) => isSentence(field) && field.name !== "",
    ({ source }) => `- ${source}`,
  ),
  "the marks of two joined versions": (file) =>
    file.fields
      .filter((field) => isPlainCopy(field) && field.name !== "")
      .map(({ line }) => {
        const written = file.lines[line - 1] ?? "";
        const marks = ["<<<<<<< HEAD", written, "=======", written, ">>>>>>> main"];
        return reportedAt(file, withLine(file, line, ...marks), line);
      }),
  "the line ends of Windows": wholeFile((text) => text.replaceAll("\n", "\r\n")),
  "the line ends of old computers": wholeFile((text) => text.replaceAll("\n", "\r")),
  "an invisible mark before the first character": wholeFile((text) => `\uFEFF${text}`),
  "no line end at the end of the file": wholeFile((text) => text.trimEnd()),
  "spaces at the end of a line": inLines(
    (_, field) => isOnOneLine(field),
    (line) => `${line}  `,
    true,
  ),
  "empty lines between fields": (file) =>
    file.fields
      .filter(
        ({ name, line, isFirst }) =>
          name !== "" && !isFirst && /^ *[\w-]+:/.test(file.lines[line - 1] ?? ""),
      )
      .map(({ line }) => harmless(file, withLine(file, line, "", file.lines[line - 1] ?? ""))),
});
