import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";

/** The folder that holds package.json, in which npm runs every command. */
export const repositoryRoot = pathToFileURL(`${process.cwd()}/`);

/** Runs a Node program with its output on our own, and answers with its exit code. */
export function runChild(programArguments: string[]): number {
  const { status } = spawnSync(process.execPath, programArguments, { stdio: "inherit" });
  // A child that a signal ended has no code; it did not succeed either.
  return status ?? 1;
}
