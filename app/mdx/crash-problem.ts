import { nearestWord } from "#app/model/nearest-word.ts";
import { placeOf, problemAt, type BodyProblem } from "#app/mdx/body-problem.ts";
import { noHtml } from "#app/mdx/markdown-for.ts";

type Point = { line: number; column: number };
type Crash = Partial<Point> & { place?: Point | { start: Point }; reason?: string };

/**
 * The offset at which the parser gave up, the tag that was meant there, where that is plain, and
 * whether it is one that is never closed.
 */
export type Crashed = { offset: number; meant?: string; isOpen?: boolean };

type Cause = {
  /** How the text goes on where the parser gave up. */
  begins: RegExp;
  /** What the parser says, where that matters. */
  reason?: RegExp;
  isOpen?: boolean;
  /** What is said, with what `begins` captures. */
  words: (one: string, two: string, three: string) => { says: string; fix: string };
};

// The first that fits is told.
const causes: Cause[] = [
  {
    begins: /^<((?:https?:|mailto:)[^>\s]+)>?/,
    words: (address) => ({
      says: "A bare address in < > cannot be read.",
      fix: `Write [words that say where it leads](${address}).`,
    }),
  },
  {
    begins: /^<([^\s<>@]+@[^\s<>]+)>/,
    words: (mail) => ({
      says: "An e-mail address in < > cannot be read.",
      fix: `Write [${mail}](mailto:${mail}).`,
    }),
  },
  { begins: /^<\/?\s*([a-z][\w.:-]*)/, words: noHtml },
  {
    begins: /^<\/\s*([\w.:-]*)/,
    words: (name) => ({
      says: `</${name}> closes a block that was never opened.`,
      fix: `Open it with <${name}> on a line of its own, or take this away.`,
    }),
  },
  {
    begins: /^<\s*([\w.:-]*)/,
    reason: /closing tag|before the end|end-tag|Unexpected closing/i,
    isOpen: true,
    words: (name) => ({
      says: `<${name}> is never closed.`,
      fix: `Add </${name}> on a line of its own where the block ends.`,
    }),
  },
  {
    begins: /^<\s*([\w.:-]*)[^>]*?([\w-]+)\s*=\s*[^"'\s{]/,
    reason: /attribute value/,
    words: (name, setting) => ({
      says: `<${name}> has a setting without straight quotes: ${setting}.`,
      fix: `Write <${name} ${setting}="…">.`,
    }),
  },
  {
    begins: /^<\s*([\w.:-]+)[^>\n]*?([\w-]+)\s*=\s*(["'])/,
    words: (name, setting, quote) => ({
      says: `<${name}> has ${quote === "'" ? "an apostrophe" : "a quotation mark"} inside ${setting}, which ends its words too early.`,
      fix: `Put straight double quotes round the whole, and curly ones (“ ” ’) inside: ${setting}="…".`,
    }),
  },
  {
    begins: /^(?:<\s*([\w.:-]+))?/,
    words: (name) => ({
      says: `<${name || "…"}> cannot be read.`,
      fix: `Write a block like <Callout title="…">, text, </Callout>, or put a backslash before the <.`,
    }),
  },
];

/** Says in plain words what made the parser give up, at the "<" of the tag that caused it. */
export function crashProblem(text: string, error: unknown): BodyProblem & Crashed {
  const { line = 1, column = 1, place, reason = "" } = error as Crash;
  const start = place && "start" in place ? place.start : (place ?? { line, column });
  const from = offsetOf(text, start.line, start.column);
  return misspeltEnd(text, from, reason) ?? told(text, tagOffset(text, from, reason), reason);
}

function told(text: string, offset: number, said: string): BodyProblem & Crashed {
  for (const { begins, reason, words, isOpen = false } of causes) {
    const found = begins.exec(text.slice(offset));
    if (!found || reason?.test(said) === false) continue;
    const [, one = "", two = "", three = ""] = found;
    const { says, fix } = words(one, two, three);
    return { ...problemAt(placeOf(text, offset), says, fix), offset, isOpen };
  }
  throw new RangeError("The last cause fits everything.");
}

// A closing tag whose name is nearly that of its block is only misspelt, and the block is in order.
function misspeltEnd(text: string, from: number, reason: string) {
  const [, end = "", name = ""] =
    /closing tag `<\/([\w.:-]+)>`, expected corresponding closing tag for `<([\w.:-]+)>`/.exec(
      reason,
    ) ?? [];
  const offset = text.indexOf(`</${end}>`, Math.max(from - end.length - 3, 0));
  if (end === "" || offset < 0 || nearestWord(end, [name]) === undefined) return undefined;
  const place = placeOf(text, offset);
  const meant = `</${name}>`;
  const correction = { ...place, length: end.length + 3, text: meant };
  const says = `</${end}> closes nothing.`;
  return { ...problemAt(place, says, `Did you mean ${meant}?`, { correction }), offset, meant };
}

function offsetOf(text: string, line: number, column: number) {
  const lines = text.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return Math.min(before + column - 1, text.length);
}

// The parser reports the end of an unclosed block, or a character inside a tag; the writer's
// mistake is where the tag begins.
function tagOffset(text: string, offset: number, reason: string) {
  const [, line, column] = /\((\d+):(\d+)/.exec(reason) ?? [];
  const from = line ? offsetOf(text, Number(line), Number(column)) : offset;
  // Inside braces the parser goes on to the end of the text, so the tag before the braces is meant.
  const inBraces = [...text.slice(0, from).matchAll(/<[A-Za-z][^<>]*\{/g)].at(-1);
  if (inBraces && /expression|acorn/i.test(reason)) return inBraces.index;
  return Math.max(text[from] === "<" ? from : text.lastIndexOf("<", from), 0);
}
