import type { Fault } from "#app/content/range.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import { lineAbove, lineAt, type Line } from "#scripts/check/line-at.ts";
import type { Rule } from "#scripts/check/rule.ts";

const field = String.raw`^\s*(?:- )*(?:["']?[\w-]+["']?:[ \t]+|- )`;
// What a line looks like, and what to write there; the first that fits is told.
const looks: [look: RegExp, text: string][] = [
  [/^[ ]*\t/, "A tab stands at the beginning of this line. Write spaces, two for each step."],
  [
    /^[ ]*\u00A0|^\s*(?:- )?[\w-]+:\u00A0|^\s*-\u00A0/,
    "A no-break space stands here in the place of a plain one. Delete it and press the space bar.",
  ],
  [
    /^\s*-[A-Za-z][\w-]*:(?:\s|$)/,
    'A space is missing behind the hyphen. Write "- " before the name.',
  ],
  [
    /^\s*(?:- )?[\w-]+:[^\s:/]/,
    'A space is missing behind the colon. Write the name, a colon, a space and the text: title: "…"',
  ],
  [
    /^\s*(?:- )?[\w-]+ *= */,
    "An equals sign stands where a colon belongs. Write the name, a colon and a space.",
  ],
  [
    new RegExp(`${field}[“„‘].*: `),
    'Curly quotes hold no text together. Put straight quotes (") round it.',
  ],
  [
    new RegExp(`${field}(?:"[^"]*"|'[^']*')\\s*[^\\s#,\\]}]`),
    "Words stand behind the closing quotation mark. Put one pair of straight quotes round the whole text, and curly ones (“ ”) inside.",
  ],
  [
    new RegExp(`${field}["'][^"']*$`),
    "A quotation mark is opened here and never closed. Put one at the end of the text as well.",
  ],
  [
    new RegExp(`${field}[[{]`),
    'A bracket is opened here and not closed as it has to be. If it begins a text, put quotes round the text: "[…"',
  ],
  [
    new RegExp(`${field}(?![|>])[-*&!%@\`,?]`),
    'A text cannot begin with this character. Put straight quotes round the whole text: "…"',
  ],
  [
    new RegExp(`${field}.*:(?:\\s|$)`),
    'A text with a colon in it needs straight quotes round it: title: "…"',
  ],
  [
    /^[^:]*$/,
    "This line has no name with a colon and a space. If it goes on with the text above, begin it two spaces further to the right than the line above; else write it like: title: …",
  ],
  [
    /^/,
    "This line begins too far to the left or to the right. Put it exactly below the line to which it belongs, with spaces.",
  ],
];
const opened =
  /^[ \t]*(?:- )*(?:[\w-]+:[ \t]+|- )(?:"(?:[^"\\\n]|\\.)*|'[^'\n]*|[[{][^\]}"'\n]*)(?=(?![^])|\n[ \t]*(?:$|- |(?:- )?"?[\w-]+"?:(?:\s|$)))/m;
// After these the parser has lost its way.
const lost = /^(?:TAB_AS_INDENT|BAD_INDENT|MISSING_CHAR|UNEXPECTED_TOKEN|.*IMPLICIT_KEY)$/;
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
      const { path, text } = file;
      const mark = /^(?:<{7} |\|{7} |={7}$|>{7} )/m.exec(text);
      const end = file.kind.form === "folder" ? closedEarly(text) : endInside(text);
      const told = mark
        ? ([
            mark.index,
            "Two versions of this file were joined. Keep the lines that are right, and take away those of <<<<<<<, ======= and >>>>>>>.",
          ] as const)
        : end === undefined
          ? undefined
          : ([
              end,
              "This line would end the file here, and what stands below it would get lost. Take it away.",
            ] as const);
      if (told) report({ file: path, start: told[0], end: told[0] + 1, text: told[1] });
      else for (const fault of untilLost(file)) report({ file: path, ...wordsFor(file, fault) });
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

function wordsFor({ text }: ContentFile, fault: Fault) {
  const { start, end, code } = fault;
  const same = { start, end };
  if (code === "TOO_LARGE") return { ...same, text: fault.message };
  if (code === "NO_FENCE") return noFence(text);
  if (code === "DUPLICATE_KEY")
    return {
      ...same,
      text: 'This field stands here a second time. Keep one of the two; if a new entry of a list begins here, write "- " before it.',
    };
  if (code === "BAD_DQ_ESCAPE")
    return {
      ...same,
      text: "A backslash inside double quotes means something else. Take it away, or use single quotes round the text.",
    };
  const here = lineAt(text, start);
  if (code === "MISREAD" || code === "TAG_RESOLVE_FAILED" || code === "BAD_ALIAS")
    return {
      ...same,
      text: 'These characters mean something else at the beginning of a text. Put straight quotes round the whole text: "…"',
    };
  const opening = lost.test(code) ? opened.exec(text) : null;
  const line =
    opening && opening.index <= start ? lineAt(text, opening.index) : mistaken(text, here, code);
  return {
    start: Math.max(line.start, line === here ? start : 0),
    end: line.start + line.text.length,
    text: said(line),
  };
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

function said({ text }: Line) {
  return looks.find(([look]) => look.test(text))?.[1] ?? "";
}

function noFence(text: string) {
  const lines = text.split("\n");
  if (!/^---[ \t]*$/.test(lines[0] ?? ""))
    return {
      start: 0,
      end: 0,
      text: "The first line has to be --- and nothing else, with the fields below it and then --- once more.",
    };
  const isField = (line: string) => /^(?:$|\s|- |#(?!#)|["']?[\w-]+["']?:(?:\s|$))/.test(line);
  const near = lines.findIndex((line, index) => index > 0 && /^\s*[-–—]+\s*$/.test(line));
  const other = lines.findIndex((line, index) => index > 0 && !isField(line));
  const last = lines
    .slice(0, other < 0 ? undefined : other)
    .findLastIndex((line) => line.trim() !== "");
  const at = near > 0 ? near : Math.min(last + 1, lines.length - 1);
  const start = lines.slice(0, at).join("\n").length + 1;
  return {
    start,
    end: start,
    text: "The fields at the top are never closed. Write --- on a line of its own below the last of them.",
  };
}
