import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { checkedFiles } from "#scripts/review/host/checked-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const check = (folder: string, bytes = 500) => checkedFiles(folder, { files: 10, bytes });

async function folderOf(...files: string[]) {
  const folder = await mkdtemp(path.join(room, "in-"));
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), "x".repeat(100));
  }
  return folder;
}

describe("checkedFiles", () => {
  it("answers with the names that a build of ours gives", async () => {
    const files = [".well-known/security.txt", "about.html", "assets/a b+ĩ@2x-_.js"];
    expect((await check(await folderOf(...files))).sort()).toEqual(files);
  });

  const odd = ["a\\b", "c:x", "a\nb", "\u202Ea", "...", "a".repeat(201), `${"a/".repeat(501)}a`];
  const ofGit = [".git/config", "a/.GIT/hooks/x", ".gitmodules", "a/.gitattributes"];
  it.each([...odd, ...ofGit])("refuses the name %j", async (name) => {
    await expect(check(await folderOf(name))).rejects.toThrow("a name that is not allowed");
  });

  it("refuses a link, follows none, and refuses a device", async () => {
    const [linked, piped] = [await folderOf(), await folderOf()];
    await symlink(room, path.join(linked, "link"));
    execFileSync("mkfifo", [path.join(piped, "pipe")]);
    await expect(check(linked)).rejects.toThrow("no plain file");
    await expect(check(piped)).rejects.toThrow("no plain file");
  });

  it("refuses too much in all and too many files", async () => {
    const folder = await folderOf(..."abcdefghijk");
    await expect(check(folder)).rejects.toThrow("larger than 500 bytes");
    await expect(check(folder, 5_000)).rejects.toThrow("more than 10 files");
  });
});
