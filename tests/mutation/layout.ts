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
export const layout = family("layout", [
  {
    name: "a colon in a text without quotes",
    places: inValues({
      where: isSentence,
      write: ({ source }) => replaced(source, firstGap(source), firstGap(source), ":"),
    }),
  },
  {
    name: "a tab at the beginning of a line",
    places: inLines(isIndented, (line) => line.replace(/^ +/, "\t")),
  },
  {
    name: "a tab behind a colon",
    places: inLines(
      (line, { style }) =>
        /: \S/.test(line) && style !== "LIST" && style !== "FIELDS" && !style.startsWith("BLOCK"),
      (line) => line.replace(/: /, ":\t"),
      true,
    ),
  },
  {
    name: "a no-break space at the beginning of a line",
    places: inLines(isIndented, (line) =>
      line.replace(/^ +/, (spaces) => "\u00A0".repeat(spaces.length)),
    ),
  },
  {
    name: "a no-break space behind a colon",
    places: inLines(
      (line) => /^ *(?:- )?[\w-]+: \S/.test(line),
      (line) => line.replace(": ", ":\u00A0"),
    ),
  },
  {
    name: "a no-break space behind a dash",
    places: inLines(isEntry, (line) => line.replace("- ", "-\u00A0")),
  },
  {
    name: "no space behind a colon",
    places: inLines(
      (line, { style }) => /^ *(?:- )?[\w-]+: \w/.test(line) && style === "PLAIN",
      (line) => line.replace(": ", ":"),
    ),
  },
  {
    name: "no space behind a dash",
    places: inLines(isEntry, (line) => line.replace("- ", "-")),
  },
  {
    name: "a field one space too far to the right",
    places: inLines(
      (line, { isFirst }) => /^ *[\w-]+:/.test(line) && !isFirst,
      (line) => ` ${line}`,
    ),
  },
  {
    name: "a field one space too far to the left",
    places: inLines(
      (line, { isFirst }) => isIndented(line) && !isFirst,
      (line) => line.slice(1),
    ),
  },
  {
    name: "a field of an entry at the left edge",
    places: inLines(
      (line, { isFirst, path }) =>
        isIndented(line) && !isFirst && typeof path[0] === "number" && path.length === 2,
      (line) => line.trimStart(),
    ),
  },
  {
    name: "an entry one space too far to the right",
    places: inLines(
      (line, { line: number }, file) =>
        isEntry(line) && line.startsWith("-") && isLater(file, number),
      (line) => ` ${line}`,
    ),
  },
  {
    name: "the dash of an entry deleted",
    places: inLines(
      (line, { line: number }, file) =>
        isEntry(line) && line.startsWith("-") && isLater(file, number),
      (line) => line.replace("-", " "),
    ),
  },
  {
    name: "the dash and the space of an entry deleted",
    places: inLines(
      (line, { line: number }, file) =>
        isEntry(line) && line.startsWith("-") && isLater(file, number),
      (line) => line.replace("- ", ""),
    ),
  },
  {
    name: "a field written twice",
    places: (file: ContentFile) =>
      file.fields
        .filter((field) => field.name !== "" && isOnOneLine(field))
        .filter(({ line }) => !/[{[]/.test(file.lines[line - 1] ?? ""))
        .map(({ line }) => {
          const written = file.lines[line - 1] ?? "";
          const again = written.replace(/^( *)- /, "$1  ");
          return reportedAt(file, withLine(file, line, written, again), line + 1);
        }),
  },
  {
    name: "a quotation mark that is never closed",
    places: inValues({ where: isSentence, write: ({ source }) => `"${source}` }),
  },
  {
    name: "a quotation mark that was never opened",
    places: inValues({ where: isSentence, write: ({ source }) => `${source}"` }),
  },
  {
    name: "words behind the closing quotation mark",
    places: inValues({ where: isSentence, write: ({ source }) => `"${source}" and more` }),
  },
  {
    name: "a bracket that is never closed",
    places: inValues({ where: isSentence, write: ({ source }) => `[${source}` }),
  },
  {
    name: "a backslash inside double quotes",
    places: inValues({ where: isSentence, write: ({ source }) => `"C:\\x ${source}"` }),
  },
  {
    name: "a note behind a text",
    places: inValues({ where: isSentence, write: ({ source }) => `${source} # check this` }),
  },
  {
    name: "a note on a line of its own",
    places: (file: ContentFile) =>
      file.fields
        .filter(
          ({ name, line }) => name !== "" && /^ *(?:- )?[\w-]+:/.test(file.lines[line - 1] ?? ""),
        )
        .map(({ line }) =>
          harmless(file, withLine(file, line, "# A note.", file.lines[line - 1] ?? "")),
        ),
  },
  { name: "a line wrapped to the left edge", places: wrapped(() => "", false) },
  { name: "a line wrapped below its field", places: wrapped((column) => `${column}    `, true) },
  {
    name: "a text that begins with a star",
    places: inValues({ where: isSentence, write: ({ source }) => `*${source}*` }),
  },
  {
    name: "a text that begins with @",
    places: inValues({ where: isSentence, write: ({ source }) => `@${source}` }),
  },
  {
    name: "a text that begins with a dash",
    places: inValues({
      where: (field) => isSentence(field) && field.name !== "",
      write: ({ source }) => `- ${source}`,
    }),
  },
  {
    name: "the marks of two joined versions",
    places: (file: ContentFile) =>
      file.fields
        .filter((field) => isPlainCopy(field) && field.name !== "")
        .map(({ line }) => {
          const written = file.lines[line - 1] ?? "";
          const marks = ["<<<<<<< HEAD", written, "=======", written, ">>>>>>> main"];
          return reportedAt(file, withLine(file, line, ...marks), line);
        }),
  },
  { name: "the line ends of Windows", places: wholeFile((text) => text.replaceAll("\n", "\r\n")) },
  {
    name: "the line ends of old computers",
    places: wholeFile((text) => text.replaceAll("\n", "\r")),
  },
  {
    name: "an invisible mark before the first character",
    places: wholeFile((text) => `\uFEFF${text}`),
  },
  { name: "no line end at the end of the file", places: wholeFile((text) => text.trimEnd()) },
  {
    name: "spaces at the end of a line",
    places: inLines(
      (_, field) => isOnOneLine(field),
      (line) => `${line}  `,
      true,
    ),
  },
  {
    name: "empty lines between fields",
    places: (file: ContentFile) =>
      file.fields
        .filter(
          ({ name, line, isFirst }) =>
            name !== "" && !isFirst && /^ *[\w-]+:/.test(file.lines[line - 1] ?? ""),
        )
        .map(({ line }) => harmless(file, withLine(file, line, "", file.lines[line - 1] ?? ""))),
  },
]);
