import type { Answer, Question } from "#scripts/hosts/answers/ask.ts";

/** What a host has to do, in the words of the table that compares hosts. */
export const expectations = [
  "pages",
  "other spellings",
  "unknown addresses",
  "moved addresses",
  "files",
  "headers of pages",
  "headers of other answers",
  "caching",
  "compression",
  "host's own files",
  "HEAD, Range, 304",
  "https",
] as const;

/** One thing that a host has to do. */
export type Expectation = (typeof expectations)[number];

/** One question to a host, what it shows, and what is wrong with an answer. */
export type ExpectedAnswer = Question & {
  expectation: Expectation;
  faults: (answer: Answer, askAgain: AskAgain) => string[] | Promise<string[]>;
};

/** Puts a further question to the same host. */
export type AskAgain = (question: Question) => Promise<Answer>;
