import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const list = execFileSync("git", ["ls-files", "app", "scripts"], { encoding: "utf8" });
const files = list.split("\n").filter((file) => /(?<!\.d)\.(?:tsx?|js)$/.test(file));
// Exports that Remix looks for in a route module.
const routeNames = /^(?:loader|meta|links|handle|ErrorBoundary)$/;
const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at);

it("an exported name is unique in the repository", () => {
  const exported = /^export (?:async )?(?:function|const|class|type) (\w+)/gm;
  const texts = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const names = [...texts.matchAll(exported)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(500);
  expect(twice(names.filter((name) => !routeNames.test(name)))).toEqual([]);
});
