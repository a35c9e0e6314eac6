import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";

declare module "@remix-run/server-runtime" {
  interface AppLoadContext {
    /** Is told what the loaders of a page answered, by the names of their routes. */
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

// Remix itself never starts in the browser; a page gets one small module, and only where an island
// waits for it. Development adds what reloads the page.
function withScripts(html: string, { manifest }: EntryContext) {
  const { hmr } = manifest as { hmr?: { runtime: string } };
  const modules = [
    ...(hmr ? [`${import.meta.env.BASE_URL}@vite/client`, hmr.runtime] : []),
    ...(html.includes("data-island=") ? [manifest.entry.module] : []),
  ];
  const scripts = modules.map((source) => `<script type="module" src="${source}"></script>`);
  return html.replace("</head>", `${scripts.join("")}</head>`);
}
