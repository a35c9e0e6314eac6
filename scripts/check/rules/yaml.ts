import type { Fault } from "#app/content/range.ts";
import type { Rule } from "#scripts/check/rule.ts";

const quotes =
  'Put one pair of straight quotes round all of the text, and curly ones (“ ”) inside it: title: "…"';
// What a line looks like, and what to write there; the first that fits is told.
const looks: [look: RegExp, text: string][] = [
  [/^ *\t/, "This line begins with a tab. Delete it and type spaces."],
  [
    /^ *\u00A0|^\s*(?:- )?[\w-]+:\u00A0|^\s*-\u00A0/,
    "This is no plain space. Delete it and press the space bar.",
  ],
  [/^\s*-[A-Za-z][\w-]*:(?:\s|$)/, 'Write "- " with a space before the name.'],
  [/^\s*(?:- )?[\w-]+(?::[^\s:/]| *= )/, "Write a colon and a space behind the name."],
  [
    /^\s*(?:- )*(?:["']?[\w-]+["']?:[ \t]+|- )(?:[“„‘"'[{*&!%@`,?-]|.*:(?:\s|$))/,
    `Quotes, a bracket, a colon or another such character breaks this text. ${quotes}`,
  ],
  [
    /^[^:]*$/,
    "This line has no name with a colon and a space. If it goes on with the text above, begin it two spaces further to the right than that.",
  ],
  [/^/, "This line begins too far to the left or right. Put it exactly below its neighbours."],
];
// What the first line of a list cannot be, where an entry below it begins with a hyphen.
const beginnings: typeof looks = [
  [/^\s*\[\s*\]\s*$/, "Take this line away; the first entry takes its place."],
  [/^\s*[\w-]+:\s/, 'Begin this entry with "- ", its other lines two spaces further to the right.'],
];
const opened =
  /^[ \t]*(?:- )*(?:[\w-]+:[ \t]+|- )(?:"(?:[^"\\\n]|\\.)*|'[^'\n]*|[[{][^\]}"'\n]*)(?=(?![^])|\n[ \t]*(?:$|- |(?:- )?"?[\w-]+"?:(?:\s|$)))/m;
// After these the parser has lost its way.
const lost = /^(?:TAB_AS_INDENT|BAD_INDENT|MISSING_CHAR|UNEXPECTED_TOKEN|.*IMPLICIT_KEY)$/;
const joined =
  "Two versions of this file were joined. Keep the lines that are right, and take away those of <<<<<<<, ======= and >>>>>>>.";
const noFence =
  "The first line has to be --- and nothing else, with the fields below it and then a second line of --- above the text.";
const noSecondFence =
  "The second line of --- is missing. Write it between the fields and the text.";
const ended = "This line would end the file here, and the rest would get lost. Take it away.";
const ends = /^(?:---|\.\.\.)(?=\s|$).*|^%.*/gm;

const rule: Rule = {
  severity: "error",
  about: "The fields of a file cannot be read as they are written, so nothing of it can be shown.",
  examples: {
    bad: [
      { "pledges.yaml": "- id: a\n  name: Friends: of girls\n" },
      { "blog/1.mdx": "title: No hyphens\n\nWords.\n" },
      { "pages/about.yaml": "<<<<<<< HEAD\ntitle: One\n=======\ntitle: Two\n>>>>>>> main\n" },
    ],
    good: [{ "pledges.yaml": "[]" }],
  },
  check({ files }, report) {
    for (const { path: file, text, kind, faults } of files) {
      const mark = text.search(/^(?:<{7} |\|{7} |={7}$|>{7} )/m);
      const end = kind.form === "folder" ? closedEarly(text) : endInside(text);
      const way = faults.findIndex(({ code }) => lost.test(code));
      if (mark >= 0) report({ file, start: mark, end: mark + 7, text: joined });
      else if (end !== undefined) report({ file, start: end, end: end + 3, text: ended });
      else
        for (const fault of faults.slice(0, way < 0 ? 10 : way + 1))
          report({ file, ...wordsFor(text, fault) });
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

function wordsFor(text: string, fault: Fault) {
  const { start, code, message } = fault;
  if (code === "NO_FENCE")
    return { ...fault, text: /^---\s*\n/.test(text) ? noSecondFence : noFence };
  if (code === "TOO_LARGE") return { ...fault, text: message };
  if (code === "DUPLICATE_KEY")
    return {
      ...fault,
      text: 'This field stands here twice. Keep one; a new entry begins with "- ".',
    };
  if (/^(?:MISREAD|TAG_RES|BAD_AL|BAD_DQ)/.test(code))
    return { ...fault, text: `This means something else in a field. ${quotes}` };
  const here = lineAt(text, start);
  const first = lineAt(text, text.search(/^(?!#|\s*$)/m));
  const wrong = /^\s*- /.test(here.text) && beginnings.find(([look]) => look.test(first.text));
  if (wrong) return { start: first.start, end: first.start + first.text.length, text: wrong[1] };
  const opening = lost.test(code) ? opened.exec(text) : null;
  const isOpened = opening && opening.index <= start;
  const line = isOpened ? lineAt(text, opening.index) : mistaken(text, here, code);
  const said = looks.find(([look]) => look.test(line.text))?.[1] ?? "";
  const end = line.start + line.text.length;
  const [, name, value] =
    /^(\s*(?:- )?[\w-]+:[ \t]+)((?!\{\{?$)(?:\{\{|[^"'\\[{&*!%@`|>])[^"\\]*?)\s*$/.exec(
      line.text,
    ) ?? [];
  const goesOn = /^\s+(?!- |[\w-]+:)\S/.test(lineAt(text, end + 1).text);
  const quoted = name && said.endsWith(quotes) && !goesOn ? { instead: `${name}"${value}"` } : {};
  return { start: line.start, end, text: said, ...quoted };
}

function lineAt(text: string, offset: number) {
  const start = offset <= 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = text.slice(start).split("\n", 1);
  return { start, text: line };
}

// The parser often stops beside the line of the mistake.
function mistaken(text: string, here: { start: number; text: string }, code: string) {
  const below = lineAt(text, here.start + here.text.length + 1);
  const indent = (line: string) => /^[ ]*(?:- )?/.exec(line)?.[0].length ?? 0;
  const isDeeper = indent(below.text) > indent(here.text) && /^ +[\w-]+:/.test(below.text);
  if (/IMPLICIT_KEY$/.test(code) && isDeeper && !/: .*: /.test(here.text)) return below;
  const above = /\n?([^\n]*\S[^\n]*)\s*$/.exec(text.slice(0, here.start))?.[1] ?? "";
  const isBroken = /^\s*(?:- )?(?:[\w-]+ *=|-[A-Za-z]|[\w-]+:[^\s:/])/.test(above);
  return isBroken ? { start: text.lastIndexOf(above, here.start - 1), text: above } : here;
}
