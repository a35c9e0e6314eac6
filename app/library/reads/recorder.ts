// The build runs this module twice, as source and inside the built site, so what is being recorded
// is kept where both find it.
const shelf = globalThis as { heldReads?: Set<string> };

/** What a piece of work answered, and every field of the content that it read, as file#path. */
export type Recorded<Result> = { result: Result; fields: Set<string> };

/** Does some work and writes down what it reads; one piece of work at a time is recorded. */
export async function recordReads<Result>(work: () => Promise<Result>): Promise<Recorded<Result>> {
  if (shelf.heldReads) throw new Error("Two pages were drawn at once, and their reads mixed up.");
  const fields = new Set<string>();
  shelf.heldReads = fields;
  try {
    return { result: await work(), fields };
  } finally {
    shelf.heldReads = undefined;
  }
}

/** Writes down that a field was read. */
export function noteRead(field: string) {
  shelf.heldReads?.add(field);
}

/**
 * Does some work whose reads are nobody's: an index over everything, of which a page takes a piece.
 * What the page takes it has to note by itself.
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
