import { parse } from "node-html-parser";
import type { Contents } from "#app/content/contents.ts";
import { holdContents } from "#app/content/open-contents.server.ts";
import { routedLanguages } from "#app/content/parts/pages.ts";
import { serverBuild } from "#app/server-build.ts";
import { pageDataLoader } from "#scripts/build/rendering/page-data.ts";
import { siteRenderer } from "#scripts/build/rendering/site-renderer.ts";

const browser = { script: "/a.js", styles: "/a.css", homeStyles: "/b.css" };

const buildOf = (contents: Contents) => serverBuild(browser, routedLanguages(contents));

/** A page as the build renders it before it is finished. */
export async function renderedHtml(contents: Contents, address: string, status = 200) {
  const release = holdContents(contents);
  try {
    return parse(await siteRenderer(buildOf(contents))(address, status));
  } finally {
    release();
  }
}

/** A rendered page, and the props of its view. */
export async function renderedPage(contents: Contents, address: string) {
  const page = await renderedHtml(contents, address);
  const release = holdContents(contents);
  const [, data] = await pageDataLoader(buildOf(contents))(address).finally(release);
  const { props } = data as { props: object };
  return { page, main: page.querySelector("main")!, props };
}
