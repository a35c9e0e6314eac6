import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // Without its data, which only Remix in the browser would read.
  const page = { ...context, serverHandoffStream: undefined };
  const html = renderToStaticMarkup(<RemixServer context={page} url={request.url} />);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${withScripts(html, context)}`, { status, headers });
}

// Remix never runs in the browser: a page gets the entry script only if it has a form or tooltips, and in
// development also Vite's client, which reloads the page.
function withScripts(html: string, { manifest: { entry } }: EntryContext) {
  const modules = [
    ...entry.imports,
    ...(/<delivery-form | data-island=/.test(html) ? [entry.module] : []),
  ];
  const scripts = modules.map((source) => `<script type="module" src="${source}"></script>`);
  return html.replace("</head>", () => `${scripts.join("")}</head>`);
}
