// Measures builds, checks and development on made-up posts, beside the least that such a site could
// cost: npm run bench -- --posts 100,1000 --runs 3
import { rmSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { benchReport, type Figure, type Unit } from "#scripts/bench/bench-report.ts";
import { copySite, killCommand, measureCommand, runCommand } from "#scripts/bench/site-copy.ts";

const text = { type: "string" } as const;
const { values } = parseArgs({ options: { posts: text, runs: text } });
const sizes = (values.posts ?? "100,1000").split(",").map(Number);
const runs = Number(values.runs ?? 1);
if (![...sizes, runs].every((number) => Number.isInteger(number) && number > 0)) {
  throw new RangeError("Write it like this: npm run bench -- --posts 100,1000 --runs 3");
}

const folder = await mkdtemp(`${tmpdir()}/suluhisho-bench-`);
const site = `${folder}/site`;
const figures: Figure[] = [];
process.on("exit", () => {
  killCommand();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

await copySite(process.cwd(), site);
// In rounds, so that a slow minute of the machine spoils one run of a figure only.
for (let run = 1; run <= runs; run += 1) {
  for (const posts of sizes) {
    await measureSite(posts, (title, unit, value) => {
      figures.push({ title, unit, posts, value });
      console.error(`${posts} posts, ${title}: ${value.toFixed(2)} ${unit}`);
    });
  }
}
console.log(benchReport(figures, runs));

type Found = (title: string, unit: Unit, value: number) => void;

async function measureSite(posts: number, found: Found) {
  const content = `${folder}/content-${posts}`;
  const output = `${folder}/output-${posts}`;
  const env = { CONTENT_DIR: content, OUT_DIR: output };
  const npm = (...words: string[]) => measureCommand(["npm", "run", "-s", ...words], site, env);
  const forget = () => rm(`${site}/.cache`, { recursive: true, force: true });
  const build = async (title: string, text = "<main") => {
    const measured = await npm("build");
    found(title, "s", measured.seconds);
    const page = await readFile(`${output}/blog/archive-1.html`, "utf8");
    // A build that missed the edit would only look fast.
    if (!page.includes(text)) throw new Error(`The page does not say "${text}".`);
    return measured;
  };

  await npm("archive", String(posts), content);
  await forget();
  await rm(output, { recursive: true, force: true });
  const program = ["node", "scripts/run.js", "bench/floor", content, `${output}-floor`];
  const floor = await measureCommand(program, site, { NODE_ENV: "production" });
  found("Floor", "s", floor.seconds);
  await forget();
  const cold = await build("Cold build");
  if (cold.mebibytes) found("Peak memory of the cold build", "MiB", cold.mebibytes);
  await build("Build, nothing changed");
  await build("Build, one post edited", await editPost(content, "new"));
  const lastWord = /(?<=^stayConnected: .*)\w+$/m;
  const shown = await edit(`${content}/interface.yaml`, lastWord, "Measured");
  const footer = await build("Build, footer edited", shown);
  found("Cold ÷ floor", "×", cold.seconds / floor.seconds);
  found("Footer edited ÷ cold", "×", footer.seconds / cold.seconds);
  // Development begins with the caches of the builds, as it does for a writer.
  await measureDevelopment(content, found);
  await forget();
  found("`npm run check:content`, cold", "s", (await npm("check:content")).seconds);
  found("`npm run check:content`, again", "s", (await npm("check:content")).seconds);
}

async function measureDevelopment(content: string, found: Found) {
  // The process id keeps two benches that run at once apart.
  const port = String(20_000 + (process.pid % 10_000));
  const started = performance.now();
  const env = { CONTENT_DIR: content, PORT: port };
  const server = runCommand(["npm", "run", "-s", "dev"], site, env);
  const served = (place: string, text: string) =>
    Promise.race([server, untilServed(`http://localhost:${port}${place}`, text)]);
  await served("/", "<main");
  found("`npm run dev` to the first page", "s", (performance.now() - started) / 1000);
  await served("/blog/archive-1", "<main");
  for (const word of "one two three four five six seven eight nine ten".split(" ")) {
    // Nobody saves again at once.
    await sleep(500);
    const saved = performance.now();
    await served("/blog/archive-1", await editPost(content, word));
    found("Save to served", "ms", performance.now() - saved);
  }
  killCommand();
  await server.catch(() => {});
}

async function untilServed(address: string, text: string) {
  for (const started = performance.now(); performance.now() - started < 60_000; await sleep(5)) {
    // Nobody answers until the server listens.
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok && (await answer.text()).includes(text)) return;
  }
  throw new Error(`${address} did not say "${text}" within a minute.`);
}

function editPost(content: string, word: string) {
  const firstSentence = /(?<=^---\n[^]*?\n---\n\n)[^.]*\./;
  return edit(`${content}/blog/archive-1.mdx`, firstSentence, `Our sister wrote line ${word}.`);
}

async function edit(file: string, place: RegExp, text: string) {
  await writeFile(file, (await readFile(file, "utf8")).replace(place, text));
  return text;
}
