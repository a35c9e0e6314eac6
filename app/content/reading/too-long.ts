import type { Fault } from "#app/content/range.ts";

// Beyond this a text was pasted by mistake, and parsing it could take minutes.
const charactersAtMost = 200_000;
const linesAtMost = 5_000;
// From each of these signs the parser looks back at all that are not closed.
const sign = /[*_~`<@{[\]]/g;
const signsAtMost = 3_000;
const deepAtMost = /^(?:[ \t]*(?:>|[-*+] +)){30}/m;

/** Why a part of a file is not parsed, at its longest or its deepest line; undefined where it is. */
export function tooLong(file: string, from: number, to = file.length): Fault | undefined {
  const text = file.slice(from, to);
  if (text.length > charactersAtMost) {
    const lines = text.split("\n");
    const longest = lines.reduce((one, other) => (other.length > one.length ? other : one));
    return fault(file.indexOf(longest, from), "So long a text cannot be read.");
  }
  const deep = deepAtMost.exec(text);
  return deep ? fault(from + deep.index, "So much in each other cannot be read.") : undefined;
}

/** Why a body is not parsed that has too many lines, or a paragraph with too many signs. */
export function tooCrowded(file: string, from: number): Fault | undefined {
  const text = file.slice(from);
  if (text.split("\n").length > linesAtMost) return fault(from, "So many lines cannot be read.");
  const paragraphs = text.split(/\n[ \t]*\n/);
  const crowded = paragraphs.find((one) => (one.match(sign)?.length ?? 0) > signsAtMost);
  if (crowded === undefined) return undefined;
  return fault(file.indexOf(crowded, from), "So many signs of Markdown cannot be read.");
}

function fault(at: number, what: string): Fault {
  const message = `${what} Take out what was pasted here by mistake, or divide it.`;
  return { start: at, end: at, code: "TOO_LARGE", message };
}
