import { spawn } from "node:child_process";
import { pathToFileURL } from "node:url";

/** The folder that holds package.json, in which npm runs every command. */
export const repositoryRoot = pathToFileURL(`${process.cwd()}/`);

/** Runs a Node program with its output on our own, and answers with its exit code. */
export function runChild(programArguments: string[]): Promise<number> {
  const child = spawn(process.execPath, programArguments, { stdio: "inherit" });
  // A child that a signal ended has no code; it did not succeed either.
  return new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1)));
}
