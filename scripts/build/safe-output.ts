import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { UserError } from "#app/content/user-error.ts";

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
