import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const list = execFileSync("git", ["ls-files", "app", "scripts"], { encoding: "utf8" });
const files = list.split("\n").filter((file) => /(?<!\.d)\.(?:tsx?|js)$/.test(file));
// Exports that Remix looks for in a route module.
const routeNames = /^(?:loader|meta|links|handle|ErrorBoundary)$/;

const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at);

it("an exported name is unique in the repository", () => {
  const names = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const matches = text.matchAll(/^export (?:async )?(?:function|const|class|type) (\w+)/gm);
    return [...matches].map(([, name = ""]) => name).filter((name) => !routeNames.test(name));
  });
  expect(names.length).toBeGreaterThan(500);
  expect(twice(names)).toEqual([]);
});

it("a file name is in kebab case, except for Remix's route syntax", () => {
  const names = files
    .map((file) => file.replace(/(?<=^app\/routes\/.*)(?:\$|\[\.\])/g, ""))
    .map((file) => path.basename(file));
  expect(names.filter((name) => !/^(?:[a-z0-9]+[-.])+[a-z]+$/.test(name))).toEqual([]);
});

it("a file name is unique, except that a rule has the name of its messages", () => {
  const names = files.filter((file) => !file.startsWith("scripts/check/rules/"));
  expect(twice(names.map((file) => path.basename(file)))).toEqual([]);
});
