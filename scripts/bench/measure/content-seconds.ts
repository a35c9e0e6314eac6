import { readFileSync, rmSync } from "node:fs";

// The steps whose work does not grow with the number of posts.
const codeSteps = ["Fonts", "Code", "Photos"];

/** The seconds that a build spent on words and pages, read from the file that STEP_TIMES named. */
export function contentSeconds(file: string): number {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  rmSync(file);
  const steps = lines.map((line) => JSON.parse(line) as { name: string; seconds: number });
  const gone = codeSteps.find((name) => !steps.some((step) => step.name === name));
  // A step under a new name would be counted among the content without anybody noticing.
  if (gone)
    throw new Error(`The build has no step "${gone}" any more, which the bench leaves out.`);
  return steps
    .filter(({ name }) => !codeSteps.includes(name))
    .reduce((total, { seconds }) => total + seconds, 0);
}
