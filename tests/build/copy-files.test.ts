import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { UserError } from "#app/content/user-error.ts";
import { copyPublicFolder } from "#scripts/build/copy-files.ts";
import { startOutput } from "#scripts/build/output.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const begun = (name: string) => {
  const folder = path.join(room, name, "public");
  mkdirSync(path.join(folder, ".well-known"), { recursive: true });
  writeFileSync(path.join(folder, ".well-known/proof.txt"), "proof");
  return { folder, next: startOutput(path.join(room, name, "site")) };
};

describe("the folder public/", () => {
  it("is published unchanged, with hidden folders", () => {
    const { folder, next } = begun("whole");
    copyPublicFolder(folder, next);
    expect(existsSync(path.join(next.folder, ".well-known/proof.txt"))).toBe(true);
  });

  it("publishes nothing from elsewhere", () => {
    const { folder, next } = begun("links");
    symlinkSync(room, path.join(folder, "elsewhere"));
    expect(() => copyPublicFolder(folder, next)).toThrow(UserError);
  });

  it("replaces no file of the build", () => {
    const { folder, next } = begun("taken");
    next.write(".well-known/proof.txt", "ours");
    expect(() => copyPublicFolder(folder, next)).toThrow(UserError);
  });
});
