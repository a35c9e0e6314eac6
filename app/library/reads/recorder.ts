/** What a piece of work read, by name: content/site.yaml#name, or a question such as content/blog?order. */
export type Reads = Map<string, unknown>;

// The build has this module twice, as source and inside the built site, so what is being recorded
// is kept where both find it.
const shelf = globalThis as { heldReads?: Reads };

/** Does some work and answers with what came of it and with everything that it read. */
export async function recordReads<Result>(work: () => Promise<Result>) {
  if (shelf.heldReads) throw new Error("Two pages are drawn at once, so their reads would mix.");
  const reads: Reads = new Map();
  shelf.heldReads = reads;
  try {
    return { result: await work(), reads };
  } finally {
    shelf.heldReads = undefined;
  }
}

/** Writes down that something was read, and what it said. */
export function noteRead(name: string, value: unknown) {
  shelf.heldReads?.set(name, value);
}

/**
 * Does some work whose reads are nobody's, such as putting all posts in order. Whoever takes a
 * piece of what comes of it notes the piece.
 */
export function quietly<Result>(work: () => Result): Result {
  const held = shelf.heldReads;
  shelf.heldReads = undefined;
  try {
    return work();
  } finally {
    shelf.heldReads = held;
  }
}
