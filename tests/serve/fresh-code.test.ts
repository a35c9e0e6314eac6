import { execFileSync } from "node:child_process";
import { mkdir, open, writeFile } from "node:fs/promises";
import path from "node:path";
import { stop } from "esbuild";
import { expect, it, onTestFinished } from "vitest";
import { freshCode } from "#scripts/serve/fresh-code.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

it("code that is saved during a rebuild is bundled again, and not answered with that rebuild", async () => {
  const folder = temporaryFolder();
  const code = freshCode(folder);
  // Left running, esbuild sometimes ends after the tests with the words of a crash.
  onTestFinished(() => stop());
  const current = async () => ({ ...(await code.current()) }) as object;
  const at = (name: string) => path.join(folder, "scripts/serve", name);
  await mkdir(at(""), { recursive: true });
  // The rebuild reads the code, and then waits for what is written into the pipe.
  execFileSync("sh", ["-c", `mkfifo "$0"`, at("pipe.ts")]);
  await writeFile(at("development-code.ts"), 'export * from "./pipe.ts"; export const word = 1;');
  const first = current();
  const pipe = await open(at("pipe.ts"), "w");
  await writeFile(at("development-code.ts"), "export const word = 2;");
  code.forget();
  const second = current();
  await pipe.close();
  expect(await first).toEqual({ word: 1 });
  expect(await second).toEqual({ word: 2 });
});
