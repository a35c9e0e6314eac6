import { execFile } from "node:child_process";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { compileBody, shareCompiling } from "#app/mdx/compile-body.server.ts";
import type { CompilingHelper } from "#app/mdx/compiling/compiling-helper.ts";
import type { StartHelper } from "#app/mdx/compiling/compiling-queue.server.ts";
import { compilingThread } from "#scripts/build/bodies/compiling-thread.ts";
import { bodyThreads, compilingWorker, furtherCores } from "#scripts/build/bodies/share-bodies.ts";
import { threadProgram } from "#scripts/build/further-threads.ts";
import { bodyVersion } from "#scripts/build/body-cache.ts";
import { repositoryRoot } from "#scripts/run-child.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const run = promisify(execFile);
const room = temporaryFolder();
const version = bodyVersion();
const kinds = [
  (at: number) => `Over {{girls}} girls in ${at} schools, aged <18.\n\n## What ${at} said`,
  (at: number) => `- [Give ${at}](/donate)\n- ![A class](/images/classroom.svg)\n`,
  (at: number) => `<Callout title="Number ${at}">\n\n*Words.*\n\n</Callout>`,
  (at: number) => `# A heading of the first rank ${at}`,
  (at: number) => `<div>${at}</div>\n\n<Callout title="${at}">`,
  (at: number) => `Nobody closes <b in text ${at}`,
];
const texts = Array.from({ length: 240 }, (_, at) => kinds[at % kinds.length]?.(at) ?? "");
const alone = path.join(room, "alone", version);
let results: Awaited<ReturnType<typeof compileBody>>[] = [];
let program = "";

beforeAll(async () => {
  program = await threadProgram(compilingWorker);
  vi.stubEnv("BODY_CACHE", alone);
  results = await compileAll();
  vi.unstubAllEnvs();
});

afterEach(() => {
  shareCompiling();
  vi.unstubAllEnvs();
});

describe("bodies compiled by several threads", () => {
  it("are the same, with the same problems and the same files kept", async () => {
    const shared = path.join(room, "shared", version);
    vi.stubEnv("BODY_CACHE", shared);
    const start = bodyThreads(version);
    const threads = await ready([start(), start()]);
    let done = 0;
    const counted = threads.map(({ compile, stop }) => ({
      stop,
      compile: async (some: string[]) => {
        const bodies = await compile(some);
        done += bodies.length;
        return bodies;
      },
    }));
    shareCompiling(oneAfterAnother(counted), free(2));
    expect(await compileAll()).toEqual(results);
    expect(done).toBeGreaterThan(0);
    expect(filesIn(shared)).toEqual(filesIn(alone));
    expect(new Set(results.map(({ problems }) => problems.length > 0))).toEqual(
      new Set([true, false]),
    );
  });

  it("come from a thread where they have no problems, and from none where they have", async () => {
    const thread = compilingThread(Promise.resolve(program), version);
    const sound = results.map(({ problems, ...body }) =>
      problems.length === 0 ? body : undefined,
    );
    expect(await thread.compile(texts)).toEqual(sound);
    thread.stop();
  });

  it.each([
    ["cannot be loaded", () => "import './nothing-of-this-name.mjs';"],
    ["throws when it starts", () => "throw new Error('Not today.');"],
    ["throws at its work", () => atWork("throw new Error('Not this one.');")],
    ["ends without a word", () => "process.exit(0);"],
    ["is killed in the middle", () => real() + diesSoon],
    [
      "needs all memory",
      () => atWork("for (const all = []; ; ) all.push(new Array(1e5).fill({}))"),
    ],
    ["works forever", () => atWork("for (;;);")],
    ["is of another version", () => atWork("port.postMessage({ version: 'x', bodies: texts });")],
  ])("lose nothing by a thread that %s", async (what, source) => {
    const kept = path.join(room, what, version);
    vi.stubEnv("BODY_CACHE", kept);
    const file = Promise.resolve(programOf(what, source()));
    const threads = [compilingThread(file, version), compilingThread(file, version)];
    await ready(threads);
    shareCompiling(oneAfterAnother(threads), free(2));
    expect(await compileAll()).toEqual(results);
    expect(filesIn(kept)).toEqual(filesIn(alone));
  });

  it("lose nothing where the program of the threads cannot be made", async () => {
    shareCompiling(() => compilingThread(Promise.reject(new Error("No disk.")), version), free(1));
    expect(await compileAll()).toEqual(results);
  });
});

