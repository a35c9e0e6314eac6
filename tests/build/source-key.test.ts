import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished, vi } from "vitest";
import type { SharePicture } from "#app/content/parts/sharing.ts";
import { clientKey, keptUnder } from "#scripts/build/build-client.ts";
import { makeIcons } from "#scripts/build/pictures/icons.ts";
import { makeSharePictures } from "#scripts/build/pictures/share-pictures.ts";
import { cachePicture, pictureCache } from "#scripts/build/pictures/picture-cache.ts";
import { sourceKey } from "#scripts/source-key.js";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const root = temporaryFolder();
const at = (file: string) => path.join(root, file);

/** Changes this file, or adds it. */
function change(file: string) {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), "another");
}

/** Expects that none of these was there before, and keeps them. */
function expectNew(known: string[], what: string, ...added: string[]) {
  for (const one of added) expect(known, what).not.toContain(one);
  known.push(...added);
}

it("what is kept is made again if a source is changed, added or renamed, or for another base path", () => {
  mkdirSync(at("app"));
  writeFileSync(at("app/root.tsx"), "before");
  const key = (words?: string) => sourceKey(["app", "package.json"], words, root);
  const pictures = pictureCache("photos", [root]);
  const keys = [key(), key("/preview")];
  writeFileSync(at("app/root.tsx"), "after");
  keys.push(key());
  writeFileSync(at("package.json"), "{}");
  keys.push(key());
  renameSync(at("app/root.tsx"), at("app/styles.css"));
  keys.push(key());
  expect(new Set(keys).size).toBe(keys.length);
  expect(pictureCache("photos", [root])).not.toBe(pictures);
  // An editor's lock file.
  symlinkSync("nobody@host.1:1", at("app/.#root.tsx"));
  expect(key()).toBe(keys.at(-1));
});

it("what was made while a source changed is not kept, and the rest is made once", async () => {
  let key = "before";
  const made: string[] = [];
  const make = (next: string) => (folder: string) => {
    made.push(folder);
    key = next;
    return Promise.resolve();
  };
  const kept = (next: string) => keptUnder(at("kept"), () => key, make(next));
  await expect(kept("after")).rejects.toThrow("The code changed while it was built.");
  expect(existsSync(at("kept/before"))).toBe(false);
  expect([await kept("after"), await kept("after")]).toEqual([at("kept/after"), at("kept/after")]);
  expect(made).toHaveLength(2);
});

it("the browser's code is built again after a change of any of its sources, and below another path", async () => {
  onTestFinished(() => void vi.unstubAllEnvs().resetModules());
  const keys = [clientKey(root)];
  const settings = ["package-lock.json", "package.json", "tsconfig.json", "vite.config.ts"];
  for (const file of ["app/added.ts", ...settings]) {
    change(file);
    expectNew(keys, file, clientKey(root));
  }
  vi.stubEnv("BASE_PATH", "/preview").resetModules();
  const below = await import("#scripts/build/build-client.ts");
  expectNew(keys, "BASE_PATH", below.clientKey(root));
});

it("share pictures are drawn again if the drawings, the letters or their code are changed", async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(process, "cwd").mockReturnValue(root);
  const photo = at("photo.png");
  await sharp({ create: { width: 9, height: 9, channels: 3, background: "teal" } }).toFile(photo);
  const picture = { photo, file: "share.jpg" } as SharePicture;
  const drawn = await makeSharePictures([picture]);
  for (const file of [
    "app/leso/cloth.ts",
    "app/styles/fonts/a.ttf",
    "scripts/build/pictures/a.ts",
  ]) {
    change(file);
    expectNew(drawn, file, ...(await makeSharePictures([picture])));
  }
});

it("the icons are drawn again if the mark of the site or their code is changed", async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(process, "cwd").mockReturnValue(root);
  const drawn = await makeIcons();
  for (const file of ["public/favicon.svg", "scripts/build/pictures/icons.ts"]) {
    change(file);
    expectNew(drawn, file, ...(await makeIcons()));
  }
});

it("a picture is in the cache once it is complete, and is drawn once", async () => {
  const file = at("drawn.png");
  async function* half() {
    yield Buffer.from("half");
    throw new Error("The build was killed.");
  }
  const killed = cachePicture(file, () => Promise.resolve(half() as never));
  await expect(killed).rejects.toThrow("killed");
  expect(existsSync(file)).toBe(false);
  for (const words of ["first", "second"])
    await cachePicture(file, () => Promise.resolve(Buffer.from(words)));
  expect(readFileSync(file, "utf8")).toBe("first");
});
