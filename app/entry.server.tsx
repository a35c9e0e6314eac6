import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";

declare module "@remix-run/server-runtime" {
  interface AppLoadContext {
    /** Receives what the loaders of a page returned, keyed by route id. */
    noteAnswer?: (answer: unknown) => void;
  }
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { noteAnswer }: AppLoadContext,
) {
  noteAnswer?.(context.staticHandlerContext.loaderData);
  const html = renderToString(<RemixServer context={context} url={request.url} />);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${withScripts(html, context)}`, { status, headers });
}

// Remix never runs in the browser: a page gets the entry script only where it has an island, and in
// development the scripts of Vite that reload the page.
function withScripts(html: string, { manifest }: EntryContext) {
  const { hmr } = manifest as { hmr?: { runtime: string } };
  const modules = [
    ...(hmr ? [`${import.meta.env.BASE_URL}@vite/client`, hmr.runtime] : []),
    ...(html.includes("data-island=") ? [manifest.entry.module] : []),
  ];
  const scripts = modules.map((source) => `<script type="module" src="${source}"></script>`);
  return html.replace("</head>", `${scripts.join("")}</head>`);
}
