import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

import { repositoryRoot } from "#scripts/run-child.ts";

const run = promisify(execFile);

type Bundler = {
  bundledProgram: (root: string, entry: string) => Promise<string>;
  programOf: (entry: string) => { entries: string[] };
};

// Not as a part of the tests, so that it stands where programs expect it.
const bundler = new URL("scripts/programs/bundled-program.js", repositoryRoot).href;
const { bundledProgram, programOf } = (await import(/* @vite-ignore */ bundler)) as Bundler;

/** A program of a few sources by their paths below a folder; it begins in scripts/greet.ts. */
export async function smallProgram(root: string, sources: Record<string, string>) {
  for (const [file, text] of Object.entries({ "package-lock.json": "{}", ...sources })) {
    const place = path.join(root, file);
    // A file that is written again counts as changed.
    if ((await readFile(place, "utf8").catch(() => undefined)) === text) continue;
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
  }
  return bundledProgram(root, "scripts/greet.ts");
}

/** Empty sources for all entries of the program that an entry belongs to. */
export function emptyEntries(entry: string): Record<string, string> {
  return Object.fromEntries(programOf(entry).entries.map((other) => [other, ""]));
}

/** What a program says when it runs in a process of its own. */
export async function said(program: string, ...words: string[]) {
  const { stdout } = await run(process.execPath, [program, ...words]);
  return stdout;
}

/** What stands in the error output of a program that fails, started as run.js starts one. */
export async function complaint(program: string) {
  const places = new URL("scripts/programs/stack-places.js", repositoryRoot).href;
  const start = `
    import { showSourcesInStacks } from ${JSON.stringify(places)};
    showSourcesInStacks();
    await import(${JSON.stringify(pathToFileURL(program).href)});
  `;
  const failed = run(process.execPath, ["--input-type=module", "--eval", start]);
  return failed.then(
    () => ({ code: 0, stderr: "" }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
  );
}
