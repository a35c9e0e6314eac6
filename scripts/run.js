// Bundles one of our programs and runs it, such as `node scripts/run.js build`.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { refuseOldNode } from "./report-errors.js";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
refuseOldNode(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")).engines.node);

if (/[#?]/.test(root)) {
  console.error(`Rename the folder ${root}: its path must not contain # or ?.`);
  process.exit(1);
}

const [{ build, stop }, { bundleOptions }] = await Promise.all([
  import("esbuild"),
  import("./bundle-options.js"),
]);

const [program = ""] = process.argv.splice(2, 1);
// Inside the repository, because Node resolves packages from the bundle's folder.
const outdir = path.join(root, ".cache/programs");
const { outputFiles, metafile } = await build({
  ...bundleOptions,
  absWorkingDir: root,
  entryPoints: [`scripts/${program}.ts`],
  entryNames: "[name]-[hash]",
  outdir,
  splitting: true,
  metafile: true,
  write: false,
});
await stop();
mkdirSync(outdir, { recursive: true });
// File names contain a hash of the content, so that programs started at the same time can share them.
for (const { path: file, contents } of outputFiles) {
  if (existsSync(file)) continue;
  writeFileSync(`${file}.${process.pid}`, contents);
  renameSync(`${file}.${process.pid}`, file);
}
const outputs = Object.entries(metafile.outputs);
const [entry = ""] = outputs.find(([, { entryPoint }]) => entryPoint) ?? [];
// React and Vite read NODE_ENV when they load, so the shell's value must not apply.
process.env.NODE_ENV = program === "dev" ? "development" : "production";
delete process.env.VITEST;
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, entry)).href);
