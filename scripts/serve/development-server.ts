import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import path from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { unstable_setDevServerHooks as setDevServerHooks } from "@remix-run/server-runtime";
import { createServer as createViteServer, type ViteDevServer } from "vite";
import { basePath } from "#app/library/base-path.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { loadDictionary } from "#app/library/words/spelling/dictionary.server.ts";
import { printProblems } from "#app/library/problems/problem.ts";
import { loadCompiler } from "#app/mdx/compile-body.server.ts";
import { setBodyCache } from "#scripts/build/body-cache.ts";
import { cutFonts } from "#scripts/build/cut-fonts.ts";
import { freshInspections, type FreshInspection } from "#scripts/serve/fresh-inspection.ts";
import { problemPage } from "#scripts/serve/problem-page.ts";
import { watchFolders } from "#scripts/serve/watch-folders.ts";
import { busyPort } from "#scripts/serve/site-server.ts";

// Editors write a file in several steps; what follows within this time belongs together.
const settleMilliseconds = 10;
const inside = (folder: string) => `${folder}/**`;
// What a build leaves behind has many files, and nothing in them is ever served from its source.
const unwatched = [".cache", "build", "tests", "scripts"];

/** Development in progress: where it listens, and how to end it. */
export type Development = { address: string; stop: () => Promise<void> };

/**
 * Serves the site from its sources. A saved file in content/ or app/ reloads the open pages; words
 * that need mending are shown in the page and in the terminal until they are mended.
 */
export async function startDevelopment(port: number): Promise<Development> {
  process.env.NODE_ENV = "development";
  await Promise.all([setBodyCache(), cutFonts()]);
  const content = path.resolve(process.env.CONTENT_DIR ?? "content");
  const inspect = freshInspections(content);
  const http = createHttpServer();
  const vite = await createViteServer({
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: [...unwatched.map((folder) => path.resolve(folder)), content].map(inside) },
    },
    appType: "custom",
    logLevel: "warn",
  });
  // Our pages link their stylesheet; gathering it from every module would cost more than the page.
  setDevServerHooks({
    processRequestError: (error) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
    },
  });
  http.on("request", (request, response) =>
    vite.middlewares(request, response, () => {
      answer(vite, inspect, request, response).catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        console.error(error);
        response.statusCode = 500;
        response.end(error.stack);
      });
    }),
  );
  // The first save would wait for both, and the first page need not.
  http.once("request", (_request, response) =>
    response.once("close", () => void Promise.all([loadCompiler(), loadDictionary()])),
  );
  const unwatch = watch(vite, content, async () => {
    reportWords(await inspect());
    vite.ws.send({ type: "full-reload" });
  });
  await new Promise<void>((resolve, reject) => {
    http.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(busyPort(port)) : error),
    );
    http.listen(port, resolve);
  }).catch(async (error: unknown) => {
    unwatch();
    await vite.close();
    throw error;
  });
  reportWords(await inspect());
  const listening = http.address();
  const actual = typeof listening === "object" && listening ? listening.port : port;
  const stop = async () => {
    unwatch();
    await vite.close();
    http.closeAllConnections();
    http.close();
  };
  return { address: `http://localhost:${actual}${basePath}`, stop };
}

// The watcher of Vite reads a whole folder again for each save, so it sees the code alone.
function watch(vite: ViteDevServer, content: string, show: () => Promise<void>) {
  let settling: NodeJS.Timeout | undefined;
  const settle = () => {
    clearTimeout(settling);
    settling = setTimeout(() => void show(), settleMilliseconds);
  };
  vite.watcher.on("all", (_event, file) => {
    if (file.startsWith(path.resolve("app") + path.sep)) settle();
  });
  return watchFolders(content, settle);
}

let hadProblems = false;

// Says once what is wrong, and once that it is right again.
function reportWords({ problems }: Inspection) {
  if (problems.length > 0) console.error(`\n${printProblems(problems)}\n`);
  else if (hadProblems) console.log("The words are in order again.");
  hadProblems = problems.length > 0;
}

async function answer(
  vite: ViteDevServer,
  inspect: FreshInspection,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { contents, problems } = await inspect();
  if (!contents) {
    response.statusCode = 500;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(problemPage(problems, `${vite.config.base}@vite/client`));
    return;
  }
  const build = await vite.ssrLoadModule("virtual:remix/server-build");
  const handle = handlerOf(build as unknown as ServerBuild);
  // Vite has taken the site's path off the address, which the site itself wants to see.
  const { originalUrl = request.url ?? "/" } = request as IncomingMessage & {
    originalUrl?: string;
  };
  const address = new URL(originalUrl, `http://${request.headers.host ?? "localhost"}`);
  const moved = contents.redirects.find(({ from }) => basePath + from === address.pathname);
  if (moved) return void response.writeHead(302, { Location: moved.to }).end();
  const answered = await handle(new Request(address));
  response.statusCode = answered.status;
  answered.headers.forEach((value, name) => response.setHeader(name, value));
  if (!answered.body) return void response.end();
  Readable.fromWeb(answered.body as ReadableStream).pipe(response);
}

const handlers = new WeakMap<ServerBuild, RequestHandler>();

// The code stays the same from one request to the next unless somebody saved it.
function handlerOf(build: ServerBuild) {
  const known = handlers.get(build) ?? createRequestHandler(build, "development");
  handlers.set(build, known);
  return known;
}
