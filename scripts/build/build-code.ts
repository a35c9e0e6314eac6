import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { MendableError } from "#app/library/problems/mendable-error.ts";
import { hashOfFiles } from "#scripts/build/files-state.ts";
import { measurePageAssets } from "#scripts/build/pages/page-assets.ts";
import { removeOldFolders } from "#scripts/build/remove-old-folders.ts";

// On one disk with the drafts, so that a finished build moves at once.
const builds = path.resolve(".cache/code");

// Everything besides the packages that decides how the code is built.
const sources = [
  ...["app", ".cache/code/fonts", "scripts/build/vite-build.js"],
  ...["scripts/build/compressed-text.ts", "scripts/build/pages/page-assets.ts"],
  ...["vite.config.ts", "tsconfig.json", "package.json", "package-lock.json"],
];

/** The built code of the site: where it is, and whether it had to be built now. */
export type CodeBuild = { folder: string; isNew: boolean };

/**
 * Builds the site's code with Vite, once for each state of it. Throws where it does not build, was
 * changed meanwhile or is not wanted any more, as the signal tells.
 */
export async function buildCode(signal?: AbortSignal): Promise<CodeBuild> {
  const state = stateOfCode();
  const folder = path.join(builds, `build-${state}`);
  if (existsSync(path.join(folder, "done"))) return { folder, isNew: false };
  await mkdir(builds, { recursive: true });
  const draft = await mkdtemp(path.join(builds, "draft-"));
  try {
    await runVite(draft, signal);
    await removeRouteScripts(path.join(draft, "client"));
    await measurePageAssets(draft);
    if (stateOfCode() !== state) {
      throw new MendableError("The code changed while it was built. Build again.");
    }
    await writeFile(path.join(draft, "done"), "");
    await moveInPlace(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  removeOldFolders(builds, "build-", folder);
  return { folder, isNew: true };
}

function stateOfCode() {
  return hashOfFiles(sources, [process.env.BASE_PATH ?? "", process.version]);
}

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

// Remix never takes over in the browser, so only what the one script of a page asks for is needed.
async function removeRouteScripts(client: string) {
  const notes = path.join(client, ".vite");
  const manifest = JSON.parse(
    await readFile(path.join(notes, "manifest.json"), "utf8"),
  ) as Manifest;
  const needed = new Set<string>();
  const open = ["app/entry.client.tsx"];
  for (const name of open) {
    const { file = "", imports = [], dynamicImports = [] } = manifest[name] ?? {};
    if (needed.has(file)) continue;
    needed.add(file);
    open.push(...imports, ...dynamicImports);
  }
  const assets = await readdir(path.join(client, "assets"));
  const scripts = assets.map((name) => `assets/${name}`).filter((file) => file.endsWith(".js"));
  const unneeded = scripts.filter((file) => !needed.has(file));
  for (const file of [...unneeded, ".vite"]) await rm(path.join(client, file), { recursive: true });
}

// Another build of the same state may have arrived first; then that one stays.
async function moveInPlace(draft: string, folder: string) {
  await rename(draft, folder).catch((error: Error) => {
    if (!existsSync(path.join(folder, "done"))) throw error;
  });
}

// In a process of its own, so that it works beside the words and its memory is free again after it.
function runVite(folder: string, signal?: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, ["scripts/build/vite-build.js"], {
      env: { ...process.env, NODE_ENV: "production", APP_BUILD_DIR: folder },
      signal,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text: Buffer) => (output += text.toString()));
    }
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new MendableError(`The code of the site did not build.\n${output}`));
    });
  });
}
