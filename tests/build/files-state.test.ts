import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { hashOfFiles, stampOfFiles } from "#scripts/build/files-state.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();

describe.each([
  ["hash", hashOfFiles],
  ["stamp", stampOfFiles],
])("the %s of a folder", (name, stateOf) => {
  it("changes with every file in it, and not with packages that are installed there", () => {
    const folder = path.join(room, name);
    const put = (file: string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), file);
    };
    put("deep/inside/a.ts");
    put("b.ts");
    const before = stateOf([folder]);
    put("deep/node_modules/package/index.js");
    expect(stateOf([folder])).toBe(before);
    put("deep/inside/c.ts");
    expect(stateOf([folder])).not.toBe(before);
    rmSync(path.join(folder, "deep/inside/c.ts"));
    expect(stateOf([folder])).toBe(before);
  });
});
