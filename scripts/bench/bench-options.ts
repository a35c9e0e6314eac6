import { parseArgs } from "node:util";
import { parts, type Part } from "#scripts/bench/report/measured-rows.ts";

/** What a bench is asked to do. */
export type BenchOptions = {
  /** How many posts each part is measured with. */
  sizes: Record<Part, number[]>;
  /** How often each measurement is repeated. */
  runs: number;
  /** After how many minutes no new measurement begins. */
  minutes: number;
  /** Whether the figures are printed for machines. */
  json: boolean;
  /** Whether the table is written into README.md. */
  record: boolean;
};

/** A mistake in the words behind the command, said in one sentence. */
export class OptionError extends Error {}

const usualSizes: Record<Part, number[]> = {
  floor: [1000, 4000],
  check: [1000, 4000],
  build: [1000, 4000],
  development: [100, 1000],
};

const options = {
  posts: { type: "string" },
  runs: { type: "string", default: "5" },
  only: { type: "string" },
  minutes: { type: "string", default: "15" },
  json: { type: "boolean", default: false },
  record: { type: "boolean", default: false },
} as const;

/** Reads the words behind `npm run bench --`; throws an OptionError where one makes no sense. */
export function benchOptions(words: string[]): BenchOptions {
  const { posts, runs, only, minutes, json, record } = chosen(words);
  if (record && only !== undefined) {
    throw new OptionError("--record writes the whole table, so leave out --only.");
  }
  const wanted = only?.split(",").map(partNamed) ?? parts;
  const sizes = posts?.split(",").map((size) => wholeNumber("--posts", size));
  const sizesOf = (part: Part) => [...new Set(sizes ?? usualSizes[part])].sort((a, b) => a - b);
  return {
    sizes: Object.fromEntries(
      parts.map((part) => [part, wanted.includes(part) ? sizesOf(part) : []]),
    ) as Record<Part, number[]>,
    runs: wholeNumber("--runs", runs),
    minutes: wholeNumber("--minutes", minutes),
    json,
    record,
  };
}

function chosen(words: string[]) {
  try {
    return parseArgs({ args: words, options }).values;
  } catch {
    throw new OptionError(
      "There is a word here that is not known; write it like this: " +
        "npm run bench -- --posts 1000,4000 --runs 5 --only build --minutes 15 --json --record",
    );
  }
}

function partNamed(word: string) {
  const part = parts.find((name) => name === word.trim());
  if (part) return part;
  throw new OptionError(`--only says "${word}"; it may name ${parts.join(", ")}.`);
}

function wholeNumber(name: string, word: string) {
  const number = Number(word);
  if (Number.isInteger(number) && number >= 1 && number <= 100_000) return number;
  throw new OptionError(`${name} says "${word}"; it has to be a whole number from 1 to 100000.`);
}
