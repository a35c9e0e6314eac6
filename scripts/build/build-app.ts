import { createHash } from "node:crypto";
import { access, mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { spawn } from "node:child_process";

const shelf = path.resolve(".cache/app");
const keptBuilds = 3;

/** The built code of the site: where it is, and whether it had to be built now. */
export type AppBuild = { folder: string; isNew: boolean };

/** Builds the site's code with Remix and Vite, once for each state of the code. */
export async function buildApp(): Promise<AppBuild> {
  const folder = path.join(shelf, await stateOfTheCode());
  const done = path.join(folder, "done");
  if (await exists(done)) return { folder, isNew: false };
  await rm(folder, { recursive: true, force: true });
  await runRemix(folder);
  await removeUnreachedScripts(folder);
  await writeFile(done, "");
  await forgetOldBuilds(folder);
  return { folder, isNew: true };
}

async function stateOfTheCode() {
  const hash = createHash("sha256");
  const folders = await Promise.all(["app", "public", ".cache/fonts"].map(filesBelow));
  const files = [...folders.flat(), "vite.config.ts", "package.json", "package-lock.json"];
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  hash.update(`${process.env.BASE_PATH ?? ""} ${process.version}`);
  return hash.digest("hex").slice(0, 16);
}

async function filesBelow(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== "README.md")
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function runRemix(folder: string) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ["node_modules/@remix-run/dev/dist/cli.js", "vite:build", "--logLevel", "warn"],
      { env: { ...process.env, NODE_ENV: "production", APP_BUILD_DIR: folder } },
    );
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text: Buffer) => (output += text.toString()));
    }
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`The code of the site did not build.\n${output}`)),
    );
  });
}

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] };

// Remix also builds what it would need to take over in the browser, which it never does here.
async function removeUnreachedScripts(folder: string) {
  const manifest = JSON.parse(
    await readFile(path.join(folder, ".vite/client-manifest.json"), "utf8"),
  ) as Record<string, Chunk>;
  const reached = new Set<string>();
  const reach = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || reached.has(chunk.file)) return;
    reached.add(chunk.file);
    [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])].forEach(reach);
  };
  reach("app/entry.client.tsx");
  const assets = path.join(folder, "client/assets");
  for (const name of await readdir(assets)) {
    const isUnreached = name.endsWith(".js") && !reached.has(`assets/${name}`);
    if (isUnreached) await rm(path.join(assets, name));
  }
}

async function forgetOldBuilds(current: string) {
  await mkdir(shelf, { recursive: true });
  const folders = (await readdir(shelf)).map((name) => path.join(shelf, name));
  const aged = await Promise.all(
    folders.map(async (folder) => ({ folder, age: (await stat(folder)).mtimeMs })),
  );
  const old = aged.sort((one, other) => other.age - one.age).slice(keptBuilds);
  for (const { folder } of old) {
    if (folder !== current) await rm(folder, { recursive: true, force: true });
  }
}

function exists(file: string) {
  return access(file).then(
    () => true,
    () => false,
  );
}
