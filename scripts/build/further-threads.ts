import { fileURLToPath } from "node:url";
import { bundledProgram } from "#scripts/programs/bundled-program.js";
import { repositoryRoot } from "#scripts/run-child.ts";

const threadsAtMost = 3;

/** How many threads may help on a machine: one for each core besides the first, but not many. */
export function furtherThreads(cores: number) {
  return Math.min(cores - 1, threadsAtMost);
}

/** The path of the program that a thread runs, made of this file for the present sources. */
export function threadProgram(entry: string): Promise<string> {
  return bundledProgram(fileURLToPath(repositoryRoot), entry);
}
