import { fileURLToPath } from "node:url";
import { repositoryRoot } from "#scripts/run-child.ts";

/** The path of the program that compiles bodies in a thread, made for the present sources. */
export async function workerProgram(): Promise<string> {
  // The bundler cannot be part of a bundle, so it is asked for by its place.
  const bundler = new URL("scripts/bundled-program.js", repositoryRoot).href;
  const { bundledProgram } = (await import(bundler)) as {
    bundledProgram: (root: string, entry: string) => Promise<string>;
  };
  return bundledProgram(fileURLToPath(repositoryRoot), "scripts/build/bodies/compiling-worker.ts");
}
