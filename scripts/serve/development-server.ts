import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { existsSync } from "node:fs";
import path from "node:path";
import { createServer as createViteServer, normalizePath, type ViteDevServer } from "vite";
import { basePath } from "#app/library/base-path.ts";
import { missingFolder } from "#app/library/problems/file-problems.ts";
import { ContentError } from "#app/library/problems/problem.ts";
import { checkSurroundings } from "#scripts/build/check-surroundings.ts";
import { setContentCache } from "#scripts/build/content-cache.ts";
import { cutFonts } from "#scripts/build/cut-fonts.ts";
import { developmentAnswer, siteCode } from "#scripts/serve/development-answer.ts";
import { isEditorFile } from "#scripts/serve/editor-files.ts";
import { freshInspections } from "#scripts/serve/fresh-inspection.ts";
import { listen } from "#scripts/serve/listen.ts";
import { wordReports } from "#scripts/serve/word-reports.ts";

// Editors write a file in several steps; what follows within this time belongs together.
const settleMilliseconds = 10;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves the site from its sources and its words as they are now, and answers with its address. A
 * saved file in content/ or app/ reloads the open pages; words that need mending are shown above the
 * page and in the terminal.
 */
export async function startDevelopment(port: number): Promise<string> {
  process.env.NODE_ENV = "development";
  checkSurroundings();
  const http = createServer();
  // Nobody else in the network has to see what is not finished.
  const origin = await listen(http, port, "localhost");
  const opening = open(http);
  // A page that was left open may ask before there is an answer, and waits for it.
  http.on("request", (request, response) => {
    // Vite takes what stands behind two slashes for a host.
    request.url = request.url?.replace(/^\/{2,}/, "/");
    opening.then((answer) => answer(request, response)).catch(() => response.destroy());
  });
  await opening;
  return origin + basePath;
}

async function open(http: Server): Promise<Answer> {
  const content = path.resolve(process.env.CONTENT_DIR ?? "content");
  // A name that is wrong does not become right by saving a file.
  if (!existsSync(content)) throw new ContentError([missingFolder(path.basename(content))]);
  setContentCache();
  await cutFonts();
  const vite = await createViteServer({
    appType: "custom",
    clearScreen: false,
    logLevel: "warn",
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: ["**/.cache/**", "**/build/**", "**/tests/**"] },
    },
  });
  const inspect = freshInspections(content, vite);
  const newlySaid = wordReports();
  const report = async () => {
    for (const text of newlySaid(await inspect())) console.log(`\n${text}`);
  };
  let version = 0;
  const saved = whenSettled(async () => {
    // The browser asks for the page while the words are being read for it.
    vite.ws.send({ type: "full-reload" });
    await report();
  });
  vite.ws.on("site:shown", (shown: unknown, client) => {
    if (shown !== version) client.send({ type: "full-reload" });
  });
  vite.watcher.add(content).on("all", (event, file) => {
    if (isBelow(file, path.resolve("app"))) forgetCode(vite, event, file);
    else if (!isBelow(file, content) || isEditorFile(file)) return;
    version += 1;
    saved();
  });
  // The first page needs the code as well; where that is wrong, the page says so.
  const code = vite.ssrLoadModule(siteCode).catch(() => undefined);
  await report();
  await code;
  return developmentAnswer({ vite, inspect, version: () => version });
}

// What was read by code that has changed since is read again.
function forgetCode(vite: ViteDevServer, event: string, file: string) {
  setContentCache();
  // A new file may be the one that others have missed.
  if (event !== "change") return vite.moduleGraph.invalidateAll();
  vite.moduleGraph.onFileChange(normalizePath(file));
  // Our own programs hold pages that the code has rendered, without importing it.
  const { moduleGraph } = vite.environments.ssr;
  for (const module of moduleGraph.idToModuleMap.values()) {
    if (isBelow(module.file ?? "", path.resolve("scripts"))) moduleGraph.invalidateModule(module);
  }
}

function isBelow(file: string, folder: string) {
  return path.resolve(file).startsWith(folder + path.sep);
}

function whenSettled(work: () => Promise<void>) {
  let settling: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      work().catch((error: Error) => console.error(error.message));
    }, settleMilliseconds);
  };
}
