import { createHash } from "node:crypto";
import {
  access,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import { spawn } from "node:child_process";

const shelf = path.resolve(".cache/app");
// On the same disk as the shelf, so that a finished draft moves there at once.
const drafts = path.resolve(".cache/app-drafts");
const keptBuilds = 3;
const draftHours = 1;

/** The built code of the site: where it is, and whether it had to be built now. */
export type AppBuild = { folder: string; isNew: boolean };

/** Builds the site's code with Remix and Vite, once for each state of the code. */
export async function buildApp(): Promise<AppBuild> {
  const folder = await folderOfThisState();
  if (await isDone(folder)) return { folder, isNew: false };
  await mkdir(drafts, { recursive: true });
  const draft = await mkdtemp(`${drafts}/`);
  try {
    await runRemix(draft);
    await removeUnreachedScripts(draft);
    await writeFile(path.join(draft, "done"), "");
    await putOnShelf(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await forgetOldBuilds(folder);
  return { folder, isNew: true };
}

/**
 * The folder with the built code, `client/` and `server/`, where the code as it is now was built
 * before; undefined where it was not.
 */
export async function keptApp(): Promise<string | undefined> {
  const folder = await folderOfThisState();
  return (await isDone(folder)) ? folder : undefined;
}

async function folderOfThisState() {
  return path.join(shelf, await stateOfTheCode());
}

function isDone(folder: string) {
  return exists(path.join(folder, "done"));
}

// Another build of the same state may arrive first; then that one stays.
async function putOnShelf(draft: string, folder: string) {
  await mkdir(shelf, { recursive: true });
  try {
    await rename(draft, folder);
  } catch (error) {
    if (await isDone(folder)) return;
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder).catch(async () => {
      if (!(await isDone(folder))) throw error;
    });
  }
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
  const builds = await foldersByAge(shelf);
  // What an interrupted build left behind is old before anybody could still be at it.
  const left = (await foldersByAge(drafts)).filter(
    ({ changed }) => changed < Date.now() - draftHours * 3_600_000,
  );
  for (const { folder } of [...builds.slice(keptBuilds), ...left]) {
    if (folder !== current) await rm(folder, { recursive: true, force: true });
  }
}

async function foldersByAge(room: string) {
  const folders = (await readdir(room)).map((name) => path.join(room, name));
  const dated = await Promise.all(
    folders.map(async (folder) => ({
      folder,
      // Another build may tidy up at the same time.
      changed: await stat(folder).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    })),
  );
  return dated.sort((one, other) => other.changed - one.changed);
}

function exists(file: string) {
  return access(file).then(
    () => true,
    () => false,
  );
}
