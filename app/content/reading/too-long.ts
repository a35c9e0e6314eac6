import type { Fault } from "#app/content/range.ts";

// Beyond this a text was pasted by mistake, and parsing it could take minutes.
const charactersAtMost = 200_000;
const emphasesAtMost = 5_000;
const deepAtMost = /^(?:[ \t]*(?:>|[-*+] +)){30}/m;

/** Why a part of a file is not parsed, at its longest or its deepest line; undefined where it is. */
export function tooLong(file: string, from: number, to = file.length): Fault | undefined {
  const text = file.slice(from, to);
  if (text.length > charactersAtMost) {
    const lines = text.split("\n");
    const longest = lines.reduce((one, other) => (other.length > one.length ? other : one));
    return fault(file.indexOf(longest, from), "So long a text cannot be read.");
  }
  const crowded = text.split(/\n[ \t]*\n/).find((one) => one.split(/[*_]/).length > emphasesAtMost);
  if (crowded) return fault(file.indexOf(crowded, from), "So many * and _ cannot be read.");
  const deep = deepAtMost.exec(text);
  return deep ? fault(from + deep.index, "So much in each other cannot be read.") : undefined;
}

function fault(at: number, what: string): Fault {
  const message = `${what} Take out what was pasted here by mistake, or divide it.`;
  return { start: at, end: at, code: "TOO_LARGE", message };
}
