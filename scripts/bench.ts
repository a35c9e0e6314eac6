// Measures this checkout on this machine, with made-up posts beside the real content, and prints a table:
// npm run bench -- 0 100 1000
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const sizes = process.argv.slice(2).map(Number);
const room = mkdtempSync(path.join(tmpdir(), "suluhisho-bench-"));
const rows = [];
try {
  for (const posts of sizes.length > 0 ? sizes : [0, 100]) rows.push(await measured(posts));
} finally {
  rmSync(room, { recursive: true, force: true });
  rmSync("build/bench", { recursive: true, force: true });
}
console.table(Object.fromEntries(rows));

async function measured(posts: number) {
  const content = path.join(room, String(posts));
  writeContent(content, posts);
  // A cold build has none of the pictures.
  rmSync(".cache/pictures", { recursive: true, force: true });
  const cold = await run("build", content);
  const again = await run("build", content);
  const check = await run("check-content", content);
  const development = await measureDevelopment(content);
  const figures = {
    "cold build, s": cold.seconds,
    "memory, MiB": cold.mebibytes,
    "build again, s": again.seconds,
    "check, s": check.seconds,
    ...development,
  };
  return [`${posts} posts`, figures] as const;
}

type Running = { ended: Promise<unknown>; mebibytes: () => number; end: () => void };

function start(program: string, content: string): Running {
  const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: "build/bench", PORT: "3999" };
  const child = spawn(process.execPath, ["scripts/run.js", program], { env, stdio: "ignore" });
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? 0))), 50);
  const ended = once(child, "exit").finally(() => clearInterval(timer));
  return { ended, mebibytes: () => Math.round(peak), end: () => child.kill() };
}

async function run(program: string, content: string) {
  const started = performance.now();
  const running = start(program, content);
  await running.ended;
  return { seconds: secondsSince(started), mebibytes: running.mebibytes() };
}

async function measureDevelopment(content: string) {
  const started = performance.now();
  const server = start("dev", content);
  try {
    return await measureSaves(content, server, started);
  } finally {
    server.end();
    await server.ended;
  }
}

async function measureSaves(content: string, server: Running, started: number) {
  await untilServed("/", "<main");
  const first = secondsSince(started);
  const saves: number[] = [];
  const file = path.join(content, "blog/1.mdx");
  for (let save = 0; save < 7; save += 1) {
    await sleep(300);
    const title = `Saved for time ${save}`;
    writeFileSync(file, readFileSync(file, "utf8").replace(/^title: .*$/m, `title: ${title}`));
    const saved = performance.now();
    await untilServed("/blog/1", title);
    saves.push(performance.now() - saved);
  }
  const mebibytes = server.mebibytes();
  const median = Math.round(saves.sort((one, other) => one - other)[3] ?? 0);
  return {
    "dev: first page, s": first,
    "save to served, ms": median,
    "dev: memory, MiB": mebibytes,
  };
}

async function untilServed(place: string, text: string) {
  for (const started = performance.now(); performance.now() - started < 60_000; await sleep(5)) {
    // Nobody answers until the server listens.
    const answer = await fetch(`http://localhost:3999${place}`).catch(() => undefined);
    if (answer?.ok && (await answer.text()).includes(text)) return;
  }
  throw new Error(`${place} did not say "${text}" within a minute.`);
}

// The resident memory of a process, where /proc tells.
function memoryOf(pid: number) {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function secondsSince(started: number) {
  return Number(((performance.now() - started) / 1000).toFixed(2));
}

// The same posts on every day, so that figures can be compared.
function writeContent(folder: string, posts: number) {
  cpSync("content", folder, { recursive: true });
  const words = "school term morning teacher book market mother river road rain maize lamp".split(
    " ",
  );
  const sentence = (at: number) =>
    `We saw ${[1, 2, 3, 5, 7].map((step) => words[(at * step) % 12]).join(" ")}.`;
  const text = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => sentence(from + at)).join(" ");
  for (let at = 1; at <= posts; at += 1) {
    const date = new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10);
    const category = ["Advocacy", "Education", "Community"][at % 3];
    const front = `---\ntitle: Post ${at} about ${words[at % 12]}\nexcerpt: ${text(at, 2)}\nauthor: The team\ndate: ${date}\ncategory: ${category}\nsample: true\n---\n`;
    const body = [1, 2, 3].map((part) => `## ${sentence(at + part)}\n\n${text(at * part, 11)}\n`);
    writeFileSync(`${folder}/blog/archive-${at}.mdx`, [front, text(at, 6), ...body].join("\n"));
  }
}
