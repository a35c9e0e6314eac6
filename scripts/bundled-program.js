import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "./bundle.js";

// Packages of many small files that only reckon, which load faster as part of one file.
const inside = new Set(["zod", "yaml", "gray-matter", "fastest-levenshtein"]);
const packageFolder = `${path.sep}node_modules${path.sep}`;
// Some of them ask for parts of Node in the old way.
const requireInside =
  'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);';

/**
 * The path of a program made of the TypeScript file `entry` and all that it imports from us, below
 * `.cache/programs` in `root`. It is made anew only where one of its sources, the locked packages
 * or Node itself changed, which costs a look at each file and saves a second at each start.
 */
export async function bundledProgram(root, entry) {
  const shelf = path.join(root, ".cache/programs");
  const record = path.join(shelf, `${path.basename(entry, ".ts")}.json`);
  return knownProgram(root, shelf, record) ?? makeProgram(root, entry, shelf, record);
}

function knownProgram(root, shelf, record) {
  try {
    const { node, program, sources } = recordIn(record);
    const isOurs = isBelow(shelf, program) && sources.length > 0;
    const isFresh =
      isOurs &&
      node === process.version &&
      sources.every(([source, state]) => stateOf(path.join(root, source)) === state);
    return isFresh && stateOf(program) ? program : undefined;
  } catch {
    // One that says something else than a record does is none.
    return undefined;
  }
}

async function makeProgram(root, entry, shelf, record) {
  await mkdir(shelf, { recursive: true });
  const name = path.basename(entry, ".ts");
  const draft = path.join(shelf, `${name}-${process.pid}-${Date.now()}`);
  // The states are taken before the files are read, so that an edit in between is seen next time.
  const states = new Map();
  const { metafile } = await bundle({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: draft,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    jsx: "automatic",
    sourcemap: true,
    sourcesContent: false,
    banner: { js: requireInside },
    metafile: true,
    logLevel: "error",
    plugins: [fewPackages, ownFiles(root, states)],
  });
  const sources = [
    ...Object.keys(metafile.inputs).filter((source) => states.has(path.resolve(root, source))),
    "package-lock.json",
  ].map((source) => {
    const file = path.resolve(root, source);
    return [source, states.get(file) ?? stateOf(file)];
  });
  const program = path.join(draft, `${name}.mjs`);
  const before = recordIn(record);
  const older = isBelow(shelf, before?.program) ? path.dirname(before.program) : undefined;
  const text = JSON.stringify({ node: process.version, program, sources, older });
  await writeFile(`${draft}.json`, text);
  await rename(`${draft}.json`, record);
  // A program that is running may still load a part of itself, so one generation stays.
  if (isBelow(shelf, before?.older)) await rm(before.older, { recursive: true, force: true });
  return program;
}

// Whatever a record says, nothing is run or taken away that makeProgram has not put there.
function isBelow(shelf, place) {
  return typeof place === "string" && path.resolve(place).startsWith(shelf + path.sep);
}

function recordIn(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // A record that is missing or broken only costs a new program.
    return undefined;
  }
}

// All packages but those few stay where they are, with what they themselves ask for.
const fewPackages = {
  name: "few-packages",
  setup(builder) {
    builder.onResolve({ filter: /^[^.#/]/ }, ({ path: name, importer, kind }) => {
      if (kind === "entry-point" || importer.includes(packageFolder) || inside.has(name)) return;
      return { path: name, external: true };
    });
  },
};

// In parts, because this file may become part of a program, too.
const ownAddress = ["import", "meta", "url"].join(".");

// Our own files by their aliases; each knows where it stood before it became part of a program.
function ownFiles(root, states) {
  return {
    name: "own-files",
    setup(builder) {
      builder.onResolve({ filter: /^#(app|scripts)\// }, ({ path: alias }) => ({
        path: path.join(root, alias.slice(1)),
      }));
      builder.onLoad({ filter: /\.(ts|tsx|js)$/ }, async ({ path: file }) => {
        if (file.includes(packageFolder)) return undefined;
        states.set(file, stateOf(file));
        const text = await readFile(file, "utf8");
        const address = JSON.stringify(pathToFileURL(file).href);
        const loader = file.endsWith("x") ? "tsx" : file.endsWith(".ts") ? "ts" : "js";
        return { contents: text.replaceAll(ownAddress, address), loader };
      });
    },
  };
}

function stateOf(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs}` : "";
}
