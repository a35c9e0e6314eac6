import { placeOf, type BodyProblem } from "#app/mdx/body-problem.ts";

// A long post has a few thousand words. Beyond these limits the Markdown parser needs minutes or
// runs out of memory, so a senseless paste is reported before it is parsed.
const charactersAtMost = 100_000;
const linesAtMost = 3_000;
const deepestAtMost = 12;
const depthsAtMost = 3_000;
const marks = [
  { mark: "[", atMost: 1_000, name: "square brackets" },
  { mark: "<", atMost: 400, name: "characters <" },
  { mark: "`", atMost: 2_000, name: "characters `" },
  { mark: "|", atMost: 5_000, name: "characters |" },
  { mark: "{{", atMost: 400, name: "figures in braces" },
  { mark: "*", atMost: 5_000, name: "stars" },
  { mark: "_", atMost: 5_000, name: "characters _" },
];
const containers = /^(?:[ \t]*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s)))+/;
const oneContainer = />|[-*+](?=\s|$)|\d+[.)]/g;

/** Reports what makes a body too large or too deeply nested to be parsed. */
export function bodyLimits(text: string): BodyProblem[] {
  const problem = tooLong(text) ?? tooDeep(text) ?? tooMany(text);
  return problem ? [problem] : [];
}

function tooLong(text: string): BodyProblem | undefined {
  const lines = text.split("\n").length;
  if (text.length <= charactersAtMost && lines <= linesAtMost) return undefined;
  return {
    line: 1,
    column: 1,
    says: `The text has ${figure(lines)} lines and ${figure(text.length)} characters.`,
    expected: `It can have at most ${figure(linesAtMost)} lines and ${figure(charactersAtMost)} characters.`,
    fix: "Take out what was pasted by mistake, or make several posts of it.",
  };
}

function tooDeep(text: string): BodyProblem | undefined {
  const depths = text.split("\n").map(depthOf);
  const index = depths.findIndex((depth) => depth > deepestAtMost);
  if (index < 0) {
    let sum = 0;
    const last = depths.findIndex((depth) => (sum += depth) > depthsAtMost);
    return last < 0 ? undefined : tooManyInside(last);
  }
  return {
    line: index + 1,
    column: 1,
    says: "Lists or quotations stand inside each other here, deeper than can be read.",
    expected: `There can be at most ${deepestAtMost}, one inside the other.`,
    fix: "Take some of the characters at the beginning of this line away.",
  };
}

function tooManyInside(index: number): BodyProblem {
  return {
    line: index + 1,
    column: 1,
    says: "There are more lists and quotations up to this line than a text can have.",
    expected: `Each line counts once for each list or quotation in which it stands; ${figure(depthsAtMost)} are possible.`,
    fix: "Take out what was pasted by mistake, or make several posts of it.",
  };
}

// Each list inside another is indented by at least two spaces.
function depthOf(line: string) {
  const begin = containers.exec(line)?.[0];
  if (begin === undefined) return 0;
  const indent = /^ */.exec(begin)?.[0].length ?? 0;
  return (begin.match(oneContainer)?.length ?? 0) + Math.floor(indent / 2);
}

function tooMany(text: string): BodyProblem | undefined {
  for (const { mark, atMost, name } of marks) {
    const line = lineBeyond(text, mark, atMost);
    if (line === undefined) continue;
    return {
      line,
      column: 1,
      says: `There are more ${name} up to this line than a text can have.`,
      expected: `It can have at most ${figure(atMost)}.`,
      fix: "Take out what was pasted by mistake.",
    };
  }
  return undefined;
}

function lineBeyond(text: string, mark: string, atMost: number) {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) {
    if ((count += 1) > atMost) return placeOf(text, at).line;
  }
  return undefined;
}

function figure(count: number) {
  return count.toLocaleString("en");
}
