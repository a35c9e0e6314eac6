import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  readFileSync,
  realpathSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { setting } from "#app/content/setting.ts";
import { filesBelow } from "#scripts/build/files-below.ts";
import { UserError } from "#app/content/user-error.ts";

/** The next version of a site, in a folder beside its output until it is complete. */
export type NextOutput = {
  folder: string;
  /** Writes a file. */
  write: (file: string, contents: string | Buffer) => void;
  /** Copies another file to a path in the site. */
  copy: (file: string, from: string) => void;
  /** The paths of all files written so far. */
  files: () => string[];
  /** Deletes this version. */
  discard: () => void;
};

/** The output folder: OUT_DIR, or the default. */
export function outputFolder() {
  return path.resolve(setting("OUT_DIR") ?? "build/client");
}

/** Starts the next version of an output folder in a folder of this process; deletes those of builds that were killed. */
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
    // Two parts of a build that write the same file are a bug.
    write: (file, contents) => writeFileSync(place(file), contents, { flag: "wx" }),
    copy: (file, from) => copyFileSync(from, place(file)),
    files: () => filesBelow(folder).map((file) => file.path),
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Replaces the output with the next version; if two builds finish at once, the later one wins. */
export function replaceOutput(output: string, next: string): void {
  letAllRead(next);
  const before = `${next}-before`;
  while (existsSync(next)) {
    // The output is missing only for a moment, since renaming takes no time.
    ignoring(["ENOENT"], () => renameSync(output, before));
    ignoring(["ENOTEMPTY", "EEXIST"], () => renameSync(next, output));
    rmSync(before, { recursive: true, force: true });
  }
}

/** Lets every account read a folder, and only its owner change it, whatever the umask and the permissions of its sources. */
export function letAllRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) letAllRead(place);
    else chmodSync(place, 0o644);
  }
}

function ignoring(codes: string[], work: () => void) {
  try {
    work();
  } catch (error) {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

// A folder left by an earlier process with the same id is abandoned too.
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

// A version.txt in this form shows that a build made the folder.
const madeByBuild = /^commit (?:\w+|unknown: .+)\nday [\d-]+\n$/;

/** The real path of a folder that is missing, empty or made by a build; throws a UserError for any other folder. */
export function safeOutput(folder: string): string {
  const refuse = (why: string) => {
    throw new UserError(
      `The site cannot be written to ${folder}: ${why}. Set OUT_DIR to a folder of its own.`,
    );
  };
  if (isInFile(path.resolve(folder))) refuse("there is a file in its place");
  if (!existsSync(folder)) return path.resolve(folder);
  const output = realpathSync(folder);
  const files = readdirSync(output);
  const version = path.join(output, "version.txt");
  const isOurs = existsSync(version) && madeByBuild.test(readFileSync(version, "utf8"));
  const some = files.slice(0, 3).join(", ");
  if (files.length > 0 && !isOurs)
    refuse(`it contains files that no build made (${some}); empty it first`);
  return output;
}

// True for a file too. A folder that does not exist yet is judged by the one above.
function isInFile(folder: string): boolean {
  return existsSync(folder) ? !statSync(folder).isDirectory() : isInFile(path.dirname(folder));
}
