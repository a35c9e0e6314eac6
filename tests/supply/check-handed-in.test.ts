import { spawnSync } from "node:child_process";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { handedIn } from "#scripts/check-handed-in.js";
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
    expect(handedIn([`${folder}/a.json`, "app/a.ts"])).toEqual([`${folder}/a.json`]);
  });

  it.each([".cache", "build", "node_modules", ".Cache"])("refuses a link called %s", (name) => {
    expect(handedIn([name])).toEqual([name]);
  });

  it("names what git knows of them, and ends with 1", () => {
    const { status, stderr } = check({
      ".ca\u200Cche/a.json": "{}",
      "app/a.ts": "",
      build: { link: "/tmp" },
    });
    expect(status).toBe(1);
    expect(stderr.trimEnd().split("\n").slice(1)).toEqual(['".ca\u200Cche/a.json"', '"build"']);
  });

  it("has nothing against files that only sound like these", () => {
    const files = ["scripts/build/a.ts", "a.cache/a", "build.ts", "content/rebuild/a.md", "~a"];
    const { status, stderr } = check(Object.fromEntries(files.map((file) => [file, ""])));
    expect([status, stderr]).toEqual([0, ""]);
  });
});
