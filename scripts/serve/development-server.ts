import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { createServer as createViteServer, type WebSocketClient, type ViteDevServer } from "vite";
import { basePath, chosenOrigin } from "#app/content/base-path.ts";
import { contentFolder } from "#app/content/reading/read-content.server.ts";
import { findFiles } from "#app/content/reading/read-content.server.ts";
import { developmentAnswer } from "#scripts/serve/development-answer.ts";
import { freshCode } from "#scripts/serve/fresh-code.ts";
import { freshContent } from "#scripts/serve/fresh-content.ts";
import { listen } from "#scripts/serve/listen.ts";
import { askingScript, errorPage, findingsBeside } from "#scripts/serve/findings-on-page.ts";

// Editors write a file in several steps; what follows within this time belongs together.
const settleMilliseconds = 10;
// An open page asks for the findings as soon as it is there, and nobody else is in a hurry.
const unaskedMilliseconds = 500;

/** What a page asks: how many saves it knows of, and where it is. */
type Asking = { saves: number; path: string };

/**
 * Serves the site from its sources and its content as it is now, and answers with its address. A
 * saved file in content/ or app/ reloads the open pages; what the check finds follows them, and is
 * printed.
 */
export async function startDevelopment(port: number): Promise<string> {
  chosenOrigin();
  const folder = contentFolder();
  // A name that is wrong does not become right by saving a file.
  findFiles(folder);
  const http = createServer();
  // Nobody else in the network has to see what is not finished.
  const origin = await listen(http, port, "localhost");
  const code = freshCode();
  const content = freshContent(folder, code);
  let saves = 0;

  async function answerPage(address: URL, response: ServerResponse) {
    // What is saved while a page loads has not reached it, so it tells how many saves it knows of.
    const known = saves;
    const page = await developmentAnswer(address, response, { code, content }).catch(
      (error: Error) => {
        console.error(error.stack);
        return { status: 500, html: errorPage(error) };
      },
    );
    if (!page) return;
    const html = page.html.replace("</head>", () => `${askingScript(known)}</head>`);
    response.writeHead(page.status, { "Content-Type": "text/html; charset=utf-8" }).end(html);
  }

  function answer(vite: ViteDevServer, request: IncomingMessage, response: ServerResponse) {
    // Vite takes what stands behind two slashes for a host, and the base path away.
    request.url = request.url?.replace(/^\/{2,}/, "/");
    const address = new URL(request.url ?? "/", "http://localhost");
    // What belongs to the code comes from Vite, pages and what writers uploaded from here.
    vite.middlewares(request, response, () => void answerPage(address, response));
  }

  const openVite = () =>
    createViteServer({
      appType: "custom",
      clearScreen: false,
      logLevel: "warn",
      server: {
        middlewareMode: true,
        hmr: { server: http },
        watch: { ignored: ["**/.cache/**", "**/build/**", "**/tests/**"] },
      },
    });
  // Once Vite has loaded Tailwind, every import takes longer. Where the code is wrong, the page says so.
  const opening = content().then(openVite, openVite);
  // A page that was left open may ask before there is an answer, and waits for it.
  http.on(
    "request",
    (request, response) => void opening.then((vite) => answer(vite, request, response)),
  );
  const vite = await opening;
  const tellFindings = async (page = "", client?: WebSocketClient) => {
    const { files, findings } = await content();
    const found = await findings();
    const own = files.get(page.slice(basePath.length));
    if (found) client?.send("site:findings", findingsBeside(found, own));
  };
  vite.ws.on("site:page", ({ saves: known, path: page }: Asking, client) => {
    if (known !== saves) client.send({ type: "full-reload" });
    else void tellFindings(page, client).catch(console.error);
  });
  const tellUnasked = () =>
    setTimeout(() => void tellFindings().catch(console.error), unaskedMilliseconds);
  tellUnasked();
  let settling: NodeJS.Timeout | undefined;
  vite.watcher.add(folder).on("all", (_event, file) => {
    const isCode = isBelow(file, path.resolve("app"));
    if (!isCode && !isBelow(file, folder)) return;
    if (isCode) code.forget();
    saves += 1;
    clearTimeout(settling);
    settling = setTimeout(() => {
      vite.ws.send({ type: "full-reload" });
      tellUnasked();
    }, settleMilliseconds);
  });
  return origin + basePath;
}

function isBelow(file: string, folder: string) {
  return path.resolve(file).startsWith(folder + path.sep);
}
