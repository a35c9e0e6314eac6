import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";

import { liveReload } from "#scripts/serve/live-reload.ts";

async function servedReload() {
  const pages = liveReload();
  const server = createServer((request, response) => {
    if (!pages.takes(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { pages, origin: `http://localhost:${port}` };
}

/** Listens as a page does that has this script; answers with what it hears next. */
async function listen(origin: string, script: string) {
  const address = /EventSource\("([^"]+)"\)/.exec(script)?.[1] ?? "";
  const { body, headers } = await fetch(origin + address);
  expect(headers.get("content-type")).toBe("text/event-stream");
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = "";
  return async (wanted: string) => {
    while (!heard.includes(wanted)) heard += (await reader?.read())?.value ?? "";
    return heard;
  };
}

it("reloads every page that listens, and only once something is saved", async () => {
  const { pages, origin } = await servedReload();
  const script = pages.script(pages.state());
  const hear = await Promise.all([listen(origin, script), listen(origin, script)]);
  for (const next of hear) expect(await next("retry")).not.toContain("data:");
  pages.reload();
  for (const next of hear) expect(await next("data:")).toContain("data: reload\n\n");
});

it("reloads a page at once that was drawn before the last save", async () => {
  const { pages, origin } = await servedReload();
  const script = pages.script(pages.state());
  pages.reload();
  expect(await (await listen(origin, script))("data:")).toContain("reload");
  const fresh = await listen(origin, pages.script(pages.state()));
  expect(await fresh("retry")).not.toContain("data:");
});

it("reloads a page at once that an earlier start of the server has drawn", async () => {
  const { origin } = await servedReload();
  const hear = await listen(origin, liveReload().script("an earlier state"));
  expect(await hear("data:")).toContain("reload");
});

it("leaves every other address to others", async () => {
  const { origin } = await servedReload();
  expect((await fetch(`${origin}/about`)).status).toBe(404);
});
