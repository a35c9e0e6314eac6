import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Step } from "#scripts/bench/in-rounds.ts";
import type { Ground } from "#scripts/bench/measure/ground.ts";
import { measuredCommand } from "#scripts/bench/measure/measured-command.ts";
import { repositoryRoot } from "#scripts/run-child.ts";

/** Runs the floor as a program of its own; it is bundled before, so that no bundler is measured. */
export function floorStep({ content, out, posts }: Ground): Step {
  return {
    title: "floor",
    posts,
    measure: async () => {
      const root = fileURLToPath(repositoryRoot);
      const program = await floorProgram(root);
      const folder = `${out}-floor`;
      await rm(folder, { recursive: true, force: true });
      const words = [process.execPath, program, content, folder];
      const { seconds, peak } = await measuredCommand(words, { folder: root });
      return { floor: [seconds], floorMemory: [peak] };
    },
  };
}

// The bundler cannot be part of a bundle, so it is asked for by its place.
async function floorProgram(root: string) {
  const bundler = new URL("scripts/bundled-program.js", repositoryRoot).href;
  const { bundledProgram } = (await import(bundler)) as {
    bundledProgram: (root: string, entry: string) => Promise<string>;
  };
  return bundledProgram(root, "scripts/bench/floor.ts");
}
