import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import path from "node:path";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { ReadableStream } from "node:stream/web";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { createServer as createViteServer, type ViteDevServer } from "vite";
import { basePath } from "#app/library/base-path.ts";
import { closeLibrary, openLibrary } from "#app/library/library.server.ts";
import { ContentError, printProblems } from "#app/library/problems/problem.ts";
import { setBodyCache } from "#scripts/build/body-cache.ts";
import { cutFonts } from "#scripts/build/cut-fonts.ts";
import { problemPage } from "#scripts/serve/problem-page.ts";
import { busyPort } from "#scripts/serve/site-server.ts";

// Editors write a file in several steps; what follows within this time belongs together.
const settleMilliseconds = 15;
const secondLookMilliseconds = 100;

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
  const http = createHttpServer();
  const vite = await createViteServer({
    server: { middlewareMode: true, hmr: { server: http } },
    appType: "custom",
    logLevel: "warn",
  });
  http.on("request", (request, response) =>
    vite.middlewares(request, response, () => {
      answer(vite, request, response).catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        console.error(error);
        response.statusCode = 500;
        response.end(error.stack);
      });
    }),
  );
  watch(vite, content);
  await new Promise<void>((resolve, reject) => {
    http.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(busyPort(port)) : error),
    );
    http.listen(port, resolve);
  }).catch(async (error: unknown) => {
    await vite.close();
    throw error;
  });
  await reportWords();
  const listening = http.address();
  const actual = typeof listening === "object" && listening ? listening.port : port;
  const stop = async () => {
    await vite.close();
    http.closeAllConnections();
    http.close();
  };
  return { address: `http://localhost:${actual}${basePath}`, stop };
}

function watch(vite: ViteDevServer, content: string) {
  vite.watcher.add(content);
  let settling: NodeJS.Timeout | undefined;
  vite.watcher.on("all", (_event, file) => {
    const isContent = file.startsWith(content + path.sep);
    if (!isContent && !file.startsWith(path.resolve("app") + path.sep)) return;
    clearTimeout(settling);
    settling = setTimeout(() => void showChange(vite), settleMilliseconds);
  });
}

async function showChange(vite: ViteDevServer) {
  closeLibrary();
  // A file that is half written reads like one that is wrong, so what is wrong gets a second look.
  if ((await contentProblems()).length > 0) {
    await sleep(secondLookMilliseconds);
    closeLibrary();
  }
  await reportWords();
  vite.ws.send({ type: "full-reload" });
}

let hadProblems = false;

// Says once what is wrong, and once that it is right again.
async function reportWords() {
  const problems = await contentProblems();
  if (problems.length > 0) console.error(`\n${printProblems(problems)}\n`);
  else if (hadProblems) console.log("The words are in order again.");
  hadProblems = problems.length > 0;
}

async function contentProblems() {
  try {
    await openLibrary();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

async function answer(vite: ViteDevServer, request: IncomingMessage, response: ServerResponse) {
  const problems = await contentProblems();
  if (problems.length > 0) {
    response.statusCode = 500;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(problemPage(problems, `${vite.config.base}@vite/client`));
    return;
  }
  const build = await vite.ssrLoadModule("virtual:remix/server-build");
  const handle = createRequestHandler(build as unknown as ServerBuild, "development");
  // Vite has taken the site's path off the address, which the site itself wants to see.
  const { originalUrl = request.url ?? "/" } = request as IncomingMessage & {
    originalUrl?: string;
  };
  const address = new URL(originalUrl, `http://${request.headers.host ?? "localhost"}`);
  const { redirects } = await openLibrary();
  const moved = redirects.find(({ from }) => basePath + from === address.pathname);
  if (moved) return void response.writeHead(302, { Location: moved.to }).end();
  const answered = await handle(new Request(address));
  response.statusCode = answered.status;
  answered.headers.forEach((value, name) => response.setHeader(name, value));
  if (!answered.body) return void response.end();
  Readable.fromWeb(answered.body as ReadableStream).pipe(response);
}
