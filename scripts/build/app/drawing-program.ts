import { createHash } from "node:crypto";
import { access, rename } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "esbuild";
import { bundleScript, scriptForm } from "#scripts/programs/bundle-script.js";
import { openProgram } from "#scripts/programs/open-program.js";

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
const text = `
  import { createRequestHandler } from "@remix-run/server-runtime";
  import * as app from "./index.js";
  outside.provide({ handler: (mode) => createRequestHandler(app, mode) });
`;
const options = { define: { "process.env.NODE_ENV": '"production"' } };

/** What such a program offers: a way to ask the site, which shows its errors in development only. */
export type DrawingProgram = {
  handler: (mode: "development" | "production") => (request: Request) => Promise<Response>;
};

/**
 * Opens what draws pages with the built code in a folder: one file with all packages in it, which
 * is made once for each build. A React of its own lets Vite load another one in the same process.
 */
export async function openDrawing(folder: string): Promise<DrawingProgram> {
  return (await openProgram(await drawingFile(folder))) as DrawingProgram;
}

async function drawingFile(folder: string) {
  const server = path.join(folder, "server");
  const name = createHash("sha256")
    .update(JSON.stringify([text, options, scriptForm()]) + nothingToCopy)
    .digest("hex")
    .slice(0, 8);
  const program = path.join(server, `drawing-${name}.js`);
  if (await exists(program)) return program;
  const draft = path.join(server, `drawing-${name}-${process.pid}.js`);
  await bundleScript({ text, folder: server }, draft, options, {
    // A package that is asked for late is rarely needed, and some hold more than JavaScript.
    isInside: ({ kind }) => kind !== "dynamic-import",
    plugins: [noCopies],
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
