import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildOptions } from "#scripts/build/output/build-state.ts";
import { siteFile } from "#scripts/build/memory/site-file.ts";

/** Everything that a build looks at and leaves behind, as the disk tells of it. */
export type SiteState = {
  /** A name made of it; two states with the same name are the same. */
  name: string;
  /** False where a file was written a moment ago and could be again without its time showing it. */
  isSettled: boolean;
};

const sources = ["app", "public", "scripts", "node_modules/.package-lock.json"];
const files = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"];
const settledMilliseconds = 3000;

/** What the disk says of the words, the code and the options; no file is opened for it. */
export function stateOfSources(content: string): SiteState {
  // A security.txt is good for so many days, so each day is another.
  const parts = [process.version, new Date().toISOString().slice(0, 10), ...buildOptions()];
  let newest = 0;
  for (const place of [content, ...sources, ...files]) {
    newest = Math.max(newest, addStamps(place, parts));
  }
  return { name: nameOf(parts), isSettled: newest < Date.now() - settledMilliseconds };
}

/** How many pages a sealed output has; undefined where something is not as it was sealed. */
export function sealedPages(output: string, sources: SiteState): number | undefined {
  try {
    const [seal, pages] = readFileSync(siteFile(output, "seal"), "utf8").split("\n");
    return seal === sealOf(output, sources) ? Number(pages) : undefined;
  } catch {
    // Without a seal the build looks closer.
    return undefined;
  }
}

/** Writes down that an output is what these sources come to, so that the next build need not look. */
export function sealOutput(output: string, sources: SiteState, pages: number) {
  if (!sources.isSettled) return;
  const file = siteFile(output, "seal");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${sealOf(output, sources)}\n${pages}`);
}

/** Takes the seal away before something is changed. */
export function breakSeal(output: string) {
  rmSync(siteFile(output, "seal"), { force: true });
}

function sealOf(output: string, { name }: SiteState) {
  const parts = [name];
  addStamps(output, parts);
  return nameOf(parts);
}

// Answers with the time of the newest change.
function addStamps(place: string, parts: string[]): number {
  const stat = statOf(place);
  if (!stat?.isDirectory()) return addStamp(place, stat, parts);
  let newest = 0;
  for (const { parentPath, name } of readdirSync(place, { recursive: true, withFileTypes: true })) {
    const file = path.join(parentPath, name);
    newest = Math.max(newest, addStamp(file, statOf(file), parts));
  }
  return newest;
}

function statOf(file: string) {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    // A link that leads to itself has nothing to tell; the check of the words reports it.
    return undefined;
  }
}

function addStamp(file: string, stat: ReturnType<typeof statSync>, parts: string[]) {
  if (!stat || stat.isDirectory()) {
    parts.push(`${file} ${stat ? "folder" : "gone"}`);
    return 0;
  }
  parts.push(`${file} ${stat.size} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino}`);
  return Math.max(Number(stat.mtimeMs), Number(stat.ctimeMs));
}

function nameOf(parts: string[]) {
  return createHash("sha256").update(parts.join("\n")).digest("base64url");
}
