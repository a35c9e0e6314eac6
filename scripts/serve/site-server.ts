import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { hostHeaders } from "#scripts/serve/host-headers.ts";
import { hostRedirects } from "#scripts/serve/host-redirects.ts";

/** A running server of the built site and the address at which it listens. */
export type SiteServer = { server: Server; address: string };

type Options = { folder: string; port: number; basePath?: string };

/**
 * Serves a built site as a static host would: flat files, the headers of its _headers file, its
 * own page for what is not there. Rejects with a plain sentence where the port is taken.
 */
export async function serveSite({ folder, port, basePath = "" }: Options): Promise<SiteServer> {
  const headersOf = hostHeaders(await readFile(path.join(folder, "_headers"), "utf8"));
  const redirectOf = hostRedirects(await readFile(path.join(folder, "_redirects"), "utf8"));
  const missing = await readFile(path.join(folder, "404.html"));
  const files = sirv(folder, { dev: true, etag: true, extensions: ["html"] });
  const server = createServer((request, response) => {
    const [pathname = "/"] = (request.url ?? "/").split("?");
    const moved = redirectOf(pathname);
    if (moved !== undefined) return void response.writeHead(301, { Location: moved }).end();
    const isInside = pathname === basePath || pathname.startsWith(`${basePath}/`);
    const inside = isInside ? pathname.slice(basePath.length) || "/" : pathname;
    for (const [name, value] of headersOf(inside)) response.setHeader(name, value);
    const notFound = () => {
      response.statusCode = 404;
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(missing);
    };
    if (!isInside || /^\/_(headers|redirects)$/.test(inside)) return notFound();
    request.url = inside;
    files(request, response, notFound);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(busyPort(port)) : error),
    );
    server.listen(port, resolve);
  });
  const listening = server.address();
  const actual = typeof listening === "object" && listening ? listening.port : port;
  return { server, address: `http://localhost:${actual}${basePath}` };
}

/** What to do where another program has the port. */
export function busyPort(port: number) {
  return `Port ${port} is taken by another program; choose another one, such as PORT=${port + 1} npm start.`;
}
