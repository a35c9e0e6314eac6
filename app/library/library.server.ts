import path from "node:path";
import type { Contents } from "#app/library/contents.ts";
import { loadContents } from "#app/library/load.server.ts";

// The build runs this module twice, once as source to check the words and once inside the built
// site to draw them, so what was read is kept where both find it.
const shelf = globalThis as { heldContents?: Promise<Contents> };

/**
 * Everything the site says, read and checked once in the life of the process.
 * Throws a ContentError with every problem of every file. CONTENT_DIR names another content
 * folder, SHOW_DRAFTS=true includes drafts.
 */
export function openLibrary(): Promise<Contents> {
  shelf.heldContents ??= loadContents(
    {
      content: path.resolve(process.env.CONTENT_DIR ?? "content"),
      pictures: path.resolve("public"),
    },
    { drafts: process.env.SHOW_DRAFTS === "true" },
  );
  return shelf.heldContents;
}

/** Lets the next question read the content folder anew. */
export function closeLibrary() {
  shelf.heldContents = undefined;
}
