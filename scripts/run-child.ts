import { spawn } from "node:child_process";
import { pathToFileURL } from "node:url";

/** The folder that holds package.json, in which npm runs every command. */
export const repositoryRoot = pathToFileURL(`${process.cwd()}/`);

/** Runs a Node program with its output on our own, and answers with its exit code. */
export function runChild(programArguments: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, programArguments, {
      cwd: repositoryRoot,
      stdio: "inherit",
    });
    child.on("error", reject);
    // A child that a signal ended has no code; it did not succeed either.
    child.on("close", (code) => resolve(code ?? 1));
  });
}
