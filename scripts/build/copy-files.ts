import { lstatSync } from "node:fs";
import path from "node:path";
import type { Contents } from "#app/content/contents.ts";
import { UserError } from "#app/content/user-error.ts";
import { filesBelow } from "#scripts/build/files-below.ts";
import type { NextOutput } from "#scripts/build/output.ts";

/** Copies the files that pages link to from content/files/; other files there stay private. */
export function copyDownloads({ downloads }: Pick<Contents, "downloads">, next: NextOutput) {
  for (const { address, diskPath } of downloads.values()) next.copy(address.slice(1), diskPath);
}

/** Copies a folder with its hidden files after everything else is written, without replacing any file. */
export function copyPublicFolder(folder: string, next: NextOutput) {
  const taken = new Set(next.files());
  if (lstatSync(folder).isSymbolicLink()) throw refused(folder, "is a symbolic link");
  for (const { path: name, isLink } of filesBelow(folder)) {
    const file = path.join(folder, name);
    if (isLink) throw refused(file, "is a symbolic link, which could publish anything");
    if (taken.has(name)) throw refused(file, "has the same name as a file of the build");
    next.copy(name, file);
  }
}

function refused(file: string, why: string) {
  return new UserError(`${file} ${why}. Delete or rename it.`);
}
