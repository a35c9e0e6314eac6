import type { Passage } from "#app/library/words/passage.ts";

/** The passages with a chunk of this kind; each distinct chunk is tested once. */
export function passagesWith(passages: readonly Passage[], isOfKind: (chunk: string) => boolean) {
  const tested = new Map<string, boolean>();
  const isOne = (chunk: string) => {
    const known = tested.get(chunk) ?? isOfKind(chunk);
    tested.set(chunk, known);
    return known;
  };
  return passages.filter(({ chunks }) => chunks.some(isOne));
}

/** The distinct chunks of some passages. */
export function chunksIn(passages: readonly Passage[]): ReadonlySet<string> {
  return new Set(passages.flatMap(({ chunks }) => chunks));
}
