import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { basePath } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { routedLanguages } from "#app/content/parts/pages.ts";
import { serverBuild } from "#app/server-build.ts";

// Data names no assets.
const noAssets = { script: "", styles: "", homeStyles: "" };

type ServerRoute = ServerBuild["routes"][string];

/**
 * Returns a function that loads the data of the frame and of the page at an address. It calls the
 * loaders itself, because Remix takes longer to answer than they do.
 */
export function pageDataLoader(contents: Contents) {
  const { routes } = serverBuild(noAssets, routedLanguages(contents));
  const { root, ...pages } = routes;
  const places = Object.values(pages).map(({ id, path = "" }) => ({ id, path }));
  return async (address: string): Promise<[frame: unknown, page: unknown]> => {
    const path = basePath + address;
    const [match] = matchRoutes(places, path, basePath || "/") ?? [];
    const request = new Request(`http://localhost${path}`);
    const asked = { request, params: match?.params ?? {}, context: { contents } };
    const page = pages[match?.route.id ?? ""];
    return [await answerOf(root, asked), await answerOf(page, asked)];
  };
}

// The pages of errors answer with a status.
async function answerOf(route: ServerRoute | undefined, asked: LoaderFunctionArgs) {
  try {
    return (await route?.module.loader?.(asked)) as unknown;
  } catch (answer) {
    if (answer instanceof Response) return answer.status;
    throw answer;
  }
}
