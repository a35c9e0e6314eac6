// Runs one of our programs, such as `node scripts/run.js build`, from a bundle of its sources.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { refuseOldNode } from "./tell-errors.js";

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
// Inside the repository, because packages are looked for from where the bundle lies.
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
// A name holds a hash of what is in the file, so programs that start at once share it when it is whole.
for (const { path: file, contents } of outputFiles) {
  if (existsSync(file)) continue;
  writeFileSync(`${file}.${process.pid}`, contents);
  renameSync(`${file}.${process.pid}`, file);
}
const outputs = Object.entries(metafile.outputs);
const [entry = ""] = outputs.find(([, { entryPoint }]) => entryPoint) ?? [];
// React and Vite read it when they are loaded, and what a shell says of other programs is not for them.
process.env.NODE_ENV = program === "dev" ? "development" : "production";
delete process.env.VITEST;
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, entry)).href);
