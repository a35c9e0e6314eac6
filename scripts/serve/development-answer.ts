import type { IncomingMessage, ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import { createRequestHandler, type ServerBuild } from "@remix-run/server-runtime";
import type { ViteDevServer } from "vite";
import { filePolicy } from "#app/head/security-headers.ts";
import { basePath } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";
import { escapedText } from "#app/library/escaped-text.ts";
import { downloadTypes } from "#app/model/fields/download.ts";
import type { FreshInspection } from "#scripts/serve/fresh-inspection.ts";
import { problemPage } from "#scripts/serve/problem-page.ts";

/** The module in which Remix's plugin gathers all that answers requests. */
export const siteCode = "virtual:remix/server-build";

/** Answers a request of development with the code and the words as they are in this moment. */
export function developmentAnswer(vite: ViteDevServer, inspect: FreshInspection) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const address = new URL(`http://localhost${(request.url ?? "/").replace(/^\/+/, "/")}`);
    const isBroken = (error: Error) => {
      vite.ssrFixStacktrace(error);
      console.error(error.stack);
      sendPage(response, 500, stackPage(error));
    };
    // What belongs to the code comes from Vite, pages and what writers uploaded from here.
    vite.middlewares(request, response, () => {
      answerPage(vite, inspect, address, response).catch(isBroken);
    });
  };
}

async function answerPage(
  vite: ViteDevServer,
  inspect: FreshInspection,
  address: URL,
  response: ServerResponse,
) {
  const { contents, problems } = await inspect();
  if (!contents) return sendPage(response, 500, problemPage(problems));
  const moved = contents.redirects.find(({ from }) => basePath + from === address.pathname);
  if (moved) return void response.writeHead(302, { Location: moved.to }).end();
  const photo = photoAt(contents, address.pathname);
  if (photo) return void response.end(await readFile(photo.file));
  const download = contents.downloads.get(address.pathname.slice(basePath.length));
  if (download) {
    response.setHeader("Content-Type", downloadTypes[download.ending].mime);
    response.setHeader("Content-Security-Policy", filePolicy);
    return void response.end(await readFile(download.file));
  }
  if (basePath && address.pathname === "/") {
    return void response.writeHead(302, { Location: `${basePath}/` }).end();
  }
  const build = await vite.ssrLoadModule(siteCode);
  const answered = await createRequestHandler(build as ServerBuild, "development")(
    new Request(address),
    {},
  );
  answered.headers.forEach((value, name) => response.setHeader(name, value));
  response.statusCode = answered.status;
  response.end(Buffer.from(await answered.arrayBuffer()));
}

// The page reloads as soon as something is saved.
function sendPage(response: ServerResponse, status: number, html: string) {
  const script = `<script type="module" src="${basePath}/@vite/client"></script>`;
  response.statusCode = status;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(html.replace("</head>", () => `${script}</head>`));
}

// The full build makes a photograph in many sizes; here its own file stands for all of them.
function photoAt({ photos }: Contents, pathname: string) {
  const hash = /\/assets\/photo-([^-]+)-\d+\.\w+$/.exec(pathname)?.[1];
  return hash === undefined ? undefined : [...photos.values()].find((one) => one.hash === hash);
}

function stackPage(error: Error) {
  const text = escapedText(error.stack ?? error.message);
  return `<!DOCTYPE html><html lang="en"><head><title>An error in the code</title></head><body><pre>${text}</pre></body></html>`;
}
