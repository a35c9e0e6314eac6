import { matchRoutes } from "@remix-run/react";
import { parse } from "node-html-parser";
import type { Contents } from "#app/content/contents.ts";
import { prefixesOf } from "#app/content/parts/contents-at.ts";
import { serverBuild } from "#app/server-build.ts";
import { siteRenderer } from "#scripts/build/rendering/site-renderer.ts";

const browser = { script: "/a.js", styles: "/a.css", homeStyles: "/b.css", proseStyles: "/c.css" };

/** A page as the build renders it before it is finished. */
export async function renderedHtml(contents: Contents, address: string, status = 200) {
  return parse(await siteRenderer(contents, browser)(address, status));
}

/** A rendered page, and the props of its view. */
export async function renderedPage(contents: Contents, address: string) {
  const page = await renderedHtml(contents, address);
  const { props } = (await dataOf(contents, address)) as { props: object };
  return { page, main: page.querySelector("main")!, props };
}

// What the loader of a page gives to its view.
async function dataOf(contents: Contents, address: string): Promise<unknown> {
  const { routes } = serverBuild(browser, prefixesOf(contents));
  const places = Object.values(routes).flatMap(({ id, path = "" }) =>
    id === "root" ? [] : { id, path },
  );
  const { route, params } = matchRoutes(places, address)![0]!;
  const request = new Request(`http://localhost${address}`);
  return routes[route.id]?.module.loader?.({ request, params, context: { contents } });
}
