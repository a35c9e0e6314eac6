import path from "node:path";
import type { Contents } from "#app/content/contents.ts";
import { openSite } from "#app/content/open-site.server.ts";
import { findFiles, readContent } from "#app/content/read-content.server.ts";
import { today } from "#app/content/today.ts";

// Development has this module twice, in its own program and in the code that it bundles anew, and both
// have to answer from the same content.
const held = globalThis as { heldContents?: Promise<Contents> };

/**
 * Everything that the site says, read once in the life of the process. CONTENT_DIR names another
 * content folder, SHOW_DRAFTS=true shows drafts and what waits for its day, DATE names another day.
 */
export function openContents(): Promise<Contents> {
  held.heldContents ??= readFolder();
  return held.heldContents;
}

/** Answers every question from these contents from now on. */
export function holdContents(contents: Contents) {
  held.heldContents = Promise.resolve(contents);
}

async function readFolder() {
  const content = await readContent(findFiles(contentFolder()));
  return openSite(content, { day: today(), drafts: process.env.SHOW_DRAFTS === "true" });
}

/** The content folder of this process. */
export function contentFolder() {
  return path.resolve(process.env.CONTENT_DIR ?? "content");
}
