import { readFileSync, statSync } from "node:fs";
import path from "node:path";

// What reads all words is one program, together with what its threads run, because most of it is
// the same: it is bundled once, kept once and looked through once. A build itself is another one and
// small, so that it sees at once where nothing changed.
const together = {
  site: [
    "scripts/build/build-anew.ts",
    "scripts/start.ts",
    "scripts/dev.ts",
    "scripts/check-content.ts",
    "scripts/check-launch.ts",
    "scripts/new.ts",
    "scripts/build/bodies/compiling-worker.ts",
    "scripts/build/pages/drawing-worker.ts",
  ],
};

/**
 * The path of a module that starts what the TypeScript file `entry` does, from a program below
 * `.cache/programs` in `root` that holds it and all that it imports from us. The program is made
 * anew only where one of its sources, the locked packages or Node itself changed, which costs a look
 * at each file and saves a second at each start.
 */
export async function bundledProgram(root, entry) {
  const { name, entries } = programOf(entry);
  const shelf = path.join(root, ".cache/programs");
  const record = path.join(shelf, `${name}.json`);
  let folder = knownProgram(root, shelf, record);
  if (!folder) {
    // Bundling takes more to load than what a program that is known needs.
    const { makeProgram } = await import("./make-program.js");
    folder = await makeProgram(root, { name, entries, shelf, record });
  }
  return path.join(folder, startOf(entry));
}

/** The file of a program that starts one of its entries. */
export function startOf(entry) {
  return `${path.basename(entry, ".ts")}.mjs`;
}

/** The name of the program that an entry belongs to, with all of its entries. */
export function programOf(entry) {
  for (const [name, entries] of Object.entries(together)) {
    if (entries.includes(entry)) return { name, entries };
  }
  return { name: path.basename(entry, ".ts"), entries: [entry] };
}

function knownProgram(root, shelf, record) {
  try {
    const { node, folder, program, sources } = recordIn(record);
    const isOurs = isBelow(shelf, folder) && isBelow(folder, program) && sources.length > 0;
    const isFresh =
      isOurs &&
      node === process.version &&
      sources.every(([source, state]) => stateOf(path.join(root, source)) === state);
    return isFresh && stateOf(program) ? folder : undefined;
  } catch {
    // One that says something else than a record does is none.
    return undefined;
  }
}

/** Whatever a record says, nothing is run or taken away that makeProgram has not put there. */
export function isBelow(shelf, place) {
  return typeof place === "string" && path.resolve(place).startsWith(shelf + path.sep);
}

/** What is recorded of a program; undefined where that is missing or broken. */
export function recordIn(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // It only costs a new program.
    return undefined;
  }
}

/** A text that is another one once the file changed; empty where there is none. */
export function stateOf(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs}` : "";
}
