// Runs one of our programs, such as `node scripts/run.js build`, from a bundle of its sources.
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import "./tell-errors.js";

const { build, stop } = await import("esbuild");

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [program = ""] = process.argv.splice(2, 1);
// Inside the repository, because packages are looked for from where the bundle lies.
const bundles = path.join(root, ".cache/code/programs");
const bundle = path.join(bundles, String(process.pid));
await build({
  absWorkingDir: root,
  entryPoints: [`scripts/${program}.ts`],
  outdir: bundle,
  bundle: true,
  splitting: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node20",
  jsx: "automatic",
  sourcemap: true,
  sourcesContent: false,
  logLevel: "silent",
});
await stop();
process.setSourceMapsEnabled(true);
process.on("exit", () => rmSync(bundle, { recursive: true, force: true }));
removeLeftBundles();
await import(pathToFileURL(path.join(bundle, `${path.basename(program)}.js`)).href);

// A program that was killed could not remove its bundle.
function removeLeftBundles() {
  for (const name of readdirSync(bundles)) {
    if (!isRunning(Number(name)))
      rmSync(path.join(bundles, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    // Signal 0 asks whether there is such a process and does nothing to it.
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
