import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

let draftsWritten = 0;

/** The key of a value that depends on these texts alone. */
export function cacheKey(...parts: string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/**
 * The value cached under a key in the folder that CONTENT_CACHE names; undefined where it is
 * missing or damaged. Each state of the code needs a folder of its own.
 */
export function readCached(key: string): unknown {
  const file = cacheFile(key);
  if (!file) return undefined;
  try {
    const stored = readFileSync(file, "utf8");
    const end = stored.indexOf("\n");
    const text = stored.slice(end + 1);
    // A damaged file could still be JSON, so a hash is stored with the text.
    return stored.slice(0, end) === digestOf(text) ? JSON.parse(text) : undefined;
  } catch {
    // A missing file is made again, which only takes longer.
    return undefined;
  }
}

/** Caches a value of plain data under a key for later programs. */
export function writeCached(key: string, value: unknown): void {
  const file = cacheFile(key);
  if (!file) return;
  const text = JSON.stringify(value);
  // Written under another name and renamed, so that a killed program leaves no half file.
  const draft = `${file}.${process.pid}-${(draftsWritten += 1)}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, `${digestOf(text)}\n${text}`);
    renameSync(draft, file);
  } catch {
    // Without a cache, such as on a full disk, everything works more slowly.
    if (existsSync(draft)) rmSync(draft);
  }
}

function cacheFile(key: string) {
  const folder = process.env.CONTENT_CACHE;
  return folder ? path.join(folder, `${key}.json`) : undefined;
}

function digestOf(text: string) {
  return createHash("sha256").update(text).digest("hex");
}
