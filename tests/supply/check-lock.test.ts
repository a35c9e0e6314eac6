import { spawnSync } from "node:child_process";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { lockFaults } from "#scripts/check-lock.js";
import { gitFolder } from "#tests/support/git-folder.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const program = path.resolve("scripts/check-lock.js");
const check = (cwd: string) => spawnSync(process.execPath, [program], { cwd, encoding: "utf8" });
const faultsIn = (files: Record<string, string>) =>
  lockFaults(Object.keys(files), (file) => files[file] ?? "");

const one = { version: "1.2.3", integrity: `sha512-${"a".repeat(86)}==` };
const resolved = "https://registry.npmjs.org/one/-/one-1.2.3.tgz";
const lock = (packages: object, root: object = { dependencies: { one: "1.2.3" } }) =>
  JSON.stringify({ lockfileVersion: 3, packages: { "": root, ...packages } });
const faultsOf = (...facts: Parameters<typeof lock>) =>
  faultsIn({ "package-lock.json": lock(...facts) });

describe("check-lock", () => {
  it("has nothing against the lock files of this repository", () => {
    expect(check(".")).toMatchObject({ status: 0, stderr: "" });
  });

  it("names the faults of the files that git knows, and ends with 1", () => {
    const folder = gitFolder(room, {
      "a/package-lock.json": lock({ "node_modules/one": { ...one, resolved: "packages/one" } }),
      ".npmrc": "save-exact=true\nregistry=https://evil.example/\n",
    });
    expect(check(folder)).toMatchObject({
      status: 1,
      stderr:
        ".npmrc: it has a setting that nobody has agreed to\n" +
        "a/package-lock.json: node_modules/one comes from elsewhere\n",
    });
  });

  it.each([
    ["without an address", { "node_modules/one": one }],
    ["with its address at the registry", { "node_modules/one": { ...one, resolved } }],
    ["below another", { "node_modules/@a/two/node_modules/one": { ...one, resolved } }],
    [
      "that is an older one by a known name",
      { "node_modules/strip-ansi-cjs": { ...one, name: "strip-ansi" } },
    ],
  ])("lets a package pass %s", (_, packages) => {
    expect(faultsOf(packages)).toEqual([]);
  });

  const elsewhere = [
    "https://evil.example/one/-/one-1.2.3.tgz",
    "https://registry.npmjs.org.evil.example/one/-/one-1.2.3.tgz",
    "http://registry.npmjs.org/one/-/one-1.2.3.tgz",
    "https://registry.npmjs.org/evil/-/evil-1.2.3.tgz",
    "git+ssh://git@github.com/evil/one.git#abc",
    "file:../one.tgz",
    "packages/one",
    "",
  ];
  it.each(elsewhere)("refuses a package from %j", (address) => {
    expect(faultsOf({ "node_modules/one": { ...one, resolved: address } })).toEqual([
      "package-lock.json: node_modules/one comes from elsewhere",
    ]);
  });

  it.each<[string, at: string, entry: object, says: string]>([
    ["without a sum", "node_modules/one", { version: "1.2.3" }, "no SHA-512"],
    [
      "with a weak sum",
      "node_modules/one",
      { ...one, integrity: `sha1-${"a".repeat(27)}=` },
      "no SHA",
    ],
    [
      "with two sums",
      "node_modules/one",
      { ...one, integrity: `sha1-a ${one.integrity}` },
      "no SHA",
    ],
    ["that is a link", "node_modules/one", { ...one, link: true, resolved: "one" }, "no package"],
    ["that is a folder of ours", "packages/one", { ...one }, "no package"],
    ["outside of its folder", "node_modules/../one", { ...one }, "no package"],
    [
      "of a version that is an address",
      "node_modules/one",
      { ...one, version: "file:../one" },
      "no package",
    ],
    ["of no version", "node_modules/one", { ...one, version: undefined }, "no package"],
    ["that is another one", "node_modules/one", { ...one, name: "evil" }, "elsewhere"],
    [
      "that is another by a known name",
      "node_modules/strip-ansi-cjs",
      { ...one, name: "evil" },
      "elsewhere",
    ],
  ])("refuses a package %s", (_, at, entry, says) => {
    expect(faultsOf({ [at]: entry })).toEqual([expect.stringContaining(says)]);
  });

  it.each(["github:evil/one", "npm:evil@1.2.3", "file:../one", "^1.2.3", "latest"])(
    "refuses a list that asks for %s",
    (wish) => {
      expect(faultsOf({}, { devDependencies: { one: wish } })).toHaveLength(1);
    },
  );

  it.each<[string, Record<string, string>]>([
    ["a second lock file that would win", { "npm-shrinkwrap.json": lock({}) }],
    ["a bad lock file in a folder", { "a/b/package-lock.json": lock({ "node_modules/one": {} }) }],
    ["a lock file of another form", { "package-lock.json": '{"lockfileVersion": 1}' }],
    ["another registry", { ".npmrc": "save-exact=true\nregistry=https://evil.example/\n" }],
    ["another registry for some", { "a/.npmrc": "@a:registry=https://evil.example/\n" }],
    ["scripts of packages", { ".npmrc": "ignore-scripts=false\n" }],
  ])("refuses %s", (_, files) => {
    expect(faultsIn(files)).not.toEqual([]);
  });

  it("knows no other file of these names", () => {
    expect(faultsIn({ "a/my-package-lock.json": "none", npmrc: "registry=x" })).toEqual([]);
  });

  it.each([
    "https://registry.npmjs.org/one/-/../../evil/-/evil-6.6.6.tgz",
    "https://registry.npmjs.org/one/-/one-1.2.4.tgz",
  ])("refuses an address that is not that of the version: %s", (elsewhere) => {
    const faults = faultsOf({ "node_modules/one": { ...one, resolved: elsewhere } });
    expect(faults).toEqual([expect.stringContaining("comes from elsewhere")]);
  });
});
