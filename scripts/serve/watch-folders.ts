import { readdirSync, watch, type FSWatcher } from "node:fs";
import path from "node:path";

/**
 * Calls back with its name whenever something in a folder or a folder inside it is written, added or
 * taken away; answers with how to stop. It asks the system for news of folders alone, which costs nothing.
 */
export function watchFolders(folder: string, tell: (name: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const forget = (place: string) => {
    watchers.get(place)?.close();
    watchers.delete(place);
  };
  const look = () => {
    const present = new Set(foldersIn(folder));
    for (const place of watchers.keys()) if (!present.has(place)) forget(place);
    for (const place of present) {
      if (watchers.has(place)) continue;
      const watcher = watch(place, (_event, name) => {
        look();
        tell(name ?? "");
      });
      watcher.on("error", () => forget(place));
      watchers.set(place, watcher);
    }
  };
  look();
  return () => {
    for (const place of [...watchers.keys()]) forget(place);
  };
}

function foldersIn(folder: string): string[] {
  try {
    const inside = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
    return [folder, ...inside.flatMap(({ name }) => foldersIn(path.join(folder, name)))];
  } catch {
    // A folder that went away in this moment has no folders.
    return [];
  }
}
