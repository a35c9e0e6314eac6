import { realpathSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isBelow, programOf, recordIn, startOf, stateOf } from "./bundled-program.js";
import { bundleScript, ownAddress } from "./bundle-script.js";

// Packages of many small files that only reckon, which load faster as part of one file. The words of
// a body are compiled by nobody else in a program, so no two compilers meet.
const inside = new Set(["zod", "yaml", "gray-matter", "fastest-levenshtein", "@mdx-js/rollup"]);
const packageFolder = `${path.sep}node_modules${path.sep}`;
const opener = new URL("open-program.js", import.meta.url).href;
// A program that is made or opened in another way is another one.
const makers = ["bundled-program.js", "make-program.js", "bundle-script.js", "open-program.js"].map(
  (name) => fileURLToPath(new URL(name, import.meta.url)),
);

/**
 * Makes the program of some entries in a folder of its own on the shelf, and records what it was
 * made of. Answers with the folder.
 */
export async function makeProgram(root, { name, entries, shelf, record }) {
  await mkdir(shelf, { recursive: true });
  const folder = path.join(shelf, `${name}-${process.pid}-${Date.now()}`);
  const program = path.join(folder, `${name}.js`);
  // The states are taken before the files are read, so that an edit in between is seen next time.
  const states = new Map();
  await bundleScript(
    { text: startsOf(entries), folder: root },
    program,
    { absWorkingDir: root, jsx: "automatic", sourcemap: true, sourcesContent: false },
    {
      isInside: ({ path: wanted, importer }) =>
        inside.has(wanted) || importer.includes(packageFolder),
      plugins: [otherPrograms(root, entries), ownFiles(root, states)],
    },
  );
  for (const entry of entries) {
    await writeFile(path.join(folder, startOf(entry)), startText(program, entry));
  }
  for (const file of [...makers, path.join(root, "package-lock.json")]) {
    states.set(file, stateOf(file));
  }
  const sources = [...states].map(([file, state]) => [path.relative(root, file), state]);
  const before = recordIn(record);
  const older = isBelow(shelf, before?.folder) ? before.folder : undefined;
  const text = JSON.stringify({ node: process.version, folder, program, sources, older });
  await writeFile(`${folder}.json`, text);
  await rename(`${folder}.json`, record);
  // A program that is running may still start a thread of itself, so one generation stays.
  if (isBelow(shelf, before?.older)) await rm(before.older, { recursive: true, force: true });
  return folder;
}

function startsOf(entries) {
  const starts = entries.map(
    (entry) => `${JSON.stringify(entry)}: () => import(${JSON.stringify(`#${entry}`)})`,
  );
  return `outside.provide({ ${starts.join(", ")} });`;
}

function startText(program, entry) {
  return [
    `import { openProgram } from ${JSON.stringify(opener)};`,
    `const starts = await openProgram(${JSON.stringify(program)});`,
    `export default await starts[${JSON.stringify(entry)}]();\n`,
  ].join("\n");
}

// What is imported late and is an entry of several stays in its own program.
function otherPrograms(root, entries) {
  return {
    name: "other-programs",
    setup(builder) {
      builder.onResolve({ filter: /^#scripts\// }, ({ path: alias, kind }) => {
        const entry = alias.slice(1);
        const isOther =
          kind === "dynamic-import" &&
          !entries.includes(entry) &&
          programOf(entry).entries.length > 1;
        return isOther ? { path: entry, namespace: "other-program" } : undefined;
      });
      builder.onLoad({ filter: /.*/, namespace: "other-program" }, ({ path: entry }) => {
        const from = [root, entry].map((text) => JSON.stringify(text)).join(", ");
        return {
          contents: `export const then = (...ways) => outside.begin(${from}).then(...ways);`,
        };
      });
    },
  };
}

// Our own files by their aliases; each knows where it stood before it became part of a program. One
// that begins late says so, and a package as well.
function ownFiles(root, states) {
  const late = new Set();
  return {
    name: "own-files",
    setup(builder) {
      builder.onResolve({ filter: /^#(app|scripts)\// }, ({ path: alias, kind }) => {
        const file = path.join(root, alias.slice(1));
        if (kind === "dynamic-import") late.add(file);
        return { path: file };
      });
      builder.onLoad({ filter: filesBelow(root) }, async ({ path: file }) => {
        states.set(file, stateOf(file));
        const text = await readFile(file, "utf8");
        const address = JSON.stringify(pathToFileURL(file).href);
        const mark = late.has(file) ? markOf(path.relative(root, file)) : "";
        const loader = file.endsWith("x") ? "tsx" : file.endsWith(".ts") ? "ts" : "js";
        return { contents: mark + text.replaceAll(ownAddress, address), loader };
      });
      builder.onResolve({ filter: namesOf(inside) }, ({ path: name, kind }) =>
        kind === "dynamic-import" ? { path: name, namespace: "late-package" } : undefined,
      );
      builder.onLoad({ filter: /.*/, namespace: "late-package" }, ({ path: name }) => ({
        contents: `${markOf(name)} module.exports = require(${JSON.stringify(name)});`,
        resolveDir: root,
      }));
    },
  };
}

function markOf(part) {
  return `outside.reached(${JSON.stringify(part)});`;
}

function namesOf(packages) {
  return new RegExp(`^(${[...packages].join("|")})$`);
}

// Where the root is reached by a link, the bundler knows some files by where they really are.
function filesBelow(root) {
  const places = [root, realpathSync(root)].map((place) =>
    path.join(place, path.sep).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  return new RegExp(`^(${places.join("|")})(app|scripts)[/\\\\].*\\.(ts|tsx|js)$`);
}
