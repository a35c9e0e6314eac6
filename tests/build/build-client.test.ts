import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { codeKey } from "#scripts/build/build-client.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const root = temporaryFolder();
const write = (file: string, text = "") => writeFileSync(path.join(root, file), text);

it("code is built again if a source, a package, a setting or the base path changes", () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  mkdirSync(path.join(root, "app/islands"), { recursive: true });
  const settings = ["package-lock.json", "package.json", "tsconfig.json", "vite.config.ts"];
  for (const file of [...settings, "app/root.tsx", "app/islands/form.tsx"]) write(file);
  const keys = [codeKey(root)];
  expect(codeKey(root)).toBe(keys[0]);
  for (const file of [...settings, "app/islands/form.tsx", "app/styles.css"]) {
    write(file, "changed");
    keys.push(codeKey(root));
  }
  rmSync(path.join(root, "app/root.tsx"));
  keys.push(codeKey(root));
  vi.stubEnv("BASE_PATH", "/preview");
  keys.push(codeKey(root));
  expect(new Set(keys).size).toBe(keys.length);
});
