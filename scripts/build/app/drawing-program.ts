import { createHash } from "node:crypto";
import { access, rename } from "node:fs/promises";
import path from "node:path";
import type { BuildOptions, Plugin } from "esbuild";
import { bundle } from "#scripts/bundle.js";

// A package that is asked for late is rarely needed, and some hold more than JavaScript.
const latePackages: Plugin = {
  name: "late-packages",
  setup(builder) {
    builder.onResolve({ filter: /^[^.#/]/ }, ({ path: name, kind }) =>
      kind === "dynamic-import" ? { path: name, external: true } : undefined,
    );
  },
};

const nothingToCopy = `
  export const encode = () => new ReadableStream({ start: (stream) => stream.close() });
  export const decode = () => Promise.reject(new Error("Pages here carry no data."));
`;

// Remix copies the data of every page for a React that would wake the whole page, and ours never does.
const noCopies: Plugin = {
  name: "no-copies",
  setup(builder) {
    builder.onResolve({ filter: /^turbo-stream$/ }, ({ path: name }) => ({
      path: name,
      namespace: "no-copies",
    }));
    builder.onLoad({ filter: /.*/, namespace: "no-copies" }, () => ({
      contents: nothingToCopy,
    }));
  },
};

// Who asks decides whether errors are shown; React is the fast one in any case.
const recipe: BuildOptions = {
  stdin: {
    contents: `
      import { createRequestHandler } from "@remix-run/server-runtime";
      import * as app from "./index.js";
      export const handler = (mode) => createRequestHandler(app, mode);
    `,
  },
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  define: { "process.env.NODE_ENV": '"production"' },
  // Some packages ask for parts of Node in the old way.
  banner: {
    js: 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);',
  },
  logLevel: "error",
};

/** What such a program offers: a way to ask the site, which shows its errors in development only. */
export type DrawingProgram = {
  handler: (mode: "development" | "production") => (request: Request) => Promise<Response>;
};

/**
 * The path of one file that draws pages with the built code in a folder, all packages included. It
 * is made once for each build and loads three times faster than the packages one by one; a React
 * of its own lets Vite load another one in the same process.
 */
export async function drawingProgram(folder: string): Promise<string> {
  const server = path.join(folder, "server");
  const name = createHash("sha256")
    .update(JSON.stringify(recipe) + nothingToCopy)
    .digest("hex")
    .slice(0, 8);
  const program = path.join(server, `drawing-${name}.mjs`);
  if (await exists(program)) return program;
  const draft = path.join(server, `drawing-${name}-${process.pid}.mjs`);
  await bundle({
    ...recipe,
    stdin: { contents: recipe.stdin?.contents ?? "", resolveDir: server },
    outfile: draft,
    plugins: [latePackages, noCopies],
  });
  await rename(draft, program);
  return program;
}

function exists(file: string) {
  return access(file).then(
    () => true,
    () => false,
  );
}
