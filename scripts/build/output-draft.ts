import { createHash } from "node:crypto";
import {
  constants,
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { filesBelow } from "#app/library/reading/files-below.ts";
import { stampOfFile } from "#scripts/build/files-state.ts";
import { outputFile } from "#scripts/build/output-file.ts";
import type { PublishedFile, SiteRecord } from "#scripts/build/site-record.ts";

/** The next state of an output folder: what is different lies beside it until it is published. */
export type OutputDraft = {
  /** Leaves files as the last build left them; answers false where one of them is not, or is not there. */
  leave: (...files: string[]) => boolean;
  /** Puts a text or bytes in the place of a file. Throws where this build has done so already. */
  write: (file: string, contents: string | Buffer) => void;
  /** Puts a copy of another file in its place; `contents` is a name made of what is in it. */
  copy: (file: string, from: string, contents: string) => void;
  /** The paths of all files that the output will have. */
  files: () => string[];
  /** Moves everything into place, removes what is left over and answers with all files. */
  publish: () => SiteRecord["files"];
  /** Forgets what was not published. */
  discard: () => void;
};

/**
 * Begins the next state of an output folder, for whoever holds its lock; `before` are the files that
 * the last build left.
 */
export function openDraft(output: string, before: SiteRecord["files"] = {}): OutputDraft {
  const draft = outputFile(output, "draft");
  // A build that was killed could not remove its own; its lock is free, so nobody works on it.
  rmSync(draft, { recursive: true, force: true });
  const next = new Map<string, PublishedFile | { contents: string }>();
  const lastLeft = (file: string) => {
    const known = before[file];
    return known && known.stamp === stampOfFile(path.join(output, file)) ? known : undefined;
  };
  const place = (file: string, contents: string, put: (target: string) => void) => {
    if (next.has(file)) throw new Error(`Two parts of the build write the same file, ${file}.`);
    const known = lastLeft(file);
    next.set(file, known?.contents === contents ? known : { contents });
    if (known?.contents === contents) return;
    const target = path.join(draft, file);
    mkdirSync(path.dirname(target), { recursive: true });
    put(target);
  };
  return {
    leave: (...files) => {
      const known = files.flatMap((file) => {
        const left = lastLeft(file);
        return left ? [[file, left] as const] : [];
      });
      if (known.length < files.length) return false;
      for (const [file, left] of known) next.set(file, left);
      return true;
    },
    write: (file, contents) =>
      place(file, hashOf(contents), (target) => writeFileSync(target, contents)),
    copy: (file, from, contents) =>
      place(file, contents, (target) => copyFileSync(from, target, constants.COPYFILE_FICLONE)),
    files: () => [...next.keys()],
    publish: () => {
      const written = [...next].flatMap(([file, one]) => ("stamp" in one ? [] : [file]));
      // Pages come after what they load, and what nothing loads any more goes last.
      for (const file of assetsFirst(written)) moveFile(draft, output, file);
      removeOthers(output, next);
      return Object.fromEntries(
        [...next].map(([file, { contents }]) => [
          file,
          { contents, stamp: stampOfFile(path.join(output, file)) },
        ]),
      );
    },
    discard: () => rmSync(draft, { recursive: true, force: true }),
  };
}

function assetsFirst(files: string[]) {
  const isAsset = (file: string) => file.startsWith("assets/");
  return [...files.filter(isAsset), ...files.filter((file) => !isAsset(file))];
}

// Whoever serves the folder meanwhile has the old file or the new one, never half of one.
function moveFile(draft: string, output: string, file: string) {
  const [from, target] = [path.join(draft, file), path.join(output, file)];
  makeFolder(path.dirname(target), output);
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory()) {
    rmSync(target, { recursive: true });
  }
  try {
    renameSync(from, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    // The output is on another disk, where a file has to be copied before it can be renamed.
    const beside = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}`);
    copyFileSync(from, beside);
    renameSync(beside, target);
  }
}

// A file may stand where a folder has to be, from an address that went away.
function makeFolder(folder: string, output: string) {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return;
  if (stat) rmSync(folder);
  if (folder !== output) makeFolder(path.dirname(folder), output);
  mkdirSync(folder, { recursive: true });
}

function removeOthers(output: string, next: ReadonlyMap<string, unknown>) {
  const others = filesBelow(output).filter(({ path: file }) => !next.has(file));
  for (const { path: file } of others) rmSync(path.join(output, file), { force: true });
  removeEmptyFolders(output);
}

function removeEmptyFolders(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const place = path.join(folder, entry.name);
    removeEmptyFolders(place);
    if (readdirSync(place).length === 0) rmdirSync(place);
  }
}

function hashOf(contents: string | Buffer) {
  return createHash("sha256").update(contents).digest("base64url");
}
