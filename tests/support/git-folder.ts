import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A file's text, or where a link leads. */
export type Kept = string | { link: string };

/** A new folder in `room` whose files git knows, without a commit. */
export function gitFolder(room: string, files: Record<string, Kept>) {
  const folder = mkdtempSync(path.join(room, "git-"));
  for (const [name, kept] of Object.entries(files)) {
    const place = path.join(folder, name);
    mkdirSync(path.dirname(place), { recursive: true });
    if (typeof kept === "string") writeFileSync(place, kept);
    else symlinkSync(kept.link, place);
  }
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  execFileSync("git", ["add", "--force", "."], { cwd: folder });
  return folder;
}