describe("a thread that compiles bodies", () => {
  it.each([
    ["is of another version", () => real(), "older"],
    ["ends", () => "process.exit(0);", version],
    ["throws", () => "throw new Error('Not today.');", version],
  ])("is refused at each request where it %s", async (what, source, expected) => {
    const file = programOf(`refused ${what}`, source());
    const thread = compilingThread(Promise.resolve(file), expected);
    await expect(thread.compile(["Words."])).rejects.toThrow();
    await expect(thread.compile(["Words."])).rejects.toThrow();
    thread.stop();
  });

  it("is stopped in the middle of its work", async () => {
    const file = programOf("endless", atWork("for (;;);"));
    const thread = compilingThread(Promise.resolve(file), version);
    await ready([thread]);
    const answer = thread.compile(["Words."]);
    setTimeout(thread.stop, 50);
    await expect(answer).rejects.toThrow();
  });

  it("may break between two requests", async () => {
    const source = `
      import { parentPort as port } from "node:worker_threads";
      port.once("message", () => {
        port.postMessage({ version: ${JSON.stringify(version)}, bodies: [] });
        setTimeout(() => { throw new Error("Out of turn."); }, 20);
      });
    `;
    const thread = compilingThread(Promise.resolve(programOf("breaks", source)), version);
    await ready([thread]);
    await sleep(200);
    await expect(thread.compile(["Words."])).rejects.toThrow();
  });

  it("keeps no program from ending", async () => {
    const source = `
      const { compilingThread } = (await import(${JSON.stringify(await threadModule())})).default;
      const held = setInterval(() => undefined, 1000);
      const thread = compilingThread(Promise.resolve(${JSON.stringify(program)}), "${version}");
      const [body] = await thread.compile(["Words."]);
      clearInterval(held);
      console.log(body.passages.length);
    `;
    const { stdout } = await run(process.execPath, [programOf("ends", source)], {
      timeout: 20_000,
    });
    expect(stdout).toBe("1\n");
  });
});

describe("the further cores of a machine", () => {
  it.each([
    [1, 0],
    [2, 1],
    [4, 3],
    [64, 3],
  ])("with %i are %i", (cores, expected) => {
    expect(furtherCores(cores)).toHaveLength(expected);
  });

  it("are free at once but for the one that has other work", async () => {
    const busy = new Promise(() => undefined);
    const [first, ...others] = furtherCores(4, busy);
    expect(first).toBe(busy);
    expect(await Promise.all(others)).toHaveLength(2);
  });
});

const free = (cores: number) => Array.from({ length: cores }, () => Promise.resolve());

function oneAfterAnother(helpers: CompilingHelper[]): StartHelper {
  const left = [...helpers];
  return () => {
    const next = left.shift();
    if (!next) throw new Error("There are no more.");
    return next;
  };
}

function compileAll() {
  return Promise.all(texts.map((text) => compileBody(text)));
}

// Lets threads be loaded, so that they are there before the main thread has done everything.
async function ready(threads: CompilingHelper[]) {
  await Promise.all(threads.map(({ compile }) => compile(["Words."]).catch(() => [])));
  return threads;
}

const diesSoon = `
  const { parentPort } = await import("node:worker_threads");
  parentPort.once("message", () => parentPort.on("message", () => setTimeout(process.exit, 5)));
`;

// A thread that is in order until it is given texts for the second time.
function atWork(work: string) {
  return `
    import { parentPort as port } from "node:worker_threads";
    port.once("message", () => {
      port.postMessage({ version: ${JSON.stringify(version)}, bodies: [] });
      port.on("message", (texts) => { ${work} });
    });
  `;
}

function real() {
  return `await import(${JSON.stringify(program)});`;
}

function programOf(name: string, source: string) {
  const file = path.join(room, `${name.replaceAll(" ", "-")}.mjs`);
  writeFileSync(file, source);
  return file;
}

function filesIn(folder: string) {
  return readdirSync(folder)
    .sort()
    .map((name) => [name, readFileSync(path.join(folder, name), "utf8")]);
}

// The module of threads as a program of its own can import it.
async function threadModule() {
  const bundler = new URL("scripts/programs/bundled-program.js", repositoryRoot).href;
  const { bundledProgram } = (await import(bundler)) as {
    bundledProgram: (root: string, entry: string) => Promise<string>;
  };
  return bundledProgram(fileURLToPath(repositoryRoot), "scripts/build/bodies/compiling-thread.ts");
}
