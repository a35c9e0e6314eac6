import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { buildClient } from "#scripts/build/build-client.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();

it("the browser's code is the same whatever settings of tools are above the checkout", async () => {
  const above = {
    "postcss.config.cjs": 'throw new Error("The settings of another project");',
    "package.json": '{ "workspaces": ["*"], "postcss": { "plugins": { "nothing": {} } } }',
    "tsconfig.json": '{ "compilerOptions": { "jsxImportSource": "nothing" } }',
    ".env.production": "BASE_PATH=/elsewhere\n",
    ".ignore": "*\n",
  };
  for (const [name, text] of Object.entries(above)) writeFileSync(path.join(room, name), text);
  const checkout = path.join(room, "checkout");
  for (const name of ["app", "package.json", "tsconfig.json", "vite.config.ts"])
    cpSync(name, path.join(checkout, name), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(checkout, "node_modules"));
  const vite = ["node_modules/vite/bin/vite.js", "build", "--outDir", path.join(room, "there")];
  const env = { ...process.env, NODE_ENV: "production" as const, VITEST: "" };
  const { stderr } = spawnSync(process.execPath, vite, { cwd: checkout, env, encoding: "utf8" });
  expect(stderr).toBe("");
  mkdirSync(path.join(room, "here"));
  await buildClient(path.join(room, "here"));
  // The names of files have hashes of what is in them.
  const [there, here] = ["there", "here"].map((name) =>
    readdirSync(path.join(room, name, "assets")),
  );
  expect(there).toEqual(here);
});
