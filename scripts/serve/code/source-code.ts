import type { Server } from "node:http";
import path from "node:path";
import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { unstable_setDevServerHooks as setDevServerHooks } from "@remix-run/server-runtime";
import { createServer as createViteServer } from "vite";
import type { SiteCode } from "#scripts/serve/code/site-code.ts";

const inside = (folder: string) => `${folder}/**`;
// What a build leaves behind has many files, and nothing in them is ever served from its source.
const unwatched = [".cache", "build", "tests", "scripts"];

/** The code of the site as it stands in app/ now, read by Vite; `saved` is called when it changes. */
export async function sourceCode(
  http: Server,
  content: string,
  saved: () => void,
): Promise<SiteCode> {
  const vite = await createViteServer({
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: [...unwatched.map((folder) => path.resolve(folder)), content].map(inside) },
    },
    // A package that Vite met only when an island wakes would come with a second React.
    optimizeDeps: { entries: ["app/entry.client.tsx"] },
    appType: "custom",
    logLevel: "warn",
  });
  // Our pages link their stylesheet; gathering it from every module would cost more than the page.
  setDevServerHooks({
    processRequestError: (error) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
    },
  });
  vite.watcher.on("all", (_event, file) => {
    if (file.startsWith(path.resolve("app") + path.sep)) saved();
  });
  // What was saved before Vite watched may have been read before it was saved.
  vite.watcher.once("ready", () => {
    vite.moduleGraph.invalidateAll();
    saved();
  });
  const build = () =>
    vite.ssrLoadModule("virtual:remix/server-build") as Promise<unknown> as Promise<ServerBuild>;
  // What is wrong in the sources is shown when a page asks for them.
  await build().catch(() => {});
  return {
    serveFile: vite.middlewares,
    draw: async (request) => handlerOf(await build())(request),
    mapStack: vite.ssrFixStacktrace,
    isFromSources: true,
    close: () => vite.close(),
  };
}

const handlers = new WeakMap<ServerBuild, RequestHandler>();

// The code stays the same from one request to the next unless somebody saved it.
function handlerOf(build: ServerBuild) {
  const known = handlers.get(build) ?? createRequestHandler(build, "development");
  handlers.set(build, known);
  return known;
}
