import type { Server, ServerResponse } from "node:http";
import path from "node:path";
import { createServer as createViteServer, type HotChannelClient, type ViteDevServer } from "vite";
import { basePath, chosenOrigin } from "#app/content/base-path.ts";
import { contentFolder, findFiles } from "#app/content/reading/read-content.server.ts";
import { today } from "#app/content/today.ts";
import { filesBelow } from "#scripts/build/files-below.ts";
import { countFindings, printFindings } from "#scripts/check/print-findings.ts";
import { isError, type Finding } from "#scripts/check/run-rules.ts";
import {
  overlayAddress,
  errorsEvent,
  overlayScript,
  openedEvent,
  withOverlay,
} from "#scripts/serve/error-overlay.ts";
import { developmentAnswer, type Sources, plainPage } from "#scripts/serve/development-answer.ts";
import { freshCode } from "#scripts/serve/fresh-code.ts";
import { freshContent, type FreshContent } from "#scripts/serve/fresh-content.ts";
import { listen, readingServer } from "#scripts/serve/listen.ts";

// Editors write a file in several steps; changes within this time belong together.
const settleMilliseconds = 10;
// The check waits until open pages have reloaded.
const checkMilliseconds = 500;

/**
 * Serves the site from its sources and current content, and returns its address. Saving a file in
 * content/ or app/ reloads the open pages; the check's findings are printed, and errors are shown
 * over the pages.
 */
export async function startDevelopment(port: number): Promise<string> {
  // Fail now: saving a file would not correct a variable.
  chosenOrigin();
  today();
  const folder = contentFolder();
  findFiles(folder);
  const code = freshCode();
  const content = freshContent(folder, code);
  let saves = 0;
  const http = readingServer(async (request, response) => {
    // A page that was left open may send requests before Vite is ready.
    const vite = await opening;
    const { url = "/" } = request;
    if (url.split("?")[0] === overlayAddress)
      return response.writeHead(200, { "Content-Type": "text/javascript" }).end(overlayScript);
    const answer = () => answerPage(url, response, { code, content }, saves);
    return isOfVite(url) ? vite.middlewares(request, response, () => void answer()) : answer();
  });
  const origin = await listen(http, port);
  // Imports are slower once Vite has loaded Tailwind. If the code is broken, the page says so.
  const opening = content()
    .catch(() => undefined)
    .then(() => openVite(http));
  const vite = await opening;
  const check = (client?: HotChannelClient) =>
    void sendErrors(content, folder, client).catch(console.error);
  const checkLater = () => setTimeout(check, checkMilliseconds);
  // The page asks, because a message that arrives before its script would be lost.
  vite.ws.on(openedEvent, (shown: number, client) => {
    // A save while the page was loading has not reached it.
    if (shown !== saves) client.send({ type: "full-reload" });
    else check(client);
  });
  checkLater();
  watchFiles(vite, folder, checkLater, (isCode) => {
    if (isCode) code.forget();
    saves += 1;
  });
  return origin + basePath;
}

function openVite(http: Server) {
  return createViteServer({
    appType: "custom",
    clearScreen: false,
    logLevel: "warn",
    server: {
      middlewareMode: true,
      hmr: { server: http },
      // A workspace above the checkout would let Vite serve all of that folder.
      fs: { allow: ["."] },
      watch: { ignored: ["**/.cache/**", "**/build/**", "**/tests/**"] },
    },
  });
}

async function answerPage(url: string, response: ServerResponse, sources: Sources, saves: number) {
  const page = await developmentAnswer(url, response, sources).catch((error: Error) => {
    console.error(error.stack);
    return { status: 500, html: plainPage("An error in the code", String(error.stack)) };
  });
  if (!page) return;
  response.writeHead(page.status, { "Content-Type": "text/html; charset=utf-8" });
  response.end(withOverlay(page.html, saves));
}

async function sendErrors(content: FreshContent, folder: string, client?: HotChannelClient) {
  let findings: Finding[] | undefined;
  // A save during the check starts it again.
  while (!findings) findings = await (await content()).findings();
  const errors = findings.filter(isError);
  const message = { heading: countFindings(errors), text: printFindings(errors, folder) };
  if (errors.length > 0) client?.send({ type: "custom", event: errorsEvent, data: message });
}

// Calls `onSave` for each file, and reloads the open pages when the save is complete.
function watchFiles(
  vite: ViteDevServer,
  folder: string,
  onReload: () => void,
  onSave: (isCode: boolean) => void,
) {
  let settling: NodeJS.Timeout | undefined;
  vite.watcher.add(folder).on("all", (_event, file) => {
    const isCode = isBelow(file, path.resolve("app"));
    if (!isCode && !isBelow(file, folder)) return;
    onSave(isCode);
    clearTimeout(settling);
    settling = setTimeout(() => {
      vite.ws.send({ type: "full-reload" });
      onReload();
    }, settleMilliseconds);
  });
}

// Vite serves the code, its packages and public/; a build answers anything else with 404.
function isOfVite(url: string) {
  const [inside = ""] = url.slice(basePath.length).split("?");
  const isCode = /^\/(?:@|app\/|node_modules\/)/.test(inside);
  return isCode || filesBelow("public").some(({ path: name }) => inside === `/${name}`);
}

function isBelow(file: string, folder: string) {
  return path.resolve(file).startsWith(folder + path.sep);
}
