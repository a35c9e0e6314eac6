import { MendableError } from "#app/library/problems/mendable-error.ts";
import { markFile } from "#scripts/build/safe-output.ts";
import { ProgramError, runProgram } from "#scripts/run-program.ts";

// Hosting companies put these into a folder that they give to somebody.
const companyNames = ["cgi-bin", ".well-known"];

/**
 * Throws a MendableError where a folder, as rsync names it with a slash at the end, holds files that no
 * deployment made: sending removes what the site does not have. One that is missing is made.
 */
export async function refuseForeignFolder(target: string, to: string) {
  const names = await namesIn(target);
  if (names === undefined) {
    const above = target.replace(/[^/:]+\/$/, "");
    if ((await namesIn(above)) !== undefined) return;
    throw new MendableError(`The site is not sent to ${to}: there is no ${above} to make it in.`);
  }
  const foreign = names.filter((name) => !companyNames.includes(name));
  if (foreign.length === 0 || names.includes(markFile)) return;
  const some = foreign.slice(0, 3).join(", ");
  throw new MendableError(
    `The site is not sent to ${to}: no deployment of this site made the files there (${some}). ` +
      "Name another folder, or empty it yourself first.",
  );
}

async function namesIn(target: string) {
  try {
    const lines = await runProgram("rsync", ["-s", "--list-only", "--", target]);
    const names = [...lines.matchAll(/^\S+ +[\d,.]+ \S+ \S+ (.+)$/gm)].map(([, name = ""]) => name);
    return names.filter((name) => name !== ".");
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    if (/change_dir .*No such file/.test(error.message)) return undefined;
    throw error;
  }
}
