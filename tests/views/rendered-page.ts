import { matchRoutes } from "@remix-run/react";
import { parse } from "node-html-parser";
import type { Contents } from "#app/content/contents.ts";
import { holdContents } from "#app/content/open-contents.server.ts";
import { routedLanguages } from "#app/content/parts/pages.ts";
import { routesWith } from "#app/routes.ts";
import { siteRenderer } from "#scripts/build/rendering/site-renderer.ts";

type Loader = (asked: object) => Promise<{ props: object }>;

const browser = { script: "/a.js", styles: "/a.css", homeStyles: "/b.css" };

/** A page as the build renders it before it is finished. */
export async function renderedHtml(contents: Contents, address: string, status = 200) {
  const release = holdContents(contents);
  try {
    return parse(await siteRenderer(browser, routedLanguages(contents)).render(address, status));
  } finally {
    release();
  }
}

/** A rendered page, and the props of its view. */
export async function renderedPage(contents: Contents, address: string) {
  const page = await renderedHtml(contents, address);
  const table = routesWith(routedLanguages(contents)).map(([path, module]) => ({ path, module }));
  const [match] = matchRoutes(table, address) ?? [];
  const { loader } = match?.route.module as { loader: Loader };
  const release = holdContents(contents);
  const request = new Request(`http://localhost${address}`);
  const { props } = await loader({ request, params: match?.params }).finally(release);
  return { page, main: page.querySelector("main")!, props };
}
