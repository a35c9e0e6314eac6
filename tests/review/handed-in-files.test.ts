import { execFile } from "node:child_process";
import { chmod, cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

import { describe, expect, it } from "vitest";

import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const run = promisify(execFile);

/** What the whole check answers for a repository with one more file, where every package is at peace. */
async function checkOf(name: string, file: string) {
  const repository = path.join(room, name);
  const programs = path.join(room, `${name}-programs`);
  await cp(".ci", path.join(repository, ".ci"), { recursive: true });
  await mkdir(path.dirname(path.join(repository, file)), { recursive: true });
  await writeFile(path.join(repository, file), "{}");
  await writeFile(path.join(repository, ".gitignore"), ".cache/\n/build/\nnode_modules/\n");
  await mkdir(programs);
  await writeFile(path.join(programs, "npm"), "#!/bin/sh\necho npm was asked\n");
  await chmod(path.join(programs, "npm"), 0o755);
  await run("git", ["init", "--quiet"], { cwd: repository });
  await run("git", ["add", "--force", "."], { cwd: repository });
  const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` };
  return run("bash", [".ci/run"], { cwd: repository, env }).then(
    ({ stdout }) => ({ isRight: true, stdout }),
    ({ stdout }: { stdout: string }) => ({ isRight: false, stdout }),
  );
}

describe("the check of a change", () => {
  it.each([
    ["a kept body", ".cache/bodies/1/2.json"],
    ["a built page", "build/client/index.html"],
    ["a package", "node_modules/zod/index.js"],
  ])("stops before it runs anything where somebody hands in %s", async (name, file) => {
    const { isRight, stdout } = await checkOf(name.replaceAll(" ", "-"), file);
    expect(isRight).toBe(false);
    expect(stdout).toContain(file);
    expect(stdout).not.toContain("npm was asked");
  });

  it("goes on where nobody does", async () => {
    const { isRight, stdout } = await checkOf("plain", "content/site.yaml");
    expect(stdout).toContain("npm was asked");
    expect(isRight).toBe(true);
  });
});
