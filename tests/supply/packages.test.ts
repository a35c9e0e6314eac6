import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(Boolean);
const code = /^(?:(?:app|scripts)\/.*|[^/]*)\.(?:tsx?|js|css)$/;
// The design card: the packages of the site, and its top level.
const packages =
  "@remix-run/react @remix-run/node react react-dom @mdx-js/rollup gray-matter zod tailwindcss @radix-ui/react-tooltip sonner vitest";
const topLevel =
  "README.md app content package.json public scripts tests tsconfig.json vite.config.ts";

const namesIn = (files: RegExp, statement: RegExp) =>
  tracked
    .filter((file) => files.test(file))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(statement)].map(([, name]) => name));

it("code imports each package that the design card names", () => {
  const names = namesIn(code, /(?:from|import) "((?:@[\w-]+\/)?[\w-]+)[/"]/g);
  expect(packages.split(" ").filter((name) => !names.includes(name))).toEqual([]);
});

it("the top level of the repository matches the design card", () => {
  const names = tracked.map((file) => file.split("/", 1)[0] ?? "");
  const others = /^(?:\..*|package-lock\.json|LICENSE)$/;
  const top = new Set(names.filter((name) => !others.test(name)));
  expect([...top].sort()).toEqual(topLevel.split(" "));
});

// Exports that Remix looks for in a route module.
const routeNames = /^(?:loader|meta|links|handle|ErrorBoundary)$/;

it("an exported name is unique in the repository", () => {
  const exported = /^export (?:async )?(?:function|const|class|type) (\w+)/gm;
  const all = namesIn(/^(?:app|scripts)\/.*(?<!\.d)\.(?:tsx?|js)$/, exported);
  const names = all.filter((name = "") => !routeNames.test(name));
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
