import type { Fault } from "#app/content/range.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import { lineAbove, lineAt, type Line } from "#scripts/check/line-at.ts";
import type { Rule } from "#scripts/check/rule.ts";

const field = String.raw`^\s*(?:- )*(?:["']?[\w-]+["']?:[ \t]+|- )`;
// What a line looks like, and what to write there; the first that fits is told.
const looks: [look: RegExp, text: string][] = [
  [/^[ ]*\t/, "A tab begins this line. Write spaces, two for each step."],
  [
    /^[ ]*\u00A0|^\s*(?:- )?[\w-]+:\u00A0|^\s*-\u00A0/,
    "A no-break space stands here. Delete it and press the space bar.",
  ],
  [/^\s*-[A-Za-z][\w-]*:(?:\s|$)/, 'Write "- " with a space before the name.'],
  [/^\s*(?:- )?[\w-]+:[^\s:/]/, "Write a space behind the colon."],
  [/^\s*(?:- )?[\w-]+ *= */, "Write a colon and a space in the place of the equals sign."],
  [
    new RegExp(`${field}(?:[“„‘]|(?:"[^"]*"|'[^']*')\\s*[^\\s#,\\]}]|["'][^"']*$|[[{])`),
    'Quotes or brackets do not hold this text together. Put one pair of straight quotes round all of it, and curly ones (“ ”) inside: "…"',
  ],
  [
    new RegExp(`${field}(?:(?![|>])[-*&!%@\`,?]|.*:(?:\\s|$))`),
    'A text that begins with such a character, or has a colon in it, needs straight quotes round it: title: "…"',
  ],
  [
    /^[^:]*$/,
    "This line has no name with a colon and a space. If it goes on with the text above, begin it two spaces further to the right than that.",
  ],
  [
    /^/,
    "This line begins too far to the left or to the right. Put it exactly below its neighbours.",
  ],
];
const opened =
  /^[ \t]*(?:- )*(?:[\w-]+:[ \t]+|- )(?:"(?:[^"\\\n]|\\.)*|'[^'\n]*|[[{][^\]}"'\n]*)(?=(?![^])|\n[ \t]*(?:$|- |(?:- )?"?[\w-]+"?:(?:\s|$)))/m;
// After these the parser has lost its way.
const lost = /^(?:TAB_AS_INDENT|BAD_INDENT|MISSING_CHAR|UNEXPECTED_TOKEN|.*IMPLICIT_KEY)$/;
const joined =
  "Two versions of this file were joined. Keep the lines that are right, and take away those of <<<<<<<, ======= and >>>>>>>.";
const ended = "This line would end the file here, and the rest would get lost. Take it away.";
const ends = /^(?:---|\.\.\.)(?=\s|$).*|^%.*/gm;

const rule: Rule = {
  severity: "error",
  about: "The fields of a file cannot be read as they are written, so nothing of it can be shown.",
  examples: {
    bad: [
      { "pledges.yaml": "- id: a\n  name: Friends: of girls\n" },
      { "pledges.yaml": "- id: a\n  name: Friends\n  name: Others\n" },
      { "blog/1.mdx": "title: No hyphens\n\nWords.\n" },
      { "pages/about.yaml": "<<<<<<< HEAD\ntitle: One\n=======\ntitle: Two\n>>>>>>> main\n" },
    ],
    good: [{ "pledges.yaml": "[]" }],
  },
  check({ files }, report) {
    for (const file of files) {
      const { path, text, kind } = file;
      const mark = text.search(/^(?:<{7} |\|{7} |={7}$|>{7} )/m);
      const end = kind.form === "folder" ? closedEarly(text) : endInside(text);
      if (mark >= 0) report({ file: path, start: mark, end: mark + 7, text: joined });
      else if (end !== undefined) report({ file: path, start: end, end: end + 3, text: ended });
      else for (const fault of untilLost(file)) report({ file: path, ...wordsFor(text, fault) });
    }
  },
};

export default rule;

// A line that ends the file, with words behind it; at the top --- is harmless.
function endInside(text: string) {
  return [...text.matchAll(ends)].find(
    ({ 0: line, index }) =>
      /^\s*[^#\s]/m.test(text.slice(index + line.length)) &&
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

function untilLost({ faults }: ContentFile) {
  const end = faults.findIndex(({ code }) => lost.test(code));
  return end < 0 ? faults.slice(0, 10) : faults.slice(0, end + 1);
}

const byCode: Record<string, string> = {
  DUPLICATE_KEY:
    'This field stands here a second time. Keep one; if a new entry of a list begins here, write "- " before it.',
  BAD_DQ_ESCAPE: "Take the backslash away, or use single quotes round the text.",
  MISREAD:
    'This means something else at the beginning of a text. Put straight quotes round all of it: "…"',
};

function wordsFor(text: string, fault: Fault) {
  const { start, code, message } = fault;
  if (code === "NO_FENCE") return noFence(text);
  const known =
    code === "TOO_LARGE" ? message : byCode[code.replace(/^(?:TAG_RES|BAD_AL).*/, "MISREAD")];
  if (known) return { ...fault, text: known };
  const here = lineAt(text, start);
  const opening = lost.test(code) ? opened.exec(text) : null;
  const isOpened = opening && opening.index <= start;
  const line = isOpened ? lineAt(text, opening.index) : mistaken(text, here, code);
  const said = looks.find(([look]) => look.test(line.text))?.[1] ?? "";
  const from = line === here ? start : line.start;
  return { start: from, end: line.start + line.text.length, text: said };
}

// The parser often stops beside the line of the mistake.
function mistaken(text: string, here: Line, code: string): Line {
  const below = lineAt(text, here.start + here.text.length + 1);
  const indent = (line: Line) => /^[ ]*(?:- )?/.exec(line.text)?.[0].length ?? 0;
  const isDeeper = indent(below) > indent(here) && /^ +[\w-]+:/.test(below.text);
  if (/IMPLICIT_KEY$/.test(code) && isDeeper && !/: .*: /.test(here.text)) return below;
  const above = lineAbove(text, here);
  const isBroken = /^\s*(?:- )?(?:[\w-]+ *=|-[A-Za-z]|[\w-]+:[^\s:/])/;
  return above && isBroken.test(above.text) ? above : here;
}

function noFence(text: string) {
  const lines = text.split("\n");
  const first =
    "The first line has to be --- and nothing else, with the fields below it and then --- once more.";
  if (!/^---[ \t]*$/.test(lines[0] ?? "")) return { start: 0, end: 0, text: first };
  const isField = (line: string) => /^(?:$|\s|- |#(?!#)|["']?[\w-]+["']?:(?:\s|$))/.test(line);
  const near = lines.findIndex((line, index) => index > 0 && /^\s*[-–—]+\s*$/.test(line));
  const other = lines.findIndex((line, index) => index > 0 && !isField(line));
  const above = lines.slice(0, other < 0 ? undefined : other);
  const last = above.findLastIndex((line) => line.trim() !== "");
  const at = near > 0 ? near : Math.min(last + 1, lines.length - 1);
  const start = lines.slice(0, at).join("\n").length + 1;
  return { start, end: start, text: "Write --- on a line of its own here, below the last field." };
}
