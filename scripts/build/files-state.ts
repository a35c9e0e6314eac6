import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** A hash of everything in these files and folders, and of some texts besides. */
export function hashOfFiles(places: readonly string[], besides: readonly string[] = []): string {
  const hash = createHash("sha256").update(JSON.stringify(besides));
  for (const file of places.flatMap(filesAt)) {
    hash.update(`\n${file}\n`).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 32);
}

/** A hash of what the disk says of these files and folders: names, sizes and times, no contents. */
export function stampOfFiles(places: readonly string[], besides: readonly string[] = []): string {
  const hash = createHash("sha256").update(JSON.stringify(besides));
  for (const file of places.flatMap(filesAt)) hash.update(`\n${file} ${stampOfFile(file)}`);
  return hash.digest("hex").slice(0, 32);
}

/** What the disk says of a file; "gone" where there is none. */
export function stampOfFile(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  // The time of change tells of an edit after which somebody put the time of writing back.
  return stat ? `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}` : "gone";
}

/** All files below a folder, or the file itself, sorted; nothing where there is none. */
function filesAt(place: string): string[] {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat ? [place] : [];
  const files = readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const inner = path.join(place, entry.name);
    if (!entry.isDirectory()) return [inner];
    // Packages are many, and their lock file tells when they change.
    return entry.name === "node_modules" ? [] : filesAt(inner);
  });
  return files.sort();
}
