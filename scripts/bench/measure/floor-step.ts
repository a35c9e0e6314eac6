import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Step } from "#scripts/bench/in-rounds.ts";
import type { Ground } from "#scripts/bench/measure/ground.ts";
import { measuredCommand } from "#scripts/bench/measure/measured-command.ts";
import { bundledProgram } from "#scripts/programs/bundled-program.js";
import { repositoryRoot } from "#scripts/run-child.ts";

/** Runs the floor as a program of its own; it is bundled before, so that no bundler is measured. */
export function floorStep({ content, out, posts }: Ground): Step {
  return {
    title: "floor",
    posts,
    measure: async () => {
      const root = fileURLToPath(repositoryRoot);
      const program = await bundledProgram(root, "scripts/bench/floor.ts");
      const folder = `${out}-floor`;
      await rm(folder, { recursive: true, force: true });
      const words = [process.execPath, program, content, folder];
      const { seconds, peak } = await measuredCommand(words, { folder: root });
      return { floor: [seconds], floorMemory: [peak] };
    },
  };
}
