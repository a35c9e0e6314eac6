import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { basePath } from "#app/library/base-path.ts";

/** Answers with the text at an address of the site; throws where the status is another one. */
export type AskSite = (address: string, status?: number) => Promise<string>;

/** Opens the built code, which answers in this process and without a server. */
export async function openSite(appFolder: string): Promise<AskSite> {
  const file = pathToFileURL(path.join(appFolder, "server/index.js")).href;
  const handle = createRequestHandler((await import(file)) as ServerBuild, "production");
  return async (address, status = 200) => {
    const response = await handle(new Request(`http://localhost${basePath}${address}`));
    const text = await response.text();
    if (response.status !== status) {
      throw new Error(`${address} answered ${response.status} instead of ${status}.\n${text}`);
    }
    return text;
  };
}
