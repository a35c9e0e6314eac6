import { replaced, withLine, type ContentFile } from "#tests/mutation/content-file.ts";
import {
  inValues,
  isPlainCopy,
  isSentence,
  harmlessInValues,
} from "#tests/mutation/fields-to-change.ts";
import { family, harmless, reportedAt, type Mutation } from "#tests/mutation/mistake.ts";

const inProse = (change: (file: ContentFile) => Mutation) => (file: ContentFile) =>
  file.isProse ? [change(file)] : [];
const inYaml = (change: (file: ContentFile) => Mutation[]) => (file: ContentFile) =>
  file.isProse ? [] : change(file);

const openedAs = (first: string) =>
  inProse((file) => reportedAt(file, withLine(file, 1, first), 1));
const closedAs = (mark: string) =>
  inProse((file) => reportedAt(file, withLine(file, file.closeLine, mark), file.closeLine));

// Where a line of the file may begin at the left edge without cutting a text in two.
const edges = (file: ContentFile) =>
  file.fields
    .map(({ line }) => line)
    .filter((line) => line > 2 && /^(?:- )?[\w-]+:/.test(file.lines[line - 1] ?? ""));
const bomb = (): string[] => [
  "bomb: &a [x, x, x, x, x, x, x, x]",
  ..."bcdefgh".split("").map((name, index) => {
    const before = `*${"abcdefg"[index]}`;
    return `bomb${name}: &${name} [${Array(8).fill(before).join(", ")}]`;
  }),
];
const afterFields = (file: ContentFile, ...lines: string[]) => {
  const isList = file.lines.some((line) => line.startsWith("- "));
  const put = lines.map((line, index) => (isList ? `${index === 0 ? "- " : "  "}${line}` : line));
  const at = file.isProse ? file.closeLine - 1 : file.lines.length - 1;
  return { text: file.lines.toSpliced(at, 0, ...put).join("\n"), line: at + 1 };
};
const added =
  (...lines: string[]) =>
  (file: ContentFile) => {
    const { text, line } = afterFields(file, ...lines);
    return [reportedAt(file, text, line)];
  };

/** Mistakes in the characters around the words. */
export const marks = family("marks", [
  {
    name: "the first line of hyphens missing",
    places: inProse((file) => reportedAt(file, file.lines.slice(1).join("\n"), 1)),
  },
  {
    name: "the second line of hyphens missing",
    places: inProse((file) =>
      reportedAt(file, file.lines.toSpliced(file.closeLine - 1, 1).join("\n"), file.closeLine),
    ),
  },
  {
    name: "the first line of hyphens twice",
    places: inProse((file) => reportedAt(file, `---\n${file.text}`, 2)),
  },
  {
    name: "the second line of hyphens twice",
    places: inProse((file) =>
      reportedAt(file, withLine(file, file.closeLine, "---", "---"), file.closeLine + 1),
    ),
  },
  {
    name: "a line of hyphens in the middle of the fields",
    places: (file: ContentFile) =>
      file.isProse
        ? edges(file).map((line) =>
            reportedAt(file, withLine(file, line, "---", file.lines[line - 1] ?? ""), line),
          )
        : [],
  },
  { name: "four hyphens below the fields", places: closedAs("----") },
  { name: "two hyphens below the fields", places: closedAs("--") },
  { name: "hyphens that became a long dash", places: closedAs("—") },
  { name: "a long dash in the first line", places: openedAs("—") },
  { name: "a language behind the first hyphens (---js)", places: openedAs("---js") },
  {
    name: "an empty line above the first hyphens",
    places: inProse((file) => reportedAt(file, `\n${file.text}`, 1)),
  },
  {
    name: "spaces behind the hyphens",
    places: inProse((file) => harmless(file, withLine(file, file.closeLine, "---  "))),
  },
  {
    name: "hyphens above the first line of a list or a page",
    places: inYaml((file) => [harmless(file, `---\n${file.text}`)]),
  },
  {
    name: "hyphens in the middle of a list or a page",
    places: inYaml((file) =>
      edges(file)
        // Below nothing but notes they are the beginning of the file.
        .filter((line) => file.lines.slice(0, line - 1).some((text) => !/^(#|$)/.test(text)))
        .map((line) =>
          reportedAt(file, withLine(file, line, "---", file.lines[line - 1] ?? ""), line),
        ),
    ),
  },
  {
    name: "three dots on a line of their own",
    places: inYaml((file) =>
      edges(file).map((line) =>
        reportedAt(file, withLine(file, line, "...", file.lines[line - 1] ?? ""), line),
      ),
    ),
  },
  {
    name: "an order to the reader of the file (%YAML)",
    places: inYaml((file) => [reportedAt(file, `%YAML 1.1\n---\n${file.text}`, 1)]),
  },
  {
    name: "a code that wants to run (!!js/function)",
    places: inValues({ where: isSentence, write: () => "!!js/function 'return 1'" }),
  },
  { name: "parts that repeat each other without end", places: added(...bomb()) },
  { name: "a field whose name is a list", places: added("[one, two]: words") },
  { name: "a question mark before a name", places: added("? name") },
  { name: "a line that has only a colon", places: added(": words") },
  {
    name: "a thousand brackets",
    places: inValues({ where: isPlainCopy, write: () => "[".repeat(1000) }),
  },
  {
    name: "an invisible character in a text",
    places: inValues({
      where: isSentence,
      write: ({ source }) => replaced(source, 1, 1, "\u0008"),
    }),
  },
  {
    name: "a letter lost in saving (not UTF-8)",
    places: inValues({
      where: isSentence,
      write: ({ source }) =>
        Buffer.from(`${source} \xE9t\xE9`, "latin1")
          .toString("utf8")
          .replace(/\uFFFD+$/, "\uFFFD"),
    }),
  },
  {
    name: "a file saved as UTF-16",
    places: (file: ContentFile) => [
      reportedAt(file, Buffer.from(`\uFEFF${file.text}`, "utf16le").toString("utf8"), 1),
    ],
  },
  {
    name: "two megabytes pasted into a field",
    places: inValues({
      where: isSentence,
      write: ({ source }) => `${source} ${"words ".repeat(350_000)}`,
    }),
  },
  {
    name: "a no-break space inside a sentence",
    places: harmlessInValues({
      where: isSentence,
      write: ({ source }) => source.replace(" ", "\u00A0"),
    }),
  },
  {
    name: "curly quotes inside a sentence",
    places: harmlessInValues({
      where: isSentence,
      write: ({ source }) => source.replace(/ (\S+) /, " “$1” "),
    }),
  },
  {
    name: "a smiling face in a sentence",
    places: harmlessInValues({ where: isSentence, write: ({ source }) => `${source} 🙂` }),
  },
]);
