import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { checkedFiles } from "#scripts/review/host/checked-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();

async function folderOf(...files: string[]) {
  const folder = await mkdtemp(path.join(room, "in-"));
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), "x".repeat(100));
  }
  return folder;
}

const check = (folder: string) => checkedFiles(folder, { files: 10, bytes: 500 });

describe("checkedFiles", () => {
  it("answers with the names that a build of ours gives", async () => {
    const files = ["about.html", "assets/a b+ĩ@2x-_.js", ".well-known/security.txt"];
    expect((await check(await folderOf(...files))).sort()).toEqual([...files].sort());
  });

  it.each([
    ["a\\b"],
    ["c:x"],
    ["a\nb"],
    ["\u202Ea"],
    ["..."],
    [".git/config"],
    ["a/.GIT/hooks/x"],
    [".gitmodules"],
    ["a/.gitattributes"],
    ["a".repeat(201)],
    [Array.from({ length: 6 }, () => "a".repeat(190)).join("/")],
  ])("refuses the name %j", async (name) => {
    await expect(check(await folderOf(name))).rejects.toThrow("a name that is not allowed");
  });

  it("refuses a link, follows none, and refuses a device", async () => {
    const [linked, piped] = [await folderOf("a"), await folderOf("a")];
    await symlink(room, path.join(linked, "link"));
    execFileSync("mkfifo", [path.join(piped, "pipe")]);
    await expect(check(linked)).rejects.toThrow("no plain file");
    await expect(check(piped)).rejects.toThrow("no plain file");
  });

  it("refuses too much in all and too many files", async () => {
    const names = Array.from({ length: 11 }, (_, index) => `${index}`);
    await expect(check(await folderOf(...names.slice(5)))).rejects.toThrow("larger than 500 bytes");
    const many = checkedFiles(await folderOf(...names), { files: 10, bytes: 5_000 });
    await expect(many).rejects.toThrow("more than 10 files");
  });
});
