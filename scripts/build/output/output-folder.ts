import { hash } from "node:crypto";
import { constants, mkdirSync, readdirSync, statSync } from "node:fs";
import { copyFileSync, renameSync, rmSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "#app/library/reading/files-below.ts";

/** A file of the output as it was left: what the disk says of it, and a name made of what is in it. */
export type LeftFile = { stamp: string; contents: string };
/** The files of an output folder by their paths inside it, with forward slashes. */
export type LeftFiles = ReadonlyMap<string, LeftFile>;

/** An output folder in which only what is different gets written. */
export type OutputFolder = {
  /** True where a file is as it was left; it then stays. */
  keep: (file: string) => boolean;
  /**
   * Puts a text or bytes in the place of a file and answers with the name of its contents. Throws
   * where this build has put something there already, and so does `copy`.
   */
  write: (file: string, contents: string | Buffer) => string;
  /** Puts a copy of another file in its place; `contents` names what is in it. */
  copy: (file: string, from: string, contents: string) => void;
  /** Takes away what nobody kept or wrote, and answers with all that is there. */
  finish: () => LeftFiles;
};

/**
 * Opens a folder for a build that wants to leave in it what it wrote or kept and nothing else. A
 * file that is not as the build before left it is written anew; a build that is killed leaves
 * nothing that the next one takes for its own.
 */
export function openOutput(folder: string, before: LeftFiles): OutputFolder {
  mkdirSync(folder, { recursive: true });
  const present = stampsIn(folder);
  const left = new Map<string, LeftFile>();
  const ready = new Set<string>();
  const known = (file: string) => {
    const one = before.get(file);
    return one && one.stamp === present.get(file) ? one : undefined;
  };
  const place = (file: string, contents: string, put: (draft: string) => void) => {
    if (left.has(file)) throw new Error(`Two parts of the build write the same file, ${file}.`);
    const same = known(file);
    if (same?.contents === contents) return void left.set(file, same);
    const target = path.join(folder, file);
    const parent = path.dirname(target);
    if (!ready.has(parent)) ensureFolder(parent, folder);
    ready.add(parent);
    if (present.has(file)) replaceFile(target, put);
    else addFile(target, put);
    left.set(file, { stamp: stampOf(target), contents });
  };
  return {
    keep: (file) => {
      const same = known(file);
      if (same) left.set(file, same);
      return same !== undefined;
    },
    write: (file, contents) => {
      const bytes = Buffer.from(contents);
      const name = nameOfContents(bytes);
      place(file, name, (draft) => writeFileSync(draft, bytes));
      return name;
    },
    copy: (file, from, contents) =>
      place(file, contents, (draft) => copyFileSync(from, draft, constants.COPYFILE_FICLONE)),
    finish: () => {
      const over = [...present.keys()].filter((file) => !left.has(file));
      for (const file of over) rmSync(path.join(folder, file), { force: true });
      if (over.length > 0) removeEmptyFolders(folder);
      return left;
    },
  };
}

// What the disk says of each file, by its path inside the folder.
function stampsIn(folder: string): ReadonlyMap<string, string> {
  return new Map(
    filesBelow(folder).map((file) => [file.path, stampOf(path.join(folder, file.path))]),
  );
}

/** A name made of what is in a file. */
export function nameOfContents(contents: string | Buffer) {
  return hash("sha256", contents, "base64url").slice(0, 22);
}

function stampOf(file: string) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs} ${stat.ino}` : "gone";
}

// Whoever serves the folder meanwhile never has half a file.
function replaceFile(target: string, put: (place: string) => void) {
  // The dot keeps half a file from being served, and the next build takes it away.
  const draft = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}`);
  put(draft);
  // Some disks write out at once what is renamed over another file, which takes longer than a page.
  rmSync(target, { force: true });
  renameSync(draft, target);
}

function addFile(target: string, put: (place: string) => void) {
  try {
    put(target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EISDIR") throw error;
    rmSync(target, { recursive: true });
    put(target);
  }
}

// A file may stand where a folder has to be, from an address that went away.
function ensureFolder(folder: string, root: string) {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return;
  if (folder !== root) ensureFolder(path.dirname(folder), root);
  if (stat) rmSync(folder);
  mkdirSync(folder, { recursive: true });
}

function removeEmptyFolders(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const place = path.join(folder, entry.name);
    removeEmptyFolders(place);
    if (readdirSync(place).length === 0) rmdirSync(place);
  }
}
