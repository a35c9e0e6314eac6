import { spawnSync } from "node:child_process";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { gitFolder, type Kept } from "#tests/support/git-folder.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const program = path.resolve("scripts/check-handed-in.js");
const check = (files: Record<string, Kept>) =>
  spawnSync(process.execPath, [program], { cwd: gitFolder(room, files), encoding: "utf8" });

const folders = [
  ...[".cache", ".Cache", ".CACHE", "build", "Build", "node_modules", "NODE_MODULES"],
  ...[".cache.", "build. .", "node_modules ", ".cache::$INDEX_ALLOCATION", "NODE_M~1", "build\\a"],
  ...[
    ".ca\u200Cche",
    "build\uFEFF",
    "node_module\u017F",
    ".\uFF43ache",
    "a/.cache",
    "a/Node_Modules",
  ],
];

describe("check-handed-in", () => {
  it.each(folders)("refuses a file in %j", (folder) => {
    const { status, stderr } = check({ [`${folder}/a.json`]: "{}", "app/a.ts": "" });
    expect([status, stderr]).toEqual([1, expect.stringContaining("a.json")]);
    expect(stderr).not.toContain("app/a.ts");
  });

  it.each([".cache", "build", "node_modules", ".Cache"])("refuses a link called %s", (name) => {
    expect(check({ [name]: { link: "/tmp" } }).status).toBe(1);
  });

  it("has nothing against files that only sound like these", () => {
    const files = ["scripts/build/a.ts", "a.cache/a", "build.ts", "content/rebuild/a.md", "~a"];
    const { status, stderr } = check(Object.fromEntries(files.map((file) => [file, ""])));
    expect([status, stderr]).toEqual([0, ""]);
  });
});
