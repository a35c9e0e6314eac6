import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { layOver } from "#tests/support/content-folder.ts";

/** The files of a commit; null deletes a file. */
export type CommitFiles = Record<string, string | Uint8Array | null>;

const person = ["-c", "user.name=A Writer", "-c", "user.email=writer@suluhisho.example"];

/** A function that runs git in a folder, and returns what it prints. */
export function gitIn(folder: string) {
  return (...words: string[]) =>
    execFileSync("git", [...person, ...words], { cwd: folder, encoding: "utf8" }).trim();
}

/** A git repository in a temporary folder, which is deleted after the test. */
export async function branchRepository(files: CommitFiles) {
  const folder = await mkdtemp(path.join(tmpdir(), "suluhisho-branch-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const git = gitIn(folder);
  const write = (changed: CommitFiles) => layOver(folder, changed);
  const commit = async (changed: CommitFiles) => {
    await write(changed);
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", "--message", "A change");
    return git("rev-parse", "HEAD");
  };
  git("init", "--quiet", "--initial-branch=main");
  const base = await commit(files);
  git("checkout", "--quiet", "-b", "words");
  return { folder, content: path.join(folder, "content"), base, git, write, commit };
}
