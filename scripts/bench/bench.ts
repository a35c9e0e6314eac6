// Measures builds, memory and the development loop on made-up posts, beside the least that such a
// site could cost: npm run bench -- --posts 1000,4000 --runs 5 --minutes 15
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { benchOptions, OptionError, type BenchOptions } from "#scripts/bench/bench-options.ts";
import { inRounds, type Step } from "#scripts/bench/in-rounds.ts";
import { developmentStep } from "#scripts/bench/measure/development-step.ts";
import { buildSteps } from "#scripts/bench/measure/build-steps.ts";
import { checkSteps } from "#scripts/bench/measure/check-steps.ts";
import { floorStep } from "#scripts/bench/measure/floor-step.ts";
import { memoryMeasure } from "#scripts/bench/measure/watch-memory.ts";
import { copySite } from "#scripts/bench/measure/copy-site.ts";
import { benchForMachines, benchReport, type Bench } from "#scripts/bench/report/bench-report.ts";
import { thisMachine } from "#scripts/bench/report/machine.ts";
import { withReport } from "#scripts/bench/report/recorded-report.ts";
import { resultsOf } from "#scripts/bench/report/results.ts";
import { inTemporaryRoom } from "#scripts/bench/temporary-room.ts";
import { writeArchive } from "#scripts/bench/write-archive.ts";
import { findBrowser } from "#scripts/find-browser.ts";
import { repositoryRoot } from "#scripts/run-child.ts";

const root = fileURLToPath(repositoryRoot);
// Standard output is for the table alone.
const say = (line: string) => console.error(line);

try {
  const options = benchOptions(process.argv.slice(2));
  // There a command cannot be ended together with all that it started.
  if (process.platform === "win32") throw new OptionError("The bench needs Linux or macOS.");
  const bench = await inTemporaryRoom((room) => measure(room, options));
  console.log(options.json ? benchForMachines(bench) : benchReport(bench));
  if (options.record) await record(bench);
} catch (error) {
  if (!(error instanceof OptionError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function measure(room: string, { sizes, runs, minutes }: BenchOptions): Promise<Bench> {
  const deadline = performance.now() + minutes * 60_000;
  const isTimeUp = () => performance.now() > deadline;
  const steps = await stepsIn(room, sizes);
  const samples = await inRounds(steps, { runs, isTimeUp, say });
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: thisMachine(),
    runs,
    memoryMeasure,
    results: resultsOf(samples, sizes),
  };
}

async function stepsIn(room: string, sizes: BenchOptions["sizes"]): Promise<Step[]> {
  const site = path.join(room, "site");
  await copySite(root, site);
  const browser = sizes.development.length > 0 ? await browserIfAny() : undefined;
  const all = [...new Set(Object.values(sizes).flat())].sort((one, other) => one - other);
  const steps: Step[] = [];
  for (const posts of all) {
    const folder = path.join(room, String(posts));
    const ground = { site, posts, content: path.join(folder, "content"), out: `${folder}/site` };
    await writeArchive(ground.content, posts);
    if (sizes.floor.includes(posts)) steps.push(floorStep(ground));
    if (sizes.check.includes(posts)) steps.push(...checkSteps(ground));
    if (sizes.build.includes(posts)) steps.push(...buildSteps(ground));
    if (sizes.development.includes(posts)) steps.push(developmentStep(ground, browser));
  }
  return steps;
}

// Without a browser everything else can still be measured.
async function browserIfAny() {
  try {
    return await findBrowser();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

async function record(bench: Bench) {
  const file = path.join(root, "README.md");
  await writeFile(file, await withReport(await readFile(file, "utf8"), benchReport(bench)));
  say("The table stands in README.md.");
}
