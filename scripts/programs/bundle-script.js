import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "./bundle.js";

/** How a module asks for its address; in parts, because this file becomes part of a program, too. */
export const ownAddress = ["import", "meta", "url"].join(".");

/** A text that is another one where scripts are bundled in another way. */
export function scriptForm() {
  return readFileSync(fileURLToPath(import.meta.url), "utf8");
}

/**
 * Bundles a text, which stands in a folder, into a file that openProgram runs: one script, because
 * V8 keeps compiled code of scripts, and of modules it does not. What the text gives to
 * `outside.provide` is what the program offers. Late imports of files stay late inside the script,
 * and every package that `isInside` does not accept is imported from where it stands.
 */
export async function bundleScript({ text, folder }, file, options, { isInside, plugins = [] }) {
  await bundle({
    ...options,
    stdin: { contents: text, resolveDir: folder },
    outfile: file,
    bundle: true,
    platform: "node",
    // A script has no imports and may not wait, but a function in it can do what a module does.
    format: "esm",
    banner: {
      js: `// ${basename(file)} ${Date.now()} ${process.pid}\n(async (outside, require) => { "use strict";`,
    },
    footer: { js: "})" },
    define: { ...options.define, [ownAddress]: "outside.address" },
    target: "node20",
    legalComments: "none",
    logLevel: "error",
    plugins: [openerOutside, ...plugins, packagesOutside(isInside)],
  });
  await writeFile(file, inAscii(await readFile(file, "latin1")), "latin1");
}

// Such a script is read eight times faster and takes half of the memory. The bundler leaves other
// letters where they stand between slashes, also after a backslash.
function inAscii(bytes) {
  return bytes.replace(/^.*[\x80-\xff].*$/gm, (line) =>
    Buffer.from(line, "latin1")
      .toString()
      .replace(/\\?[^\0-\x7f]|\\./g, (found) => {
        const last = found.at(-1);
        return last > "\x7f" ? `\\u${last.charCodeAt(0).toString(16).padStart(4, "0")}` : found;
      }),
  );
}

// A program opens others with what opened it, which can import modules when a script cannot.
const openerOutside = {
  name: "opener-outside",
  setup(builder) {
    builder.onResolve({ filter: /^#scripts\/programs\/open-program\.js$/ }, () => ({
      path: "open-program",
      namespace: "opener",
    }));
    builder.onLoad({ filter: /.*/, namespace: "opener" }, () => ({
      contents: "export const { openProgram } = outside;",
    }));
  },
};

// What stands for a package in a script. A module that is a promise is what the promise brings.
const stands = {
  builtin: (name) => `module.exports = require(${JSON.stringify(name)});`,
  early: (name) =>
    [
      `import ${JSON.stringify(`awaited:${name}`)};`,
      `export * from ${JSON.stringify(`brought:${name}`)};`,
      `export { default } from ${JSON.stringify(`brought:${name}`)};`,
    ].join("\n"),
  awaited: (name) => `await outside.bring(${JSON.stringify(name)});`,
  brought: (name) => `module.exports = outside.brought(${JSON.stringify(name)});`,
  late: (name) =>
    `export const then = (...ways) => outside.bring(${JSON.stringify(name)}).then(...ways);`,
};

function packagesOutside(isInside) {
  return {
    name: "packages-outside",
    setup(builder) {
      builder.onResolve({ filter: /^(awaited|brought):/, namespace: "early" }, ({ path: name }) => {
        const [namespace, ...rest] = name.split(":");
        return { path: rest.join(":"), namespace };
      });
      builder.onResolve({ filter: /^[^.#/]/ }, (wanted) => {
        const { path: name, kind, namespace } = wanted;
        if (kind === "entry-point" || /^([a-z]:|\/)/i.test(name)) return undefined;
        const isRequired = kind.startsWith("require");
        if (isBuiltin(name)) {
          return isRequired || namespace === "builtin"
            ? { path: name, external: true }
            : { path: name, namespace: "builtin" };
        }
        if (isInside(wanted)) return undefined;
        if (isRequired) return { path: name, external: true };
        return { path: name, namespace: kind === "dynamic-import" ? "late" : "early" };
      });
      for (const [namespace, contents] of Object.entries(stands)) {
        builder.onLoad({ filter: /.*/, namespace }, ({ path: name }) => ({
          contents: contents(name),
        }));
      }
    },
  };
}
