import { parse } from "node-html-parser";
import type { Contents } from "#app/content/contents.ts";
import { pageDataLoader } from "#scripts/build/rendering/page-data.ts";
import { siteRenderer } from "#scripts/build/rendering/site-renderer.ts";

const browser = { script: "/a.js", styles: "/a.css", homeStyles: "/b.css" };

/** A page as the build renders it before it is finished. */
export async function renderedHtml(contents: Contents, address: string, status = 200) {
  return parse(await siteRenderer(contents, browser)(address, status));
}

/** A rendered page, and the props of its view. */
export async function renderedPage(contents: Contents, address: string) {
  const page = await renderedHtml(contents, address);
  const [, data] = await pageDataLoader(contents)(address);
  const { props } = data as { props: object };
  return { page, main: page.querySelector("main")!, props };
}
