import type { IncomingMessage, ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import { basePath } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";
import { escapedText } from "#app/library/escaped-text.ts";
import type { DevelopmentCode } from "#scripts/serve/code/development-code.ts";
import type { FreshInspection } from "#scripts/serve/fresh-inspection.ts";
import type { LiveReload } from "#scripts/serve/live-reload.ts";
import { problemPage } from "#scripts/serve/problem-page.ts";

type Ground = { code: DevelopmentCode; inspect: FreshInspection; pages: LiveReload };

/** Answers a request of development with the words as they are in this moment. */
export function developmentAnswer(ground: Ground) {
  return (request: IncomingMessage, response: ServerResponse) => {
    if (ground.pages.takes(request, response)) return;
    const address = new URL(request.url ?? "/", `http://${request.headers.host ?? "localhost"}`);
    const code = ground.code.current();
    // Taken before anything is read, so that a page is never older than it is said to be.
    const script = ground.pages.script(ground.pages.state());
    const isBroken = (error: Error) => {
      code.mapStack(error);
      console.error(error.stack);
      sendPage(response, 500, stackPage(error), script);
    };
    code.serveFile(request, response, () => {
      answerPage(ground, address, script, response).catch(isBroken);
    });
  };
}

async function answerPage(
  { code, inspect }: Ground,
  address: URL,
  script: string,
  response: ServerResponse,
) {
  const { contents, problems } = await inspect();
  if (!contents) return sendPage(response, 500, problemPage(problems), script);
  const moved = contents.redirects.find(({ from }) => basePath + from === address.pathname);
  if (moved) return void response.writeHead(302, { Location: moved.to }).end();
  const photo = photoAt(contents, address.pathname);
  if (photo) return void response.end(await readFile(photo.file));
  if (basePath && address.pathname === "/") {
    return void response.writeHead(302, { Location: `${basePath}/` }).end();
  }
  const { isFromSources, draw } = code.current();
  const answered = await draw(new Request(address));
  const isError = answered.status === 500 && address.pathname !== `${basePath}/500`;
  if (isError && !isFromSources) code.readSources("A page met an error in the code");
  answered.headers.forEach((value, name) => response.setHeader(name, value));
  const isPage = answered.headers.get("Content-Type")?.startsWith("text/html");
  if (isPage) return sendPage(response, answered.status, await answered.text(), script);
  response.statusCode = answered.status;
  response.end(Buffer.from(await answered.arrayBuffer()));
}

function sendPage(response: ServerResponse, status: number, html: string, script: string) {
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
