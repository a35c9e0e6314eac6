import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { UserError } from "#app/content/user-error.ts";

// What every site says of itself shows that a build made its folder.
const madeByBuild = /^commit \w+\nday [\d-]+\n$/;

const ownFolders = [
  "app",
  "content",
  "public",
  "scripts",
  "tests",
  ".git",
  ".github",
  ".cache",
  "node_modules",
];

/**
 * The real path of a folder that a build may write: one that is missing, empty or was made by a
 * build. Throws a UserError where anything else could be lost; `setting` is what named the folder.
 */
export function safeOutput(folder: string, content: string, setting = "OUT_DIR"): string {
  const output = realPath(folder);
  const root = realPath(".");
  const refuse = (why: string) => {
    throw new UserError(
      `The site is not written to ${folder}: ${why}. ${setting} has to name a folder of its own.`,
    );
  };
  if (isInside(root, output)) refuse("the repository is there, and a build removes other files");
  if (isInside(realPath(homedir()), output)) refuse("it is, or holds, your home folder");
  for (const own of [...ownFolders.map((name) => path.join(root, name)), realPath(content)]) {
    if (isInside(output, own))
      refuse(`${path.relative(root, own) || own} is not for finished sites`);
    if (isInside(own, output)) refuse(`it holds ${path.relative(root, own) || own}`);
  }
  if (!existsSync(output)) return output;
  if (!statSync(output).isDirectory()) refuse("there is a file of that name");
  const files = readdirSync(output);
  const version = path.join(output, "version.txt");
  if (
    files.length > 0 &&
    !(existsSync(version) && madeByBuild.test(readFileSync(version, "utf8")))
  ) {
    const some = files.slice(0, 3).join(", ");
    refuse(`it holds files that no build of this site made (${some}); empty it yourself first`);
  }
  return output;
}

// The last part of a path may not be there yet, and the parts before it may be links.
function realPath(place: string): string {
  const full = path.resolve(place);
  if (existsSync(full)) return realpathSync(full);
  const parent = path.dirname(full);
  return parent === full ? full : path.join(realPath(parent), path.basename(full));
}

/** True where a path is another one or lies below it. */
function isInside(one: string, other: string) {
  const between = path.relative(other, one);
  return between === "" || (!between.startsWith("..") && !path.isAbsolute(between));
}
