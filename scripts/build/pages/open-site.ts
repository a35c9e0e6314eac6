import path from "node:path";
import { pathToFileURL } from "node:url";
import { matchRoutes } from "@remix-run/router";
import { createRequestHandler, type ServerBuild } from "@remix-run/server-runtime";
import { basePath } from "#app/library/base-path.ts";

/** The built site, which answers in this process and without a server. */
export type Site = {
  /** What the loaders of the page at an address answer; undefined where one of them refuses. */
  answer: (address: string) => Promise<unknown>;
  /** The page at an address and what its loaders answered; throws where the status is another. */
  render: (address: string, status?: number) => Promise<{ text: string; answer: unknown }>;
};

/** Opens the site's built code. */
export async function openSite(codeFolder: string): Promise<Site> {
  const file = pathToFileURL(path.join(codeFolder, "server/index.js")).href;
  const build = (await import(file)) as ServerBuild;
  const handler = createRequestHandler(build, "production");
  const requestFor = (address: string, signal?: AbortSignal) =>
    new Request(`http://localhost${basePath}${address}`, { signal });
  return {
    answer: (address) => answerOf(build, requestFor(address)),
    render: async (address, status = 200) => {
      let answer: unknown;
      const asking = new AbortController();
      const request = requestFor(address, asking.signal);
      const noteAnswer = (noted: unknown) => {
        answer = noted;
      };
      const response = await handler(request, { noteAnswer });
      const text = await response.text();
      // Remix holds on to the data of a page for five seconds unless nobody waits for it any more.
      asking.abort("answered");
      if (response.status !== status) {
        throw new Error(`${address} answered ${response.status} instead of ${status}.\n${text}`);
      }
      return { text, answer };
    },
  };
}

async function answerOf({ routes, basename }: ServerBuild, request: Request) {
  const { root, ...others } = routes;
  const tree = [{ ...root, children: Object.values(others) }] as Parameters<typeof matchRoutes>[0];
  const matches = matchRoutes(tree, new URL(request.url).pathname, basename) ?? [];
  try {
    const answers = await Promise.all(
      matches.map(async ({ route: { id = "" }, params }) => {
        const loader = routes[id]?.module.loader;
        const data: unknown = await loader?.({ request, params, context: {} });
        return [id, data] as const;
      }),
    );
    return Object.fromEntries(answers);
  } catch (refusal) {
    if (refusal instanceof Response) return undefined;
    throw refusal;
  }
}
