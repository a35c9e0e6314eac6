import { execFile } from "node:child_process";
import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const run = promisify(execFile);

it.each([
  ["stops before it runs anything", "a cached body", ".cache/content/1/2.json"],
  ["stops before it runs anything", "a built page", "build/client/index.html"],
  ["stops before it runs anything", "a package", "node_modules/zod/index.js"],
  ["stops before it runs anything", "a package in capitals", "NODE_MODULES/zod/index.js"],
  ["stops before it runs anything", "a lock file of no form", "a/package-lock.json"],
  ["goes on", "words", "content/site.yaml"],
])("the check of a change %s where somebody hands in %s", async (does, name, file) => {
  const [repository, programs] = [path.join(room, name), path.join(room, `${name}-programs`)];
  await cp(".ci", path.join(repository, ".ci"), { recursive: true });
  for (const program of ["scripts/check-handed-in.js", "scripts/check-lock.js"])
    await cp(program, path.join(repository, program));
  await mkdir(path.dirname(path.join(repository, file)), { recursive: true });
  await writeFile(path.join(repository, file), "{}");
  await writeFile(path.join(repository, ".gitignore"), ".cache/\n/build/\nnode_modules/\n");
  await mkdir(programs);
  await writeFile(path.join(programs, "npm"), "#!/bin/sh\necho npm was asked\n", { mode: 0o755 });
  await run("git", ["init", "--quiet"], { cwd: repository });
  await run("git", ["add", "--force", "."], { cwd: repository });
  const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` };
  const answer = await run("bash", [".ci/run"], { cwd: repository, env }).then(
    ({ stdout, stderr }) => ({ stdout, stderr, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  const goesOn = does === "goes on";
  expect([answer.code === 0, answer.stdout.includes("npm was asked")]).toEqual([goesOn, goesOn]);
  expect(answer.stderr.includes(file)).toBe(!goesOn);
});
