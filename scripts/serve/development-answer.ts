import type { IncomingMessage, ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createRequestHandler, type ServerBuild } from "@remix-run/server-runtime";
import type { ViteDevServer } from "vite";
import { filePolicy } from "#app/head/security-headers.ts";
import { basePath } from "#app/library/base-path.ts";
import type { CheckedWords } from "#app/library/checked-words.ts";
import type { Contents } from "#app/library/contents.ts";
import { escapedText } from "#app/library/escaped-text.ts";
import { downloadTypes } from "#app/model/fields/download.ts";
import { barAssets } from "#scripts/review/preview/bar-assets.ts";
import type { FreshInspection } from "#scripts/serve/fresh-inspection.ts";
import { withEdge, withVersion } from "#scripts/serve/page-edge.ts";
import { problemPage } from "#scripts/serve/problem-page.ts";
import type * as review from "#scripts/serve/reviewed-answer.ts";

/** The module in which Remix's plugin gathers all that answers requests. */
export const siteCode = "virtual:remix/server-build";

/** What answers are made from: the code, the words, and how often something has been saved. */
export type Sources = { vite: ViteDevServer; inspect: FreshInspection; version: () => number };

/** Answers a request of development with the code and the words as they are in this moment. */
export function developmentAnswer({ vite, inspect, version }: Sources) {
  return (request: IncomingMessage, response: ServerResponse) => {
    // What is saved from here on may be in the answer or not, so the page asks for it again.
    const before = version();
    const send = (status: number, html: string) =>
      sendPage(response, status, withVersion(html, before));
    const address = new URL(`http://localhost${(request.url ?? "/").replace(/^\/+/, "/")}`);
    const isBroken = (error: Error) => {
      vite.ssrFixStacktrace(error);
      console.error(error.stack);
      send(500, stackPage(error));
    };
    // What belongs to the code comes from Vite, pages and what writers uploaded from here.
    vite.middlewares(request, response, () => {
      answerPage({ vite, inspect, address, response, send }).catch(isBroken);
    });
  };
}

type Asked = Pick<Sources, "vite" | "inspect"> & {
  address: URL;
  response: ServerResponse;
  send: (status: number, html: string) => void;
};

async function answerPage({ vite, inspect, address, response, send }: Asked) {
  const asset = /\/_review\/(bar\.\w+)$/.exec(address.pathname)?.[1];
  if (asset) return sendAsset(response, asset);
  const inspection = await inspect();
  const { contents, problems } = inspection;
  if (!contents) return send(500, problemPage(problems));
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
  const handler = createRequestHandler(build as ServerBuild, "development");
  // While something is to mend, the contents are older than what was read.
  const reviewed =
    problems.length > 0
      ? undefined
      : await inTurn(() => reviewedPage(vite, { ...inspection, contents }, address, handler));
  if (reviewed) return send(200, withEdge(reviewed, inspection, address.pathname));
  const answered = await handler(new Request(address), {});
  answered.headers.forEach((value, name) => response.setHeader(name, value));
  if (answered.headers.get("Content-Type")?.startsWith("text/html")) {
    return send(answered.status, withEdge(await answered.text(), inspection, address.pathname));
  }
  response.statusCode = answered.status;
  response.end(Buffer.from(await answered.arrayBuffer()));
}

async function sendAsset(response: ServerResponse, name: string) {
  const type = name.endsWith(".js") ? "text/javascript" : "text/css";
  response.setHeader("Content-Type", type);
  response.end((await barAssets())[name] ?? "");
}

type Handler = ReturnType<typeof createRequestHandler>;

// Loaded by Vite, so that it works with the library as its code is now.
async function reviewedPage(
  vite: ViteDevServer,
  words: CheckedWords,
  asked: URL,
  handler: Handler,
) {
  const code = await vite.ssrLoadModule("/scripts/serve/reviewed-answer.ts");
  const { reviewedAnswer } = code as typeof review;
  return reviewedAnswer({
    words,
    content: path.resolve(process.env.CONTENT_DIR ?? "content"),
    address: asked.pathname.slice(basePath.length) || "/",
    render: async (_words, { address, status }) => {
      const answered = await handler(new Request(new URL(basePath + address, asked)));
      // Code that is wrong is shown by the answer itself.
      if (answered.status !== status) throw answered;
      return answered.text();
    },
  }).catch((refusal: unknown) => {
    if (!(refusal instanceof Response)) throw refusal;
  });
}

// Pages are rendered from other words meanwhile, so two at once would mix them.
let last: Promise<unknown> = Promise.resolve();
function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(work, work);
  last = answer;
  return answer;
}

function sendPage(response: ServerResponse, status: number, html: string) {
  response.statusCode = status;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(html);
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
