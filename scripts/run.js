// Bundles one of our programs and runs it, such as `node scripts/run.js build`.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { refuseOldNode } from "./report-errors.js";
import { sourceKey } from "./source-key.js";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
refuseOldNode(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")).engines.node);

if (/[#?]/.test(root)) {
  console.error(`Rename the folder ${root}: its path must not contain # or ?.`);
  process.exit(1);
}

const [program = ""] = process.argv.splice(2, 1);
// Inside the repository, because Node resolves packages from the bundle's folder.
const outdir = path.join(root, ".cache/programs");
const sources = ["app", "scripts", "tests/support", "package-lock.json"];
const keyNow = () => sourceKey(sources, "", root);
const key = keyNow();
const entryName = `${program}-${key}`;
const entry = path.join(outdir, `${entryName}.js`);
if (!existsSync(entry)) await bundle();
// React and Vite read NODE_ENV when they load, so the shell's value must not apply.
process.env.NODE_ENV = program === "dev" ? "development" : "production";
delete process.env.VITEST;
process.setSourceMapsEnabled(true);
// By default the heap may grow fourfold before what is no longer used is freed.
setFlagsFromString("--heap-growing-percent=100");
await import(pathToFileURL(entry).href);

async function bundle() {
  const [{ build, stop }, { bundleOptions }] = await Promise.all([
    import("esbuild"),
    import("./bundle-options.js"),
  ]);
  const { outputFiles } = await build({
    ...bundleOptions,
    absWorkingDir: root,
    entryPoints: [`scripts/${program}.ts`],
    entryNames: entryName,
    outdir,
    splitting: true,
    write: false,
  });
  await stop();
  if (keyNow() !== key) {
    console.error("The code changed while it was bundled. Run this again.");
    process.exit(1);
  }
  mkdirSync(outdir, { recursive: true });
  // The entry comes last, so that it never exists without its parts; programs that start at the same time share them.
  const isEntry = ({ path: file }) => Number(file.startsWith(entry));
  for (const { path: file, contents } of outputFiles.sort((a, b) => isEntry(a) - isEntry(b))) {
    writeFileSync(`${file}.${process.pid}`, contents);
    renameSync(`${file}.${process.pid}`, file);
  }
}
