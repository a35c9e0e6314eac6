import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { setting } from "#app/content/setting.ts";
import { UserError } from "#app/content/user-error.ts";

const defaultPort = 3000;
const highestPort = 65_535;
// Unfinished work is not for the rest of the network. Browsers also try this address for localhost.
const defaultHost = "127.0.0.1";

/** The port in PORT, or 3000; throws if it is not a port. */
export function chosenPort(): number {
  const isPort = (said: string) => /^\d+$/.test(said) && Number(said) <= highestPort;
  const advice = `Write a number from 0 to ${highestPort}.`;
  return Number(setting("PORT", isPort, advice) ?? defaultPort);
}

/** A server for pages and files that no request can crash. */
export function readingServer(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): Server {
  return createServer(async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return response.writeHead(405, { Allow: "GET, HEAD" }).end();
    // sirv crashes on a range that ends before it begins; a whole file is a valid answer to any range.
    delete request.headers.range;
    // sirv handles neither a file that disappears nor a visitor who leaves.
    response.on("pipe", (file: Readable) => {
      file.on("error", () => response.destroy());
      response.on("close", () => file.destroy());
    });
    try {
      return await answer(request, response);
    } catch (error) {
      console.error(error);
      return response.headersSent ? response.destroy() : response.writeHead(500).end();
    }
  });
}

/** Makes a server listen at HOST and returns its origin; throws a plain sentence if the port is not available. */
export async function listen(server: Server, port: number): Promise<string> {
  const host = setting("HOST") ?? defaultHost;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(refusal(port, host, error.code)));
    server.listen(port, host, resolve);
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function refusal(port: number, host: string, code = "") {
  const reasons: Record<string, string> = {
    EADDRINUSE: "is in use by another program",
    EACCES: "needs administrator rights",
  };
  const other = code === "EADDRINUSE" && port < highestPort ? port + 1 : defaultPort;
  return new UserError(
    code in reasons
      ? `Port ${port} ${reasons[code]}; choose another, such as PORT=${other}.`
      : `HOST says "${host}", which is not an address of this machine (${code}). Leave it out, or set HOST=0.0.0.0.`,
  );
}
