import { runChild } from "#scripts/run-child.ts";

// Cheapest first, so that a slip is told within seconds. `npm test` builds the site as well.
const steps = [
  { name: "types", script: "check:types" },
  { name: "lint", script: "check:lint" },
  { name: "format", script: "check:format" },
  { name: "content", script: "check:content" },
  { name: "generated files", script: "check:generated" },
  { name: "tests", script: "test" },
];

process.exitCode = await runSteps();

async function runSteps(): Promise<number> {
  for (const { name, script } of steps) {
    console.log(`check ${name} …`);
    const startedAt = performance.now();
    const code = await runChild([npmProgram(), "run", "--silent", script]);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (code !== 0) {
      console.error(`check ${name}: failed after ${seconds} s. Again: npm run ${script}`);
      return 1;
    }
    console.log(`check ${name}: passed in ${seconds} s`);
  }
  console.log("Every check passed.");
  return 0;
}

// The commands themselves stand in package.json alone, so this asks npm for each by its name.
function npmProgram(): string {
  const program = process.env.npm_execpath;
  if (!program) throw new Error("Start the checks with `npm run check`.");
  return program;
}
