import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { UserError } from "#app/content/user-error.ts";
import { filesBelow } from "#scripts/build/files-below.ts";
import { markFile } from "#scripts/build/safe-output.ts";

/** The next state of a site, which lies beside its output until it is whole. */
export type NextOutput = {
  folder: string;
  /** Writes a file. */
  write: (file: string, contents: string | Buffer) => void;
  /** Copies another file to a place in the site. */
  copy: (file: string, from: string) => void;
  /** The paths of all files that are there. */
  files: () => string[];
  /** Removes what was not published. */
  discard: () => void;
};

/** The folder that gets the finished site; OUT_DIR names another. */
export function outputFolder() {
  return path.resolve(process.env.OUT_DIR ?? "build/client");
}

/** Begins the next state of an output folder, after tidying up what killed builds have left beside it. */
export function startOutput(output: string): NextOutput {
  const folder = `${output}.next-${process.pid}`;
  removeLeftovers(output);
  const place = (file: string) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    return target;
  };
  writeFileSync(place(markFile), "Made by npm run build, which may remove every file in here.\n");
  return {
    folder,
    // Two parts of a build that write the same file are a mistake.
    write: (file, contents) => writeFileSync(place(file), contents, { flag: "wx" }),
    copy: (file, from) => copyFileSync(from, place(file)),
    files: () => filesBelow(folder).map((file) => file.path),
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Puts the next state in the place of the output; another build may do the same meanwhile. */
export function replaceOutput(output: string, next: string): void {
  const old = `${output}.old-${process.pid}`;
  for (;;) {
    moveIfThere(output, old);
    try {
      renameSync(next, output);
      break;
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (!["ENOTEMPTY", "EEXIST"].includes(code)) throw error;
    }
  }
  rmSync(old, { recursive: true, force: true });
}

function moveIfThere(from: string, to: string) {
  rmSync(to, { recursive: true, force: true });
  try {
    renameSync(from, to);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (["EBUSY", "EXDEV"].includes(code))
      throw new UserError(`${from} is a disk of its own. Let OUT_DIR name a folder on it.`);
    if (code !== "ENOENT") throw error;
  }
}

function removeLeftovers(output: string) {
  const parent = path.dirname(output);
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    const [, of, state, pid] = /^(.+)\.(next|old)-(\d+)$/.exec(name) ?? [];
    if (of !== path.basename(output) || isRunning(Number(pid))) continue;
    // A build that was killed between its two renames has left the site under this name.
    if (state === "old" && !existsSync(output)) renameSync(path.join(parent, name), output);
    else rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number) {
  try {
    // Signal 0 asks whether there is such a process and does nothing to it.
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
