import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { UserError } from "#app/content/user-error.ts";

const defaultPort = 3000;
const highestPort = 65_535;
// Nobody else in the network has to see what is not finished. Browsers try it for localhost too.
const defaultHost = "127.0.0.1";

/** The port that PORT asks for, 3000 where it asks for none; throws where it is no port. */
export function chosenPort(): number {
  // A setting that nobody filled in arrives as an empty text.
  const asked = process.env.PORT?.trim() || String(defaultPort);
  if (/^\d+$/.test(asked) && Number(asked) <= highestPort) return Number(asked);
  throw new UserError(`PORT says "${asked}"; it has to be a number from 0 to ${highestPort}.`);
}

/** A server for pages and files, which no request ends. */
export function readingServer(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): Server {
  return createServer(async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return response.writeHead(405, { Allow: "GET, HEAD" }).end();
    // sirv ends the program for a range that ends before it begins; a whole file answers any range.
    delete request.headers.range;
    // sirv does not listen for a file that vanishes, or for a visitor who leaves.
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

/** Lets a server listen where HOST says and answers with its origin; says in a sentence why a port cannot be had. */
export async function listen(server: Server, port: number): Promise<string> {
  const host = process.env.HOST?.trim() || defaultHost;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(refusal(port, host, error.code)));
    server.listen(port, host, resolve);
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function refusal(port: number, host: string, code = "") {
  const reasons: Record<string, string> = {
    EADDRINUSE: "is taken by another program",
    EACCES: "is kept for the administrator of this machine",
  };
  const other = code === "EADDRINUSE" && port < highestPort ? port + 1 : defaultPort;
  return new UserError(
    code in reasons
      ? `Port ${port} ${reasons[code]}; choose another one, such as PORT=${other}.`
      : `HOST says "${host}", which is no address of this machine (${code}). Leave it out, or write HOST=0.0.0.0.`,
  );
}
