import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import { keepCode, keptCode } from "./kept-code.js";

const opened = new Map();
const packages = new Map();
const requireHere = createRequire(import.meta.url);

/**
 * Runs a program that bundleScript made, once in a process, and answers with what it offers. The
 * code that V8 makes of it is kept beside it, so that the next process need not make it again.
 */
export function openProgram(file) {
  const known = opened.get(file);
  if (known) return known;
  const opening = runProgram(file);
  opened.set(file, opening);
  return opening;
}

async function runProgram(file) {
  const source = readFileSync(file, "latin1");
  const kept = keptCode(file, source);
  const script = new vm.Script(source, { filename: file, cachedData: kept?.code });
  const reached = keepCode(file, source, script, kept);
  const address = pathToFileURL(file).href;
  let offered;
  const provide = (what) => (offered = what);
  const outside = { address, begin, bring, brought, openProgram, provide, reached };
  await script.runInThisContext()(outside, requireBuiltin);
  return offered;
}

async function bring(name) {
  const found = await import(name);
  packages.set(name, found);
  return found;
}

async function begin(root, entry) {
  const { bundledProgram } = await import("./bundled-program.js");
  const start = await bundledProgram(root, entry);
  return (await import(pathToFileURL(start).href)).default;
}

// Marked as what a bundler makes of a module, so that its default export is found.
function brought(name) {
  return { ...packages.get(name), __esModule: true };
}

function requireBuiltin(name) {
  return process.getBuiltinModule(name) ?? requireHere(name);
}
