import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { createRequestHandler } from "@remix-run/node";
import { filePolicy } from "#app/head/security-headers.ts";
import { basePath } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { oldAddress } from "#app/model/site/redirect.ts";
import { downloadTypes } from "#app/model/fields/download.ts";
import type { FreshCode } from "#scripts/serve/fresh-code.ts";
import type { FreshContent } from "#scripts/serve/fresh-content.ts";
import { plainPage } from "#scripts/serve/plain-page.ts";

const [script = "", styles = "", viteClient] = [
  "app/entry.client.tsx",
  "app/styles.css",
  "@vite/client",
].map((file) => `${basePath}/${file}`);

/** A page with its status. */
type Page = { status: number; html: string };

/**
 * The page at an address, made from the code and the content as they are now; undefined where the
 * response has been given something else than a page.
 */
export async function developmentAnswer(
  address: URL,
  response: ServerResponse,
  { code, content }: { code: FreshCode; content: FreshContent },
): Promise<Page | undefined> {
  const { contents, files } = await content();
  if (!contents) {
    const text = "The site appears as soon as the mistakes that are named here are mended.";
    return { status: 500, html: plainPage("Please correct the content", text) };
  }
  const inside = address.pathname.slice(basePath.length);
  const home = basePath && address.pathname === "/" ? `${basePath}/` : undefined;
  const moved = movedTo(contents, inside + address.search) ?? home;
  const file = fileAt(contents, inside);
  if (moved) response.writeHead(302, { Location: moved }).end();
  else if (file) {
    if (file.type) response.setHeader("Content-Type", file.type);
    response.setHeader("Content-Security-Policy", filePolicy);
    response.end(await readFile(file.place));
  } else {
    const { serverBuild } = await code.current();
    const build = serverBuild({ script, styles, viteClient });
    const answered = await createRequestHandler(build, "development")(new Request(address), {});
    const text = await answered.text();
    const type = answered.headers.get("Content-Type") ?? "";
    const { status } = answered;
    const lost = status === 404 && files.get(inside);
    const gone = `content/${lost} was renamed, deleted, or is over.`;
    if (type.startsWith("text/html"))
      return { status, html: lost ? plainPage("This page is gone", gone) : text };
    response.writeHead(status, { "Content-Type": type }).end(text);
  }
  return undefined;
}

function movedTo({ redirects }: Contents, asked: string) {
  const { path, query } = oldAddress(asked);
  const isAsked = (from: string) => {
    const old = oldAddress(from);
    return old.path === path && (old.query === "" || old.query === query);
  };
  return redirects.find(({ from }) => isAsked(from))?.to;
}

// A file to download, or a photograph, whose own file stands for all the sizes that a build makes.
function fileAt({ photos, downloads }: Contents, address: string) {
  const download = downloads.get(address);
  if (download) return { place: download.file, type: downloadTypes[download.ending].mime };
  const hash = /^\/assets\/photo-([^-]+)-\d+\.\w+$/.exec(address)?.[1];
  const photo = hash && [...photos.values()].find((one) => one.hash === hash);
  return photo ? { place: photo.file, type: undefined } : undefined;
}
