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
export const marks = family("marks", {
  "the first line of hyphens missing": inProse((file) =>
    reportedAt(file, file.lines.slice(1).join("\n"), 1),
  ),
  "the second line of hyphens missing": inProse((file) =>
    reportedAt(file, file.lines.toSpliced(file.closeLine - 1, 1).join("\n"), file.closeLine),
  ),
  "the first line of hyphens twice": inProse((file) => reportedAt(file, `---\n${file.text}`, 2)),
  "the second line of hyphens twice": inProse((file) =>
    reportedAt(file, withLine(file, file.closeLine, "---", "---"), file.closeLine + 1),
  ),
  "a line of hyphens in the middle of the fields": (file) =>
    file.isProse
      ? edges(file).map((line) =>
          reportedAt(file, withLine(file, line, "---", file.lines[line - 1] ?? ""), line),
        )
      : [],
  "four hyphens below the fields": closedAs("----"),
  "two hyphens below the fields": closedAs("--"),
  "hyphens that became a long dash": closedAs("—"),
  "a long dash in the first line": openedAs("—"),
  "a language behind the first hyphens (---js)": openedAs("---js"),
  "an empty line above the first hyphens": inProse((file) => reportedAt(file, `\n${file.text}`, 1)),
  "spaces behind the hyphens": inProse((file) =>
    harmless(file, withLine(file, file.closeLine, "---  ")),
  ),
  "hyphens above the first line of a list or a page": inYaml((file) => [
    harmless(file, `---\n${file.text}`),
  ]),
  "hyphens in the middle of a list or a page": inYaml((file) =>
    edges(file)
      // Below nothing but notes they are the beginning of the file.
      .filter((line) => file.lines.slice(0, line - 1).some((text) => !/^(#|$)/.test(text)))
      .map((line) =>
        reportedAt(file, withLine(file, line, "---", file.lines[line - 1] ?? ""), line),
      ),
  ),
  "three dots on a line of their own": inYaml((file) =>
    edges(file).map((line) =>
      reportedAt(file, withLine(file, line, "...", file.lines[line - 1] ?? ""), line),
    ),
  ),
  "an order to the reader of the file (%YAML)": inYaml((file) => [
    reportedAt(file, `%YAML 1.1\n---\n${file.text}`, 1),
  ]),
  "a code that wants to run (!!js/function)": inValues(
    isSentence,
    () => "!!js/function 'return 1'",
  ),
  "parts that repeat each other without end": added(...bomb()),
  "a field whose name is a list": added("[one, two]: words"),
  "a question mark before a name": added("? name"),
  "a line that has only a colon": added(": words"),
  "a thousand brackets": inValues(isPlainCopy, () => "[".repeat(1000)),
  "an invisible character in a text": inValues(isSentence, ({ source }) =>
    replaced(source, 1, 1, "\u0008"),
  ),
  "a letter lost in saving (not UTF-8)": inValues(isSentence, ({ source }) =>
    Buffer.from(`${source} \xE9t\xE9`, "latin1")
      .toString("utf8")
      .replace(/\uFFFD+$/, "\uFFFD"),
  ),
  "a file saved as UTF-16": (file) => [
    reportedAt(file, Buffer.from(`\uFEFF${file.text}`, "utf16le").toString("utf8"), 1),
  ],
  "two megabytes pasted into a field": inValues(
    isSentence,
    ({ source }) => `${source} ${"words ".repeat(350_000)}`,
  ),
  "a no-break space inside a sentence": harmlessInValues(isSentence, ({ source }) =>
    source.replace(" ", "\u00A0"),
  ),
  "curly quotes inside a sentence": harmlessInValues(isSentence, ({ source }) =>
    source.replace(/ (\S+) /, " “$1” "),
  ),
  "a smiling face in a sentence": harmlessInValues(isSentence, ({ source }) => `${source} 🙂`),
});
