import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "#scripts/build/files-below.ts";

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

/** Begins the next state of an output folder, in the place of what a build that broke off has left. */
export function startOutput(output: string): NextOutput {
  const folder = `${output}.next`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const place = (file: string) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    return target;
  };
  return {
    folder,
    // Two parts of a build that write the same file are a mistake.
    write: (file, contents) => writeFileSync(place(file), contents, { flag: "wx" }),
    copy: (file, from) => copyFileSync(from, place(file)),
    files: () => filesBelow(folder).map((file) => file.path),
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Puts the next state in the place of the output. */
export function replaceOutput(output: string, next: string): void {
  rmSync(output, { recursive: true, force: true });
  renameSync(next, output);
}
