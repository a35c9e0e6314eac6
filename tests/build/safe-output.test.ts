import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { safeOutput } from "#scripts/build/safe-output.ts";
import { versionText } from "#scripts/build/version-text.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const root = process.cwd();
const link = path.join(room, "link");
symlinkSync(root, link);

function folderWith(name: string, files: string[], text = "") {
  const folder = path.join(room, name);
  mkdirSync(folder, { recursive: true });
  for (const file of files) writeFileSync(path.join(folder, file), text);
  return folder;
}

describe("a folder for the finished site", () => {
  it.each([
    ["is missing", path.join(room, "missing", "site")],
    ["is empty", folderWith("empty", [])],
    ["was made by a build", folderWith("made", ["version.txt"], versionText("2026-06-30"))],
    ["is in the repository and does not exist", path.join(root, "build", "other")],
  ])("is accepted if it %s", (_why, folder) => {
    expect(path.basename(safeOutput(folder))).toBe(path.basename(folder));
  });

  it.each([
    ["is the repository", root],
    ["contains the repository", path.dirname(root)],
    ["is the root of the disk", "/"],
    ["is the home folder", homedir()],
    ["contains the home folder", path.dirname(homedir())],
    ["is the content folder", path.join(root, "content")],
    ["is the folder of git", path.join(root, ".git")],
    ["contains somebody's files", folderWith("web", ["keep.txt"])],
    ["has another version.txt", folderWith("program", ["version.txt"], "1.0.0\n")],
    ["is a file", path.join(folderWith("file", ["site"]), "site")],
    ["is a link to something else", link],
  ])("is refused if it %s", (_why, folder) => {
    expect(() => safeOutput(folder)).toThrow();
  });
});
