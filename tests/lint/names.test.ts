import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const list = execFileSync("git", ["ls-files", "app", "scripts"], { encoding: "utf8" });
const files = list.split("\n").filter((file) => /(?<!\.d)\.(?:tsx?|js)$/.test(file));
// What Remix looks for in a route module.
const routeNames = /^(?:loader|meta|links|handle|ErrorBoundary)$/;

const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at);

it("an exported name stands for one thing in the whole house", () => {
  const names = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const found = text.matchAll(/^export (?:async )?(?:function|const|class|type) (\w+)/gm);
    return [...found].map(([, name = ""]) => name).filter((name) => !routeNames.test(name));
  });
  expect(names.length).toBeGreaterThan(500);
  expect(twice(names)).toEqual([]);
});

it("a file is called in small letters, with hyphens, but for the signs of Remix's routes", () => {
  const names = files
    .map((file) => file.replace(/(?<=^app\/routes\/.*)(?:\$|\[\.\])/g, ""))
    .map((file) => path.basename(file));
  expect(names.filter((name) => !/^(?:[a-z0-9]+[-.])+[a-z]+$/.test(name))).toEqual([]);
});

it("a file has its name to itself, but for a rule, which has that of its message", () => {
  const names = files.filter((file) => !file.startsWith("scripts/check/rules/"));
  expect(twice(names.map((file) => path.basename(file)))).toEqual([]);
});
