import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";

const foldersAtMost = 3;

/** Removes all but the newest of the folders with this beginning, and never the current one. */
export function removeOldFolders(parent: string, beginning: string, current: string): void {
  const others = readdirSync(parent)
    .filter((name) => name.startsWith(beginning))
    .map((name) => path.join(parent, name))
    .filter((folder) => folder !== current);
  const age = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newestFirst = others.sort((one, other) => age(other) - age(one));
  for (const folder of newestFirst.slice(foldersAtMost - 1)) {
    rmSync(folder, { recursive: true, force: true });
  }
}
