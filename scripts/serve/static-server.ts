import { existsSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";
import { notFoundAddress } from "#app/content/addresses.ts";
import { languageCode } from "#app/model/fields/state.ts";
import { readHeadersFile } from "#scripts/hosts/headers-file.ts";
import { redirectTargets } from "#scripts/hosts/redirects-file.ts";
import { listen, readingServer } from "#scripts/serve/listen.ts";
import { placeAt } from "#scripts/serve/place-at.ts";

/** A running server of the built site and its address. */
export type SiteServer = { server: Server; address: string };

type Options = { folder: string; port: number; basePath?: string };

/**
 * Serves a built site as a static host does: flat files, the headers and redirects of its own
 * files, and its own 404 page. Rejects with a plain sentence if the port is not available.
 */
export async function serveSite({ folder, port, basePath = "" }: Options): Promise<SiteServer> {
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const headersOf = readHeadersFile(read("_headers"));
  const redirects = redirectTargets(read("_redirects"));
  // The 404 page of the language's folder if there is one, otherwise that of the site.
  const notFoundAt = (url = "/") => {
    const [, language = ""] = /^\/([^/]+)\//.exec(url) ?? [];
    const translated = path.join(language, "404.html");
    return read(
      languageCode.test(language) && existsSync(path.join(folder, translated))
        ? translated
        : "404.html",
    );
  };
  const files = sirv(folder, {
    // Reads the folder for each request, since a build may replace it.
    dev: true,
    etag: true,
    extensions: ["html"],
    setHeaders: (response, address) => {
      for (const [name, value] of Object.entries(headersOf(address)))
        response.setHeader(name, value);
    },
  });
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
  const server = readingServer((request, response) => {
    const send = (status: number, headers: Record<string, string>, body?: string) =>
      response.writeHead(status, { ...headersOf(notFoundAddress), ...headers }).end(body);
    const asked = (request.url ?? "/").slice(basePath.length);
    const missing = () =>
      send(404, { "Content-Type": "text/html; charset=utf-8" }, notFoundAt(asked));
    const place = placeAt(request.url ?? "/", basePath, redirects);
    if (!place) return missing();
    if ("to" in place) return send(301, { Location: place.to });
    request.url = encodeURI(place.inside);
    compress(request, response, () => files(request, response, () => void missing()));
  });
  return { server, address: (await listen(server, port)) + basePath };
}
