import { problemAt, type BodyProblem } from "#app/mdx/body-problem.ts";

type Limit = {
  /** What is counted, and how much of it one line adds. */
  name: string;
  countIn: (line: string) => number;
  atMost: number;
};

const deepestAtMost = 12;
const containers = /^(?:[ \t]*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s)))+/;
const oneContainer = />|[-*+](?=\s|$)|\d+[.)]/g;

// A long post has a few thousand words. Beyond these limits the Markdown parser needs minutes or
// runs out of memory, so a senseless paste is reported before it is parsed.
const limits: Limit[] = [
  { name: "characters", countIn: (line) => line.length + 1, atMost: 100_000 },
  { name: "lines", countIn: () => 1, atMost: 3_000 },
  // Each line counts once for each of them in which it stands.
  { name: "lists and quotations", countIn: depthOf, atMost: 3_000 },
  { name: "square brackets", ...marks("["), atMost: 1_000 },
  { name: "characters <", ...marks("<"), atMost: 400 },
  { name: "characters `", ...marks("`"), atMost: 2_000 },
  { name: "characters |", ...marks("|"), atMost: 5_000 },
  { name: "figures in braces", ...marks("{{"), atMost: 400 },
  { name: "stars", ...marks("*"), atMost: 5_000 },
  { name: "characters _", ...marks("_"), atMost: 5_000 },
];

/** Reports what makes a body too large or too deeply nested to be parsed. */
export function bodyLimits(text: string): BodyProblem[] {
  const counts = limits.map(() => 0);
  for (const [index, line] of text.split("\n").entries()) {
    const place = { line: index + 1, column: 1 };
    if (depthOf(line) > deepestAtMost) {
      const says = "Lists or quotations stand inside each other here, deeper than can be read.";
      const expected = `There can be at most ${deepestAtMost}, one inside the other.`;
      const fix = "Take some of the characters at the beginning of this line away.";
      return [problemAt(place, says, fix, { expected })];
    }
    const beyond = limits.find(({ countIn, atMost }, at) => {
      counts[at] = (counts[at] ?? 0) + countIn(line);
      return counts[at] > atMost;
    });
    if (beyond) {
      const says = `There are more ${beyond.name} up to this line than a text can have.`;
      const expected = `It can have at most ${beyond.atMost.toLocaleString("en")}.`;
      const fix = "Take out what was pasted by mistake, or make several posts of it.";
      return [problemAt(place, says, fix, { expected })];
    }
  }
  return [];
}

// Each list inside another is indented by at least two spaces.
function depthOf(line: string) {
  const begin = containers.exec(line)?.[0];
  if (begin === undefined) return 0;
  const indent = /^ */.exec(begin)?.[0].length ?? 0;
  return (begin.match(oneContainer)?.length ?? 0) + Math.floor(indent / 2);
}

function marks(mark: string) {
  return { countIn: (line: string) => line.split(mark).length - 1 };
}
