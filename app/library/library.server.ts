import path from "node:path";
import type { Contents } from "#app/library/contents.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { ContentError } from "#app/library/problems/problem.ts";

// Development has this module twice, in its own program and in the code that it bundles anew, and both
// have to answer from the same words.
const singleton = globalThis as { heldInspection?: Promise<Inspection> };

/**
 * Everything the site says, read and checked once in the life of the process.
 * Throws a ContentError with every problem of every file. CONTENT_DIR names another content
 * folder, SHOW_DRAFTS=true includes drafts and what waits for its day, DATE names another day.
 */
export async function openLibrary(): Promise<Contents> {
  const { contents, problems } = await inspectLibrary();
  if (!contents) throw new ContentError(problems);
  return contents;
}

/** Everything that was found in the content folder, read once in the life of the process. */
export function inspectLibrary(): Promise<Inspection> {
  singleton.heldInspection ??= inspectFolders();
  return singleton.heldInspection;
}

// All that reads is only loaded where nothing was read before.
async function inspectFolders() {
  const { inspectContents } = await import("#app/library/inspect.server.ts");
  return inspectContents(
    {
      content: path.resolve(process.env.CONTENT_DIR ?? "content"),
      public: path.resolve("public"),
    },
    { drafts: process.env.SHOW_DRAFTS === "true" },
  );
}

/** Answers every question from this inspection from now on. */
export function holdInspection(inspection: Inspection) {
  singleton.heldInspection = Promise.resolve(inspection);
}

/** Answers every question from this inspection while the work lasts, then from the one before. */
export async function withInspection<Result>(
  inspection: Inspection,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = singleton.heldInspection;
  const held = Promise.resolve(inspection);
  singleton.heldInspection = held;
  try {
    return await work();
  } finally {
    // Something newer may have been read meanwhile.
    if (singleton.heldInspection === held) singleton.heldInspection = before;
  }
}

/** Lets the next question read the content folder anew. */
export function closeLibrary() {
  singleton.heldInspection = undefined;
}
