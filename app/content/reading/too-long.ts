import type { Fault } from "#app/content/range.ts";

// A longer text was pasted by mistake, and parsing it could take minutes.
const charactersAtMost = 200_000;
const linesAtMost = 5_000;
// At each of these characters the parser searches all earlier ones that are still open.
const markdownCharacter = /[*_~`<@{[\]]/g;
const markdownAtMost = 3_000;
const tooDeep = /^(?:[ \t]*(?:>|[-*+] +)){30}/m;

/** A fault at the longest or most deeply nested line of a text that must not be parsed; undefined if it can be. */
export function tooLong(file: string, from: number, to = file.length): Fault | undefined {
  const text = file.slice(from, to);
  if (text.length > charactersAtMost) {
    const lines = text.split("\n");
    const longest = lines.reduce((a, b) => (b.length > a.length ? b : a));
    return fault(file.indexOf(longest, from), "This text is too long to read.");
  }
  const deep = tooDeep.exec(text);
  return deep
    ? fault(from + deep.index, "Too many lists or quotations are nested here.")
    : undefined;
}

/** A fault for a body with too many lines, or with too many Markdown characters in a paragraph. */
export function tooCrowded(file: string, from: number): Fault | undefined {
  const text = file.slice(from);
  if (text.split("\n").length > linesAtMost)
    return fault(from, "This text has too many lines to read.");
  const paragraphs = text.split(/\n[ \t]*\n/);
  const crowded = paragraphs.find(
    (paragraph) => (paragraph.match(markdownCharacter)?.length ?? 0) > markdownAtMost,
  );
  if (crowded === undefined) return undefined;
  return fault(
    file.indexOf(crowded, from),
    "This paragraph has too many Markdown characters to read.",
  );
}

function fault(at: number, what: string): Fault {
  const message = `${what} Delete what was pasted here by mistake, or split it.`;
  return { start: at, end: at, code: "TOO_LARGE", message };
}
