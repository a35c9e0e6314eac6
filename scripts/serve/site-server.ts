import { createServer, type Server } from "node:http";
import { hostAnswers } from "#scripts/serve/host-answer.ts";
import { listen } from "#scripts/serve/listen.ts";

/** A running server of the built site and the address at which it listens. */
export type SiteServer = { server: Server; address: string };

type Options = { folder: string; port: number; basePath?: string };

/**
 * Serves a built site as a static host would: flat files, the headers of its _headers file, its
 * own page for what is not there. Rejects with a plain sentence where the port cannot be had.
 */
export async function serveSite({ folder, port, basePath = "" }: Options): Promise<SiteServer> {
  const answer = hostAnswers(folder, basePath);
  const server = createServer((request, response) => {
    const failed = (error: Error) => {
      console.error(error.stack);
      return { status: 500, headers: {}, body: undefined };
    };
    void answer(request)
      .catch(failed)
      .then(({ status, headers, body }) => {
        const length = status === 304 ? {} : { "Content-Length": body?.length ?? 0 };
        response.writeHead(status, { ...headers, ...length }).end(body);
      });
  });
  const origin = await listen(server, port);
  return { server, address: origin + basePath };
}
