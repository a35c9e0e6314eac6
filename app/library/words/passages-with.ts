import type { Passage } from "#app/library/words/passage.ts";

/** The passages that have a chunk of this kind; each chunk is tested once, however often it is said. */
export function passagesWith(passages: readonly Passage[], isOfKind: (chunk: string) => boolean) {
  const tested = new Map<string, boolean>();
  const isOne = (chunk: string) => {
    const known = tested.get(chunk) ?? isOfKind(chunk);
    tested.set(chunk, known);
    return known;
  };
  return passages.filter(({ chunks }) => chunks.some(isOne));
}

/** Every chunk of some passages, each once. */
export function chunksIn(passages: readonly Passage[]): ReadonlySet<string> {
  return new Set(passages.flatMap(({ chunks }) => chunks));
}
