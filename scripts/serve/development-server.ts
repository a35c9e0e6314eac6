import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import path from "node:path";
import { basePath } from "#app/library/base-path.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { printProblems } from "#app/library/problems/problem.ts";
import { setBodyCache } from "#scripts/build/body-cache.ts";
import { cutFonts } from "#scripts/build/cut-fonts.ts";
import { developmentAnswer } from "#scripts/serve/development-answer.ts";
import { developmentCode } from "#scripts/serve/code/development-code.ts";
import { freshInspections } from "#scripts/serve/fresh-inspection.ts";
import { liveReload } from "#scripts/serve/live-reload.ts";
import { readyForSaves } from "#scripts/serve/ready-for-saves.ts";
import { busyPort } from "#scripts/serve/site-server.ts";
import { watchFolders } from "#scripts/serve/watch-folders.ts";

// Editors write a file in several steps; what follows within this time belongs together.
const settleMilliseconds = 10;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Development in progress: where it listens, and how to end it. */
export type Development = { address: string; stop: () => Promise<void> };

/**
 * Serves the site from its words as they are now. A saved file in content/ or app/ reloads the open
 * pages; words that need mending are shown in the page and in the terminal until they are mended.
 */
export async function startDevelopment(port: number): Promise<Development> {
  process.env.NODE_ENV = "development";
  const http = createHttpServer();
  await listen(http, port);
  const opening = open(http);
  // A page that was left open may ask before there is an answer, and waits for it.
  http.on("request", (request, response) => {
    opening.then(({ answer }) => answer(request, response)).catch(() => response.destroy());
  });
  const end = () => {
    http.close();
    http.closeAllConnections();
  };
  try {
    const { close } = await opening;
    const stop = async () => {
      await close();
      end();
    };
    return { address: addressOf(http, port), stop };
  } catch (error) {
    end();
    throw error;
  }
}

async function open(http: Server) {
  const content = path.resolve(process.env.CONTENT_DIR ?? "content");
  const pages = liveReload();
  const inspect = freshInspections(content);
  const saved = whenSettled(async () => {
    // The browser asks for the page while the words are being read for it.
    pages.reload();
    reportWords(await inspect());
  });
  await Promise.all([setBodyCache(), cutFonts()]);
  reportWords(await inspect());
  const code = await developmentCode({ http, content, saved });
  const unwatch = watchFolders(content, saved);
  const answer = firstThen(developmentAnswer({ code, inspect, pages }), (asked) => {
    const state = pages.state();
    const { isFromSources, draw } = code.current();
    const ready = readyForSaves({
      content,
      // Vite draws slowly and would be in the way of whoever saves meanwhile.
      draw: async () => isFromSources || (await draw(new Request(asked))).text(),
      isIdle: () => pages.state() === state,
    });
    // Without it the first save only takes longer.
    ready.catch(() => {});
  });
  const close = async () => {
    unwatch();
    await code.close();
  };
  return { answer, close };
}

function listen(http: Server, port: number) {
  return new Promise<void>((resolve, reject) => {
    http.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(busyPort(port)) : error),
    );
    http.listen(port, resolve);
  });
}

function addressOf(http: Server, port: number) {
  const listening = http.address();
  const actual = typeof listening === "object" && listening ? listening.port : port;
  return `http://localhost:${actual}${basePath}`;
}

// Calls back once, when the first page has been sent, with its address.
function firstThen(answer: Answer, sent: (address: URL) => void): Answer {
  let isFirst = true;
  return (request, response) => {
    const { url = "/" } = request;
    if (isFirst) response.once("close", () => sent(new URL(url, "http://localhost")));
    isFirst = false;
    answer(request, response);
  };
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

let hadProblems = false;

// Says once what is wrong, and once that it is right again.
function reportWords({ problems }: Inspection) {
  if (problems.length > 0) console.error(`\n${printProblems(problems)}\n`);
  else if (hadProblems) console.log("The words are in order again.");
  hadProblems = problems.length > 0;
}
