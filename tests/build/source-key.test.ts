import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { pictureCache } from "#scripts/build/pictures/picture-cache.ts";
import { sourceKey } from "#scripts/source-key.js";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const root = temporaryFolder();
const at = (file: string) => path.join(root, file);

it("what is kept is made again if a source is changed, added, renamed or removed, or for another base path", () => {
  mkdirSync(at("app/islands"), { recursive: true });
  for (const file of ["package.json", "app/root.tsx", "app/islands/form.tsx"])
    writeFileSync(at(file), "before");
  const changes = [
    () => writeFileSync(at("package.json"), "after"),
    () => writeFileSync(at("app/islands/form.tsx"), "after"),
    () => writeFileSync(at("app/styles.css"), "after"),
    () => renameSync(at("app/styles.css"), at("app/islands/styles.css")),
    () => rmSync(at("app/root.tsx")),
  ];
  const key = (words?: string) => sourceKey(["app", "package.json"], words, root);
  const keys = [key()];
  const pictures = pictureCache("photos", [root]);
  for (const change of changes) {
    change();
    keys.push(key());
    expect(key()).toBe(keys.at(-1));
  }
  expect(pictureCache("photos", [root])).not.toBe(pictures);
  // An editor's lock file.
  symlinkSync("nobody@host.1:1", at("app/.#root.tsx"));
  expect(key()).toBe(keys.at(-1));
  keys.push(key("/preview"));
  expect(new Set(keys).size).toBe(changes.length + 2);
});
