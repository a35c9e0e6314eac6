import type { CompiledBody } from "#app/mdx/compile-body.server.ts";

/** How many words somebody reads in a minute. */
export const wordsPerMinute = 200;

const letterOrDigit = /[\p{L}\p{N}]/u;

/** How many words of a text are read: those of its paragraphs, lists and headings. */
export function wordsOf(passages: CompiledBody["passages"]) {
  return passages
    .filter(({ kind }) => kind === "text" || kind === "heading")
    .flatMap(({ words }) => words.split(/\s+/))
    .filter((chunk) => letterOrDigit.test(chunk)).length;
}

/** How many minutes so many words take, at least one. */
export function minutesToRead(words: number) {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
