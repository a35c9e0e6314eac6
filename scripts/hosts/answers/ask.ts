import { request as askHttp, type IncomingHttpHeaders } from "node:http";
import { request as askHttps } from "node:https";

/** A question to a host: a path as it is sent, and what goes with it. */
export type Question = { path: string; method?: "GET" | "HEAD"; headers?: Record<string, string> };

/** What a host answered, as it travelled. */
export type Answer = {
  /** The origin that was asked. */
  origin: string;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

/** What a browser says that it can unpack. */
export const asBrowser = { "Accept-Encoding": "gzip, deflate, br" };

const patienceMilliseconds = 20_000;

/**
 * Asks the host of an address, without changing the path, following a redirect or unpacking what comes;
 * rejects where no answer comes.
 */
export function ask(address: string, { path, method = "GET", headers }: Question): Promise<Answer> {
  const { protocol, hostname, port } = new URL(address);
  const send = protocol === "https:" ? askHttps : askHttp;
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers: { ...identity, ...headers } };
    const question = send(options, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          origin: new URL(address).origin,
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    question.setTimeout(patienceMilliseconds, () =>
      question.destroy(new Error(`${address} did not answer ${path}.`)),
    );
    question.on("error", reject);
    question.end();
  });
}

const identity = { "Accept-Encoding": "identity", "User-Agent": "Mozilla/5.0" };
