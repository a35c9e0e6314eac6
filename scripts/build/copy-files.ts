import path from "node:path";
import type { Contents } from "#app/content/contents.ts";
import type { NextOutput } from "#scripts/build/output.ts";

// The files of the code in public/ that a build publishes.
const publicFiles = ["favicon.svg"];

/**
 * Copies the code's own files from public/ and the files to which pages lead from content/files/; of
 * what stands in those two folders nothing else becomes public.
 */
export function copyFiles({ downloads }: Pick<Contents, "downloads">, next: NextOutput) {
  for (const name of publicFiles) next.copy(name, path.resolve("public", name));
  for (const { address, file } of downloads.values()) next.copy(address.slice(1), file);
}
