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

/** Begins the next state of an output folder in a folder of this process; removes what killed builds have left. */
export function startOutput(output: string): NextOutput {
  const folder = `${output}.next-${process.pid}`;
  mkdirSync(path.dirname(output), { recursive: true });
  for (const left of leftFolders(output)) rmSync(left, { recursive: true, force: true });
  mkdirSync(folder);
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

/** Puts the next state in the place of the output; where two builds end at once, that of the later one stays. */
export function replaceOutput(output: string, next: string): void {
  const before = `${next}-before`;
  while (existsSync(next)) {
    // The output is away for a moment only, since a renaming takes no time.
    ignoring(["ENOENT"], () => renameSync(output, before));
    ignoring(["ENOTEMPTY", "EEXIST"], () => renameSync(next, output));
    rmSync(before, { recursive: true, force: true });
  }
}

function ignoring(codes: string[], work: () => void) {
  try {
    work();
  } catch (error) {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

// What an earlier process of this number left is nobody's either.
function leftFolders(output: string) {
  const { dir, base } = path.parse(output);
  return readdirSync(dir).flatMap((name) => {
    const [, number] =
      (name.startsWith(base) && /^\.next-(\d+)/.exec(name.slice(base.length))) || [];
    return number && (Number(number) === process.pid || !isRunning(Number(number)))
      ? [path.join(dir, name)]
      : [];
  });
}

function isRunning(number: number) {
  try {
    return process.kill(number, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
