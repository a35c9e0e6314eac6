import path from "node:path";
import type { Contents } from "#app/library/contents.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import type { FoundFile } from "#app/library/reading/found-files.server.ts";
import { ContentError } from "#app/library/problems/problem.ts";

// The build runs this module twice, once as source to check the words and once inside the built
// site to draw them, so what was read is kept where both find it.
const shelf = globalThis as { heldInspection?: Promise<Inspection> };

/**
 * Everything the site says, read and checked once in the life of the process.
 * Throws a ContentError with every problem of every file. CONTENT_DIR names another content
 * folder, SHOW_DRAFTS=true includes drafts.
 */
export async function openLibrary(): Promise<Contents> {
  const { contents, problems } = await inspectLibrary();
  if (!contents) throw new ContentError(problems);
  return contents;
}

/**
 * Everything that was found in the content folder, read once in the life of the process; `found` is
 * what the disk says of the folder where somebody has looked just now.
 */
export function inspectLibrary(found?: FoundFile[]): Promise<Inspection> {
  shelf.heldInspection ??= inspectFolders(found);
  return shelf.heldInspection;
}

// The built site is given what was read, so all that reads is only loaded where it was not.
async function inspectFolders(found?: FoundFile[]) {
  const { inspectContents } = await import("#app/library/inspect.server.ts");
  return inspectContents(
    {
      content: path.resolve(process.env.CONTENT_DIR ?? "content"),
      pictures: path.resolve("public"),
    },
    { drafts: process.env.SHOW_DRAFTS === "true", found },
  );
}

/** Answers every question from this inspection while the work lasts, then from the one before. */
export async function withInspection<Result>(
  inspection: Inspection,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = shelf.heldInspection;
  shelf.heldInspection = Promise.resolve(inspection);
  try {
    return await work();
  } finally {
    shelf.heldInspection = before;
  }
}

/** Lets the next question read the content folder anew. */
export function closeLibrary() {
  shelf.heldInspection = undefined;
}
