import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { spawn } from "node:child_process";
import { buildServerPart } from "#scripts/build/app/build-server-part.ts";
import { keptBuild, putOnShelf, type AppShelf } from "#scripts/build/app/app-shelf.ts";

// Both on one disk, so that a finished draft moves at once.
const shelf: AppShelf = {
  builds: path.resolve(".cache/app"),
  drafts: path.resolve(".cache/app-drafts"),
};

const builder = "scripts/build/app/build-browser-part.js";
// What decides besides the sources and the packages how the code is built.
const settings = ["vite.config.ts", "tsconfig.json", "package.json", "package-lock.json"];

/** The built code of the site: where it is, and whether it had to be built now. */
export type AppBuild = { folder: string; isNew: boolean };

/**
 * Builds the site's code, once for each state of it: what browsers get with Vite, and what draws
 * pages with esbuild. Throws where it does not build, was changed meanwhile or nobody wants it any
 * more, as the signal tells.
 */
export async function buildApp(signal?: AbortSignal): Promise<AppBuild> {
  const state = stateOfTheCode();
  const kept = await keptBuild(shelf, state);
  if (kept) return { folder: kept, isNew: false };
  const folder = await putOnShelf(shelf, state, async (draft) => {
    await runVite(draft, signal);
    await buildServerPart(draft).catch((error: Error) => Promise.reject(notBuilt(error.message)));
    await rm(path.join(draft, "client/.vite"), { recursive: true });
    // Half of it may be from before the change.
    if (stateOfTheCode() !== state) {
      throw new Error("The code changed while it was built. Build again.");
    }
  });
  return { folder, isNew: true };
}

// Nothing of it waits, because every wait of a build that is busy with words takes as long as a body.
function stateOfTheCode() {
  const hash = createHash("sha256");
  const folders = ["app", "public", ".cache/fonts", "scripts/build/app"];
  const files = [...folders.flatMap(filesBelow), ...settings];
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  hash.update(`${process.env.BASE_PATH ?? ""} ${process.version}`);
  return hash.digest("hex").slice(0, 16);
}

function filesBelow(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "README.md")
    .map((entry) => path.join(entry.parentPath, entry.name));
}

// A program that only runs for some seconds is faster without the work that makes it fast later.
const shortRun = ["--no-opt", "--optimize-for-size", "--max-semi-space-size=4"];

// In a process of its own, so that the memory it needs is free again for the pages.
function runVite(folder: string, signal?: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [...shortRun, builder], {
      env: { ...process.env, NODE_ENV: "production", APP_BUILD_DIR: folder },
      signal,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text: Buffer) => (output += text.toString()));
    }
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(notBuilt(output))));
  });
}

function notBuilt(said: string) {
  return new Error(`The code of the site did not build.\n${said}`);
}
