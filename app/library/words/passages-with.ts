import type { Passage } from "#app/library/words/passage.ts";

type Index = ReadonlyMap<string, number[]>;

const indexes = new WeakMap<readonly Passage[], Index>();

/**
 * The passages that have a chunk of this kind. A large site says the same words over and over, so
 * each chunk is looked at once and only these passages are worth a closer look.
 */
export function passagesWith(passages: readonly Passage[], isOfKind: (chunk: string) => boolean) {
  const hasOne = new Uint8Array(passages.length);
  for (const [chunk, numbers] of indexOf(passages)) {
    if (isOfKind(chunk)) for (const number of numbers) hasOne[number] = 1;
  }
  return passages.filter((_passage, number) => hasOne[number] === 1);
}

/** Every chunk of some passages, each once. */
export function chunksIn(passages: readonly Passage[]): Iterable<string> {
  return indexOf(passages).keys();
}

// One rule after the other asks about the same passages.
function indexOf(passages: readonly Passage[]): Index {
  const known = indexes.get(passages);
  if (known) return known;
  const index = new Map<string, number[]>();
  passages.forEach(({ chunks }, number) => {
    for (const chunk of chunks) {
      const numbers = index.get(chunk);
      if (!numbers) index.set(chunk, [number]);
      else if (numbers.at(-1) !== number) numbers.push(number);
    }
  });
  indexes.set(passages, index);
  return index;
}
